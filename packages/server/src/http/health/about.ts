import type { FastifyRequest } from 'fastify'

/** What a handler may need to know about the request itself. */
export type About = {
  requestId: string
  address: string
  /** The name by which the server was called, without its port. */
  host: string
  device: string
  lastEventId: string | null
  range: string | null
  /** The one version of a file of which a part is wanted; of any other the whole is. */
  ifRange: string | null
  /** Ends when the caller has gone. */
  signal: AbortSignal
}

/** Looked at when it is asked for, because most reads ask for none of it. */
export class LateAbout implements About {
  readonly #request: FastifyRequest
  constructor(request: FastifyRequest) {
    this.#request = request
  }
  get requestId() {
    return this.#request.id
  }
  get address() {
    return this.#request.ip
  }
  get host() {
    return this.#request.hostname
  }
  get device() {
    return String(this.#request.headers['user-agent'] ?? '').slice(0, 300)
  }
  get lastEventId() {
    const sent = this.#request.headers['last-event-id']
    return typeof sent === 'string' ? sent : null
  }
  /** NOTE: a part is only defined for GET (RFC 9110, 14.2); asked for its head, a file answers for the whole. */
  get range() {
    return this.#request.method === 'GET' ? (this.#request.headers.range ?? null) : null
  }
  get ifRange() {
    const sent = this.#request.headers['if-range']
    return typeof sent === 'string' ? sent : null
  }
  get signal() {
    return this.#request.signal
  }
}

/** Looked at once: a change goes on when its caller has gone, and a closed connection has no address any more. */
export function aboutOf(request: FastifyRequest): About {
  const late = new LateAbout(request)
  const { requestId, address, host, device, lastEventId, range, ifRange } = late
  return {
    requestId,
    address,
    host,
    device,
    lastEventId,
    range,
    ifRange,
    get signal() {
      return late.signal
    },
  }
}
