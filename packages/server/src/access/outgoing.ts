import { lookup } from 'node:dns/promises'
import { makeRanges } from './address-ranges.ts'

/** Addresses that lead into a network rather than out of it. */
const inside = makeRanges([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/127',
  '64:ff9b::/96',
  '2001::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
])

export class OutgoingRefused extends Error {
  override name = 'OutgoingRefused'
  readonly why: 'inside' | 'unknown'
  constructor(why: 'inside' | 'unknown', host: string) {
    super(`${host} ${why === 'inside' ? 'is not reached from here' : 'is not known'}`)
    this.why = why
  }
}

export type Outgoing = (host: string, port: number) => Promise<string>

type Bounds = {
  /** Hosts with their port that whoever runs the installation allows in any case. */
  named: readonly string[]
  ports: readonly number[]
}

/**
 * The address at which a host that a company names may be reached. It is the address that is then connected to, so that a
 * name which changes its mind in between leads nowhere else.
 */
export function makeOutgoing({ named, ports }: Bounds): Outgoing {
  return async (host, port) => {
    const isNamed = named.includes(`${host.toLowerCase()}:${port}`)
    if (!isNamed && !ports.includes(port)) throw new OutgoingRefused('inside', host)
    const found = await lookup(host, { all: true }).catch(() => [])
    const [first] = found
    if (!first) throw new OutgoingRefused('unknown', host)
    if (!isNamed && found.some(({ address }) => inside(address))) throw new OutgoingRefused('inside', host)
    return first.address
  }
}
