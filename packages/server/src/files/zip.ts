import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; content: AsyncIterable<string | Uint8Array> }
type Written = { name: Buffer; crc: number; packed: number; plain: number; offset: number }

// NOTE: bit 3 says that sizes follow the content, bit 11 that names are UTF-8.
const flags = 0x0808
const deflated = 8
const version = 20

/** A zip file as it is made: entry by entry and piece by piece, so that nothing is ever held whole. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const written: Written[] = []
  const stamp = dosTime(at)
  let offset = 0
  const counted = (bytes: Buffer) => {
    offset += bytes.length
    return bytes
  }
  for await (const { name, content } of entries) {
    const entry = { name: Buffer.from(name), crc: 0, packed: 0, plain: 0, offset }
    yield counted(Buffer.concat([localHeader(entry.name, stamp), entry.name]))
    for await (const piece of deflate(content, entry)) yield counted(piece)
    yield counted(descriptor(entry))
    written.push(entry)
  }
  const directory = Buffer.concat(written.map((entry) => directoryEntry(entry, stamp)))
  yield directory
  yield endOf(written.length, directory.length, offset)
}

async function* deflate(content: ZipEntry['content'], entry: Written) {
  const packer = createDeflateRaw()
  const feeding = feed(content, packer, entry)
  // NOTE: a failing source destroys the packer, which ends this loop with the source's own error.
  for await (const piece of packer) {
    // NOTE: the packer's pieces are buffers.
    const bytes = piece as Buffer
    entry.packed += bytes.length
    yield bytes
  }
  await feeding
}

async function feed(
  content: ZipEntry['content'],
  packer: ReturnType<typeof createDeflateRaw>,
  entry: Written,
) {
  try {
    for await (const piece of content) {
      const bytes = Buffer.from(piece)
      entry.crc = crc32(bytes, entry.crc)
      entry.plain += bytes.length
      if (!packer.write(bytes)) await new Promise((resolve) => packer.once('drain', resolve))
    }
    packer.end()
  } catch (error) {
    packer.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

function dosTime(at: Date) {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return { date, time }
}

type Stamp = ReturnType<typeof dosTime>
type Field = [bytes: 2 | 4, value: number]

function packed(fields: readonly Field[]) {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

const localHeader = (name: Buffer, { date, time }: Stamp) =>
  packed([
    [4, 0x04034b50],
    [2, version],
    [2, flags],
    [2, deflated],
    [2, time],
    [2, date],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  ])

const descriptor = ({ crc, packed: size, plain }: Written) =>
  packed([
    [4, 0x08074b50],
    [4, crc],
    [4, size],
    [4, plain],
  ])

const directoryEntry = ({ name, crc, packed: size, plain, offset }: Written, { date, time }: Stamp) =>
  Buffer.concat([
    packed([
      [4, 0x02014b50],
      [2, version],
      [2, version],
      [2, flags],
      [2, deflated],
      [2, time],
      [2, date],
      [4, crc],
      [4, size],
      [4, plain],
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ]),
    name,
  ])

const endOf = (count: number, size: number, offset: number) =>
  packed([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ])
