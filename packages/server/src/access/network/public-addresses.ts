import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { makeRanges } from './address-ranges.ts'

/** What is not the public network: this machine, local and private nets, what is reserved or means another address. */
const closed = makeRanges([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
])
/** NOTE: an IPv4 address inside an IPv6 one could mean any of those, and nobody needs to write it so. */
const mapped = /^::ffff:/i

export const isPublicAddress = (address: string) => !closed(address) && !mapped.test(address)

type Answer = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void

export class ClosedAddressError extends Error {
  override name = 'ClosedAddressError'
}

/**
 * Resolves a name as usual and refuses it where any of its addresses is not public. The connection is made to what was
 * judged here, so a name that means something else a moment later gains nothing.
 */
export function lookUpPublic(hostname: string, options: LookupOptions, answer: Answer) {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, [])
    if (!addresses.length || addresses.some(({ address }) => !isPublicAddress(address)))
      return answer(new ClosedAddressError(`${hostname} is not in the public network`), [])
    if (options.all) return answer(null, addresses)
    const [{ address, family } = { address: '', family: 4 }] = addresses
    return answer(null, address, family)
  })
}
