import { crc32, deflateRawSync } from 'node:zlib'

/** One file of an archive; the rest is what a hostile one says of it. */
export type Packed = {
  name: string | Buffer
  content: string | Buffer
  /** Which kind of file it says it is on Unix. */
  mode?: number
  saysBytes?: number
  saysCrc?: number
  /** The name before its content, where that is another. */
  localName?: string
  flags?: number
  method?: number
}

const u16 = (value: number) => {
  const buffer = Buffer.alloc(2)
  buffer.writeUInt16LE(value)
  return buffer
}
const u32 = (value: number) => {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value)
  return buffer
}

function partsOf({ name, content, mode = 0o100644, flags = 0x800, method = 8, ...says }: Packed) {
  const bytes = Buffer.from(content as string)
  const packed = method === 8 ? deflateRawSync(bytes) : bytes
  const said = [
    u16(flags),
    u16(method),
    u32(0),
    u32(says.saysCrc ?? crc32(bytes)),
    u32(packed.length),
    u32(says.saysBytes ?? bytes.length),
  ]
  const title = Buffer.from(name as string)
  const local = says.localName === undefined ? title : Buffer.from(says.localName)
  const before = [u32(0x04034b50), u16(20), ...said, u16(local.length), u16(0), local, packed]
  const listed = (offset: number) => [
    u32(0x02014b50),
    u16(0x0314),
    u16(20),
    ...said,
    u16(title.length),
    u16(0),
    u16(0),
    u16(0),
    u16(0),
    u32(mode * 0x10000),
    u32(offset),
    title,
  ]
  return { before: Buffer.concat(before), listed }
}

/** An archive as its entries say, truthful or not. */
export function zipWithFiles(entries: readonly Packed[], { overlapping = false } = {}) {
  const made = entries.map(partsOf)
  let at = 0
  const directory = made.map(({ before, listed }) => {
    const entry = Buffer.concat(listed(overlapping ? 0 : at))
    at += before.length
    return entry
  })
  const whole = Buffer.concat(directory)
  const end = [
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(made.length),
    u16(made.length),
    u32(whole.length),
    u32(at),
  ]
  return Buffer.concat([...made.map(({ before }) => before), whole, ...end, u16(0)])
}
