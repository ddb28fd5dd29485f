import { charClass, classes, classOfPair, isTrail } from './unicode.ts'

/** A Unicode normalisation form that a tokenizer brings its text into first. */
export type NormalForm = 'NFC' | 'NFKC'

/** Engines sort a run of marks by insertion: a text that is one run would take minutes. Behind so many it is cut. */
const longestRun = 30

/** Below these, every text is normal. */
const firstChanged = { NFC: 0x300, NFKC: 0xa0 } as const

/** The text as the tokenizer reads it; linear. The text itself where it has no character that could change. */
export function normalise(text: string, form: NormalForm | undefined): string {
  if (form === undefined) return text
  const changed = firstChanged[form]
  let at = 0
  while (at < text.length && text.charCodeAt(at) < changed) at++
  if (at === text.length) return text
  const normaliser = new Normaliser(form)
  return normaliser.append(text) + normaliser.rest
}

/** Normalises a text that comes in chunks: what it gives, one after another, is the same for any chunking. */
export class Normaliser {
  readonly #form: NormalForm | undefined
  /** What a later chunk may change. */
  #open = ''
  /** Of `#open`, the units that have been looked at. */
  #seen = 0
  /** Units since the last boundary. */
  #run = 0

  constructor(form: NormalForm | undefined) {
    this.#form = form
  }

  /** What no later chunk can change. */
  append(chunk: string): string {
    const form = this.#form
    if (form === undefined) return chunk
    const text = this.#open === '' ? chunk : this.#open + chunk
    const length = text.length
    // Half a pair at the end tells nothing yet.
    const end = length > 0 && isLead(text.charCodeAt(length - 1)) ? length - 1 : length
    let out = ''
    let from = 0
    let last = 0
    for (let at = this.#seen; at < end; at++) {
      const unit = text.charCodeAt(at)
      if (isTrail(unit) && at > 0 && isLead(text.charCodeAt(at - 1))) continue
      if (unit < 0x300 || isBoundary(text, at, unit)) {
        this.#run = 0
        last = at
      } else if (++this.#run > longestRun) {
        out += text.slice(from, at).normalize(form)
        this.#run = 1
        from = at
        last = at
      }
    }
    this.#open = text.slice(last)
    this.#seen = end - last
    return out + text.slice(from, last).normalize(form)
  }

  /** What came since, as it is if nothing follows. */
  get rest(): string {
    return this.#form === undefined ? '' : this.#open.normalize(this.#form)
  }
}

/** Whether nothing from here on can change what stands before, nor the other way round. */
function isBoundary(text: string, at: number, unit: number): boolean {
  if (isLead(unit) && isTrail(text.charCodeAt(at + 1))) {
    return classOfPair(unit, text.charCodeAt(at + 1)) !== charClass.mark
  }
  return classes[unit] !== charClass.mark && !joinsBefore(unit)
}

/** No marks, yet they compose with what stands before: vowels and finals of Hangul, and voicing marks of half width. */
function joinsBefore(unit: number): boolean {
  return (
    (unit >= 0x1160 && unit < 0x1200) ||
    (unit >= 0x3131 && unit < 0x318f) ||
    (unit >= 0xd7b0 && unit < 0xd800) ||
    (unit >= 0xff9e && unit < 0xffdd)
  )
}

function isLead(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00
}
