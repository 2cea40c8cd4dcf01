import { lookup } from 'node:dns/promises'
import { isPublicAddress } from './public-addresses.ts'

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
    if (!isNamed && found.some(({ address }) => !isPublicAddress(address)))
      throw new OutgoingRefused('inside', host)
    return first.address
  }
}
