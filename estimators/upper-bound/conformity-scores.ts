import { scoreData } from './score-data.ts'
import type { ScoreTable } from './score-table.ts'

/**
 * The scores of an estimator's texts against a tokenizer; where that tokenizer has none, those pooled over all
 * tokenizers. Undefined for an estimator that none were made for.
 * @param target a reference id such as `o200k_base`
 */
export function conformityScores(estimator: string, target: string): ScoreTable | undefined {
  const line = ownLine(`${estimator} ${target}`) ?? ownLine(`${estimator} any`)
  return line === undefined ? undefined : readScores(line)
}

function ownLine(name: string): string | undefined {
  return Object.hasOwn(scoreData, name) ? scoreData[name] : undefined
}

/** `cell=score,score,…;cell=…`, a score that is not known being empty. */
function readScores(line: string): ScoreTable {
  return Object.fromEntries(
    line.split(';').map((part) => {
      const [cell = '', scores = ''] = part.split('=')
      return [cell, scores.split(',').map((score) => (score === '' ? null : Number(score)))]
    }),
  )
}
