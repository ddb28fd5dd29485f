import { fewLetters, shares } from './recipe.ts'
import { lettersIn, readScripts, synthesise } from './synthesise.ts'
import { trainingDocuments } from './texts.ts'

/** A text to fit on. */
export interface Sample {
  readonly kind: string
  readonly source: string
  readonly synthetic: boolean
  readonly text: string
}

/** Real and generated texts, then one text in made-up words for each script. */
export interface Dataset {
  readonly samples: readonly Sample[]
  /** Scripts by the number of the sample that is written in them, with the letters that each other sample has. */
  readonly madeUp: ReadonlyMap<number, { name: string; letters: readonly number[] }>
}

/** Texts that are drawn alike. */
export interface Group {
  readonly weight: number
  readonly texts: readonly number[]
}

export async function readDataset(): Promise<Dataset> {
  const real: Sample[] = trainingDocuments()
  const scripts = await readScripts()
  return {
    samples: [...real, ...scripts.map((script) => synthesise(script))],
    madeUp: new Map(
      scripts.map((script, index) => {
        const letters = real.map(({ text }) => lettersIn(text, script.name))
        return [real.length + index, { name: script.name, letters }]
      }),
    ),
  }
}

/** Kinds weigh equally; texts that `isIn` denies are left out, and their scripts count as unseen. */
export function groupsOf({ samples, madeUp }: Dataset, isIn: (text: number) => boolean): Group[] {
  const kinds = new Map<string, number[]>()
  samples.forEach(({ kind }, text) => {
    if (madeUp.has(text) || !isIn(text)) return
    kinds.set(kind, [...(kinds.get(kind) ?? []), text])
  })
  const ofKinds = [...kinds.values()].map((texts) => ({
    weight: samples[texts[0] as number]?.synthetic ? shares.synthetic : 1,
    texts,
  }))
  const ofScripts = [...madeUp].map(([text, { name, letters }]) => {
    const seen = letters.reduce((sum, count, index) => sum + (isIn(index) ? count : 0), 0)
    const share = seen < fewLetters ? shares.wordsOfUnseenScript : shares.wordsOfSeenScript
    return { weight: name === 'Latin' ? shares.latinWords : share, texts: [text] }
  })
  return [...ofKinds, ...ofScripts]
}
