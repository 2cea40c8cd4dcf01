export type ImageSize = { width: number; height: number }

type Format = { isIt: (bytes: Buffer) => boolean; size: (bytes: Buffer) => ImageSize | null }

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

const formats: Format[] = [
  { isIt: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n', size: sizeOfPng },
  { isIt: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff', size: sizeOfJpeg },
  { isIt: (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)), size: sizeOfGif },
  { isIt: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP', size: sizeOfWebp },
]

const formatOf = (bytes: Buffer) => formats.find(({ isIt }) => isIt(bytes))

/** Does it begin as one of the images that a photo may be? */
export const isImage = (bytes: Buffer) => formatOf(bytes) !== undefined

/** What an image measures; nothing where it ends too soon, or is not built as its kind is. */
export function imageSize(bytes: Buffer): ImageSize | null {
  try {
    const size = formatOf(bytes)?.size(bytes)
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch (error) {
    // NOTE: this is what reading beyond the end throws.
    if (error instanceof RangeError) return null
    throw error
  }
}

function sizeOfPng(bytes: Buffer): ImageSize | null {
  let at = 8
  let hasPixels = false
  for (;;) {
    const length = bytes.readUInt32BE(at)
    const name = ascii(bytes, at + 4, at + 8)
    if (at + 12 + length > bytes.length) return null
    if (at === 8 && name !== 'IHDR') return null
    if (name === 'IDAT') hasPixels = true
    if (name === 'IEND') break
    at += 12 + length
  }
  return hasPixels ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null
}

/** Frames begin with one of these, but for three numbers among them that mean other things. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function sizeOfJpeg(bytes: Buffer): ImageSize | null {
  let size: ImageSize | null = null
  let at = 2
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xda) break
    if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return bytes.includes(endOfJpeg, at) ? size : null
}
const endOfJpeg = Buffer.from([0xff, 0xd9])

function sizeOfGif(bytes: Buffer): ImageSize | null {
  // NOTE: a GIF ends with this sign; some programs put zeros after it.
  const last = bytes.subarray(10).findLast((byte) => byte !== 0)
  return last === 0x3b ? { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) } : null
}

function sizeOfWebp(bytes: Buffer): ImageSize | null {
  if (bytes.readUInt32LE(4) + 8 > bytes.length) return null
  const kind = ascii(bytes, 12, 16)
  if (kind === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }
  if (kind === 'VP8 ') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  }
  if (kind !== 'VP8L' || bytes.readUInt8(20) !== 0x2f) return null
  const packed = bytes.readUInt32LE(21)
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) }
}
