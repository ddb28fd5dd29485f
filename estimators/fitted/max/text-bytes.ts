const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const values = new Uint8Array(128)
for (let index = 0; index < alphabet.length; index++) values[alphabet.charCodeAt(index)] = index

/** `count` numbers of `width` bits each (1 to 8), written six bits a character. */
export function unpack(text: string, width: number, count: number): Uint8Array {
  const out = new Uint8Array(count)
  let held = 0
  let bits = 0
  let read = 0
  for (let index = 0; index < count; index++) {
    while (bits < width) {
      held = (held << 6) | (values[text.charCodeAt(read++)] as number)
      bits += 6
    }
    bits -= width
    out[index] = (held >>> bits) & ((1 << width) - 1)
    held &= (1 << bits) - 1
  }
  return out
}

/** The inverse of `unpack`. */
export function pack(numbers: ArrayLike<number>, width: number): string {
  const out: string[] = []
  let held = 0
  let bits = 0
  for (let index = 0; index < numbers.length; index++) {
    held = (held << width) | (numbers[index] as number)
    bits += width
    while (bits >= 6) {
      bits -= 6
      out.push(alphabet.charAt((held >>> bits) & 63))
    }
    held &= (1 << bits) - 1
  }
  if (bits > 0) out.push(alphabet.charAt((held << (6 - bits)) & 63))
  return out.join('')
}

/** Runs of equal numbers, each a pair of base-94 numerals: value, then length in as many digits as it needs. */
export function unpackRuns(text: string, size: number): Uint8Array {
  const out = new Uint8Array(size)
  let position = 0
  for (let read = 0; read < text.length; ) {
    const value = text.charCodeAt(read++) - 35
    let length = 0
    for (let more = true; more; ) {
      const digit = text.charCodeAt(read++) - 35
      more = digit >= 45
      length = length * 45 + (more ? digit - 45 : digit)
    }
    out.fill(value, position, position + length)
    position += length
  }
  return out
}

/** The inverse of `unpackRuns`; numbers are below 90. Written with `#` to `|`, save the backslash. */
export function packRuns(numbers: ArrayLike<number>): string {
  const out: string[] = []
  for (let from = 0; from < numbers.length; ) {
    const value = numbers[from] as number
    let to = from
    while (to < numbers.length && numbers[to] === value) to++
    out.push(String.fromCharCode(35 + value))
    out.push(numeral(to - from))
    from = to
  }
  return out.join('')
}

/** Zeros and ones, written as the lengths of their runs in turn, zeros first. */
export function unpackFlags(text: string, size: number): Uint8Array {
  const out = new Uint8Array(size)
  let value = 0
  let position = 0
  for (let read = 0; read < text.length; value ^= 1) {
    let length = 0
    for (let more = true; more; ) {
      const digit = text.charCodeAt(read++) - 35
      more = digit >= 45
      length = length * 45 + (more ? digit - 45 : digit)
    }
    if (value === 1) out.fill(1, position, position + length)
    position += length
  }
  return out
}

/** The inverse of `unpackFlags`. */
export function packFlags(flags: ArrayLike<number>): string {
  const out: string[] = []
  let value = 0
  for (let from = 0; from < flags.length; value ^= 1) {
    let to = from
    while (to < flags.length && flags[to] === value) to++
    out.push(numeral(to - from))
    from = to
  }
  return out.join('')
}

/** In base 45, most significant digit first; all digits but the last are raised by 45. */
function numeral(value: number): string {
  const digits: number[] = []
  for (let rest = value; digits.length === 0 || rest > 0; rest = Math.floor(rest / 45))
    digits.unshift(rest % 45)
  return digits
    .map((digit, index) => String.fromCharCode(35 + digit + (index < digits.length - 1 ? 45 : 0)))
    .join('')
}
