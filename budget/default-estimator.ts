/**
 * The estimator used where the caller names none. A stand-in for `estimateTokens`: one pass, no table.
 * ASCII words cost a token a 4 characters, unbroken runs and digits more, other scripts by their UTF-8 length.
 */
export function defaultEstimator(text: string): number {
  let quarters = 0
  let run = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    run = unit <= 0x20 ? 0 : run + 1
    // A run that no word is as long as is base64, a key or a hash: nearly a token a character.
    if (unit < 0x80) quarters += run > 40 ? 3.6 : unit >= 0x30 && unit <= 0x39 ? 2 : 1
    else if (unit < 0x800) quarters += 2
    else quarters += 4
  }
  return Math.ceil(quarters / 4)
}
