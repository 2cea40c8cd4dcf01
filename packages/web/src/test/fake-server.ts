import { entries } from '@oktant/contract/all.ts'
import { errorMessage, errorStatus, type ErrorCode } from '@oktant/contract/http/errors.ts'
import type { Endpoint, Reply } from '@oktant/contract/http/http.ts'
import { FormatRegistry, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

FormatRegistry.Set('date-time', (value) => !Number.isNaN(Date.parse(value)))

type SentCall = { params: Record<string, string>; query: URLSearchParams; body: unknown; headers: Headers }
type Answered = { status: number; body: unknown }
type Handler = (sent: SentCall) => Answered | Promise<Answered>
type Call = SentCall & { entry: Endpoint }

const isSchema = (reply: Endpoint['reply']): reply is TSchema => typeof reply === 'object'
// NOTE: the door's own codes may come from any call; all others only from an entry that declares them.
const codesOfTheDoor: readonly ErrorCode[] = [
  'invalid_input',
  'not_signed_in',
  'session_over',
  'not_permitted',
  'too_many_attempts',
  'too_large',
  'overloaded',
  'database_unavailable',
  'somebody_was_quicker',
  'unexpected',
]

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

function checked(entry: Endpoint, reply: unknown): Answered {
  const payload: unknown = JSON.parse(JSON.stringify(reply))
  if (isSchema(entry.reply) && !Value.Check(entry.reply, payload)) {
    const [first] = [...Value.Errors(entry.reply, payload)]
    throw new Error(`${nameOf(entry)} cannot answer this: ${first?.path} ${first?.message}`)
  }
  return { status: 200, body: { payload } }
}

function refusal(entry: Endpoint, code: ErrorCode, details: object): Answered {
  if (!codesOfTheDoor.includes(code) && !entry.errors?.includes(code))
    throw new Error(`${nameOf(entry)} does not declare ${code}`)
  return { status: errorStatus(code), body: { code, message: errorMessage(code), ...details } }
}

const patterns = [...entries.values()].map((entry) => ({
  entry,
  pattern: new RegExp(`^/rest${entry.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

function entryFor(method: string, path: string) {
  const fitting = patterns.filter(({ entry, pattern }) => entry.method === method && pattern.test(path))
  // NOTE: a printed word wins over a parameter at the same place, as in the real server.
  const [best] = fitting.toSorted((a, b) => a.entry.path.split(':').length - b.entry.path.split(':').length)
  if (!best) throw new Error(`the contract has no entry for ${method} ${path}`)
  return { entry: best.entry, params: { ...best.pattern.exec(path)?.groups } }
}

/** A server for screen tests: it answers what the test says, and only what the contract allows. */
export function makeFakeServer() {
  const handlers = new Map<string, Handler>()
  const calls: Call[] = []

  async function handle(method: string, address: string, headers: Headers, body: unknown) {
    const { pathname, searchParams: query } = new URL(address, 'http://test')
    const { entry, params } = entryFor(method, pathname)
    const handler = handlers.get(nameOf(entry))
    if (!handler) throw new Error(`no answer is prepared for ${nameOf(entry)}`)
    const sent = { params, query, body, headers }
    calls.push({ entry, ...sent })
    return handler(sent)
  }

  return {
    handle,
    /** Every call that arrived, oldest first. */
    calls: () => calls.map(({ entry }) => nameOf(entry)),
    /** Every call that arrived for an entry, oldest first. */
    callsOf: (entry: Endpoint) => calls.filter((call) => nameOf(call.entry) === nameOf(entry)),
    answer<E extends Endpoint>(entry: E, reply: Reply<E>) {
      handlers.set(nameOf(entry), () => checked(entry, reply))
    },
    /** Answers out of what was sent, or once a promise is kept. */
    answerBy<E extends Endpoint>(entry: E, reply: (sent: SentCall) => Reply<E> | Promise<Reply<E>>) {
      handlers.set(nameOf(entry), async (sent) => checked(entry, await reply(sent)))
    },
    refuse(entry: Endpoint, code: ErrorCode, details: object = {}) {
      handlers.set(nameOf(entry), () => refusal(entry, code, details))
    },
    /** Refuses once, then answers as before. */
    refuseOnce(entry: Endpoint, code: ErrorCode, details: object = {}) {
      const before = handlers.get(nameOf(entry))
      handlers.set(nameOf(entry), () => {
        if (before) handlers.set(nameOf(entry), before)
        return refusal(entry, code, details)
      })
    },
    /** The connection is cut: no call arrives any more. */
    unreachable(entry: Endpoint) {
      handlers.set(nameOf(entry), () => {
        throw new TypeError('Failed to fetch')
      })
    },
  }
}

export type FakeServer = ReturnType<typeof makeFakeServer>
