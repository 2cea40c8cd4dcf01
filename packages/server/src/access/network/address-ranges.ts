import { BlockList, isIP } from 'node:net'

const bits = { 4: 32, 6: 128 } as const
const families = { 4: 'ipv4', 6: 'ipv6' } as const
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

type Range = { address: string; family: 4 | 6; prefix: number }

/** `10.0.0.0/8`, `2001:db8::/32`, or one address alone; nothing where it is neither. */
export function readRange(text: string): Range | null {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  const family = isIP(address)
  if (family !== 4 && family !== 6) return null
  const size = prefix === undefined ? bits[family] : Number(prefix)
  return size <= bits[family] ? { address, family, prefix: size } : null
}

/** Is an address in one of these ranges? */
export function makeRanges(ranges: readonly string[]) {
  const list = new BlockList()
  for (const { address, family, prefix } of ranges.flatMap((text) => readRange(text) ?? []))
    list.addSubnet(address, prefix, families[family])
  return (asked: string) => {
    // NOTE: a socket that listens on both families tells IPv4 callers like this.
    const address = mapped.exec(asked)?.[1] ?? asked
    const family = isIP(address)
    return (family === 4 || family === 6) && list.check(address, families[family])
  }
}
