import type { Estimator } from '../estimator.ts'

/** An estimate by the content it stands for, in tokens; the sum is the estimate before it is rounded. */
export interface ContentGroups {
  /** Prose and code in ASCII. */
  readonly ascii: number
  /** All other scripts, and emoji. */
  readonly other: number
  /** ASCII digits, and long unbroken runs with a digit in them, such as base64 and hex. */
  readonly dense: number
}

/** An estimator that can split its estimate, so that each group gets a factor of its own. */
export interface GroupedEstimator extends Estimator {
  estimateGroups(text: string): ContentGroups
}

export function isGrouped(estimator: Estimator): estimator is GroupedEstimator {
  return 'estimateGroups' in estimator
}

export const noContent: ContentGroups = { ascii: 0, other: 0, dense: 0 }

export function addGroups(one: ContentGroups, two: ContentGroups): ContentGroups {
  return { ascii: one.ascii + two.ascii, other: one.other + two.other, dense: one.dense + two.dense }
}

/** No word of a language or identifier of a program is often longer and holds a digit. */
const DENSE_RUN = 20

/** What a text holds, in UTF-16 units; of other scripts the UTF-8 bytes as well. One pass. */
export function countContent(text: string): {
  ascii: number
  dense: number
  other: number
  otherBytes: number
} {
  let ascii = 0
  let other = 0
  let otherBytes = 0
  let run = 0
  let digits = 0
  let dense = 0
  const endRun = (): void => {
    const taken = run >= DENSE_RUN && digits > 0 ? run : digits
    dense += taken
    ascii += run - taken
    run = 0
    digits = 0
  }
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) {
      const isDigit = unit >= 0x30 && unit <= 0x39
      if (isDigit || isRunLetter(unit)) {
        run++
        if (isDigit) digits++
        continue
      }
      if (run > 0) endRun()
      ascii++
      continue
    }
    if (run > 0) endRun()
    other++
    // A pair takes 4 bytes, so each of its halves 2; a lone half would take 3, which is nothing to care for here.
    otherBytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3
  }
  endRun()
  return { ascii, dense, other, otherBytes }
}

/** Letters and the signs of base64 that words do not have; `/` and `-` would join paths and phrases. */
function isRunLetter(unit: number): boolean {
  const lower = unit | 0x20
  return (lower >= 0x61 && lower <= 0x7a) || unit === 0x2b || unit === 0x3d
}
