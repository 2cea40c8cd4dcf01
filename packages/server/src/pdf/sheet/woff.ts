import { inflateSync } from 'node:zlib'

const headerLength = { woff: 44, plain: 12 }
const entryLength = { woff: 20, plain: 16 }
const padded = (length: number) => Math.ceil(length / 4) * 4

/**
 * A compressed font as the plain one that it was made of. NOTE: the library unpacks a part of a compressed font anew each time
 * it looks at a letter, and slowly; of a plain one it only reads.
 */
export function plainFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, place) =>
    tableOf(woff, headerLength.woff + place * entryLength.woff),
  )
  const header = Buffer.alloc(headerLength.plain + count * entryLength.plain)
  // NOTE: the three numbers after the count help to search the tables by halves; their readers here do not.
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  let at = header.length
  for (const [place, { tag, checksum, bytes }] of tables.entries()) {
    const entry = headerLength.plain + place * entryLength.plain
    header.writeUInt32BE(tag, entry)
    header.writeUInt32BE(checksum, entry + 4)
    header.writeUInt32BE(at, entry + 8)
    header.writeUInt32BE(bytes.length, entry + 12)
    at += padded(bytes.length)
  }
  return Buffer.concat([header, ...tables.flatMap(({ bytes }) => [bytes, gapAfter(bytes)])])
}

const gapAfter = ({ length }: Buffer) => Buffer.alloc(padded(length) - length)

function tableOf(woff: Buffer, entry: number) {
  const [tag = 0, offset = 0, packed = 0, length = 0, checksum = 0] = [0, 4, 8, 12, 16].map((at) =>
    woff.readUInt32BE(entry + at),
  )
  const bytes = woff.subarray(offset, offset + packed)
  return { tag, checksum, bytes: packed < length ? inflateSync(bytes) : bytes }
}
