export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Enough for a header of any of the formats, past a JPEG's thumbnail and colour profile. */
const HEADER_BYTES = 96 * 1024

/** Width and height in pixels from a PNG, GIF, WebP or JPEG header; undefined where there is none to read. */
export function imageSize(data: string | Uint8Array | undefined): ImageSize | undefined {
  if (data === undefined) return undefined
  const bytes = typeof data === 'string' ? decodeHeader(data) : data.subarray(0, HEADER_BYTES)
  if (bytes.length < 26) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = png(view) ?? gif(view) ?? webp(view) ?? jpeg(view)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

function decodeHeader(data: string): Uint8Array {
  const start = payloadStart(data)
  const whole = data.slice(start, start + Math.ceil(HEADER_BYTES / 3) * 4)
  try {
    const binary = atob(whole.replace(/-/g, '+').replace(/_/g, '/'))
    return Uint8Array.from(binary, (char) => char.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/** Where the base64 begins: 0, or behind a data URL's prefix. */
export function payloadStart(data: string): number {
  return data.startsWith('data:') ? data.indexOf(',') + 1 : 0
}

function png(view: DataView): ImageSize | undefined {
  if (view.getUint32(0) !== 0x89504e47) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function gif(view: DataView): ImageSize | undefined {
  if (view.getUint32(0) !== 0x47494638) return undefined
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function webp(view: DataView): ImageSize | undefined {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return undefined
  const chunk = view.getUint32(12)
  if (chunk === 0x56503858 && view.byteLength >= 30) {
    // VP8X: the sizes less one, in 24 bits each.
    const at = (offset: number) => (view.getUint32(offset, true) & 0xffffff) + 1
    return { width: at(24), height: view.getUint16(27, true) + (view.getUint8(29) << 16) + 1 }
  }
  if (chunk === 0x5650384c) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (chunk === 0x56503820 && view.byteLength >= 30) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
  return undefined
}

function jpeg(view: DataView): ImageSize | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  let offset = 2
  while (offset + 9 < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined
    const marker = view.getUint8(offset + 1)
    // A start of frame holds the size; C4, C8 and CC lie in its range and mean something else.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) }
    }
    offset += 2 + view.getUint16(offset + 2)
  }
  return undefined
}
