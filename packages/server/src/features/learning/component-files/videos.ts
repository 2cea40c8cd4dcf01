/** A file whose parts can be read: from the first to the last byte, both included. */
export type Readable = { bytes: number; read: (start: number, end: number) => Promise<Buffer> }

// NOTE: more than any real file has on its outermost level.
const mostBoxes = 5000

/** Does a video hold all that its own beginning promises? Told without reading its pictures. */
export const isWholeVideo = (type: string, file: Readable) =>
  type === 'video/mp4' ? isWholeMp4(file) : isWholeWebm(file)

/** An MP4 is boxes one after another, each with its length; `moov` says where the pictures are. */
async function isWholeMp4(file: Readable) {
  let at = 0
  let hasIndex = false
  for (let box = 0; box < mostBoxes && at < file.bytes; box += 1) {
    const head = await file.read(at, Math.min(at + 15, file.bytes - 1))
    if (head.length < 8) return false
    const told = head.readUInt32BE(0)
    const length = told === 1 && head.length >= 16 ? Number(head.readBigUInt64BE(8)) : told
    if (head.toString('latin1', 4, 8) === 'moov') hasIndex = true
    // NOTE: 0 is the last box, which goes on to the end.
    if (told === 0) return hasIndex
    if (length < 8) return false
    at += length
  }
  return hasIndex && at === file.bytes
}

const segment = 0x18538067

/** A WebM is a head and a segment; one whose length is not told was recorded live. */
async function isWholeWebm(file: Readable) {
  const head = await file.read(0, Math.min(file.bytes, 200) - 1)
  const first = sizeAt(head, 4)
  if (!first) return false
  const at = first.next + first.value
  if (at + 12 > head.length || head.readUInt32BE(at) !== segment) return false
  const body = sizeAt(head, at + 4)
  return body !== null && (body.isUnknown || body.next + body.value <= file.bytes)
}

/** A length as Matroska writes it: the first bit that is set says in how many bytes. */
function sizeAt(bytes: Buffer, at: number) {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || at + length > bytes.length) return null
  let value = first & (0xff >> length)
  let isUnknown = value === 0xff >> length
  for (let place = 1; place < length; place += 1) {
    const byte = bytes[at + place] ?? 0
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { value, isUnknown, next: at + length }
}
