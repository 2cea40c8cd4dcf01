import { isIP } from 'node:net'

/**
 * Whom a try from an address counts against: an IPv4 address itself; of an IPv6 address its /64, as whoever has one
 * address of it has them all.
 */
export function callerNetwork(address: string) {
  const [plain = ''] = address.split('%')
  if (isIP(plain) !== 6) return plain
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(6)
  return isMapped(groups) ? v4Of(high, low) : `${groups.slice(0, 4).map(inHex).join(':')}::/64`
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string) {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [begin = [], end] = shortest.split('::').map((part) => (part ? part.split(':') : []))
  const between = end ? 8 - begin.length - end.length : 0
  return [...begin, ...Array<string>(between).fill('0'), ...(end ?? [])].map((group) => parseInt(group, 16))
}

/** NOTE: a socket that listens on both families tells IPv4 callers like this. */
const isMapped = (groups: readonly number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

const v4Of = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.')
const inHex = (group: number) => group.toString(16)
