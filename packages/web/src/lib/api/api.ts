import { changes, type Endpoint, type Input, type Reply } from '@oktant/contract/http/http.ts'
import { ApiError, failureFrom } from './api-error.ts'
import { loadErrorWords } from './error-text.ts'
import { refuse } from './refusal.ts'
import { visitorQuery } from './visited-company.ts'
import { doubt, wasAnswered } from '../connection.ts'
import { endViewingByItself, session, sessionOver, wasRenewed } from '../session/session-state.ts'

type Scalar = string | number | boolean | null | undefined
type Parts = {
  params?: Record<string, Scalar>
  query?: Record<string, Scalar | readonly Scalar[]>
  body?: unknown
}

export type CallOptions = {
  signal?: AbortSignal
  /** A refusal only hides the feature; it does not lead to the login screen. */
  quiet403?: boolean
  /** Goes on when the page is gone. */
  keepalive?: boolean
  /** Of a change that is tried again, so that all its tries have one effect. */
  key?: string
  /** Gives the session another token, so it does not wait for one. */
  renews?: boolean
  /** How long it may take, in milliseconds, before it counts as not heard: what asks for it can be sent again. */
  within?: number
}

/** The address of a call, with its path parameters and its query. */
export function addressOf(entry: Endpoint, input: unknown) {
  // NOTE: `Input` is an intersection over the parts an entry has; here any of them may be missing.
  const { params = {}, query } = input as Parts
  const filled = entry.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries({ ...visitorQuery(entry), ...query }).flatMap(([name, value]) =>
    [value].flat().flatMap((item) => (item === undefined || item === null ? [] : [[name, String(item)]])),
  )
  return `/rest${filled}${pairs.length ? `?${new URLSearchParams(pairs)}` : ''}`
}

/** The headers of a call; a change carries a key, so that repeating it has one effect. */
export function headersOf(entry: Endpoint, key: string): Record<string, string> {
  const token = session.get()?.token
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(changes(entry) && { 'idempotency-key': key }),
  }
}

// NOTE: crypto.randomUUID is missing on plain http; getRandomValues is not.
export const freshKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** What ends a call that may be sent again: its time, and a connection that is back, as on the old one nothing comes. */
function untilUnheard(within: number) {
  const ends = new AbortController()
  const end = () => ends.abort()
  const timer = setTimeout(end, within)
  addEventListener('online', end)
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('online', end)
  }
  return { signal: ends.signal, stop }
}

async function send(entry: Endpoint, input: unknown, key: string, options: CallOptions) {
  const { body } = input as Parts
  const { keepalive, within } = options
  const patience = within ? untilUnheard(within) : null
  const signal = options.signal ?? patience?.signal
  try {
    const response = await fetch(addressOf(entry, input), {
      method: entry.method,
      headers: {
        ...headersOf(entry, key),
        // NOTE: a JSON content type without a body is refused by the server.
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })
    wasAnswered()
    return { response, body: await readBody(response) }
  } catch (error) {
    if (options.signal?.aborted) throw error
    void doubt()
    throw new ApiError('offline', 0)
  } finally {
    patience?.stop()
  }
}

const readBody = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

/** NOTE: the server would refuse it too; here nothing is sent, and no screen leads away. */
export async function checkMayChange(entry: Endpoint) {
  if (!changes(entry) || entry.viewing || !session.get()?.user.viewedBy) return
  await loadErrorWords()
  throw new ApiError('view_as_read_only', 403)
}

/** What a refusal means for the whole application: the session is over, or the screen is not for this person. */
export async function meet(error: ApiError, entry: Endpoint, options: CallOptions) {
  await loadErrorWords()
  if (entry.access === 'public') throw error
  if (error.status === 401 && endViewingByItself()) throw error
  if (error.status === 401 && session.get()) return sessionOver()
  if (error.status === 403 && !options.quiet403) refuse(error, entry)
  throw error
}

/** Calls an entry of the contract; after a session that ended meanwhile, once more with the new one. */
export async function call<E extends Endpoint>(
  entry: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  await checkMayChange(entry)
  const { key = freshKey(), renews } = options
  const token = session.get()?.token
  let { response, body } = await send(entry, input, key, options)
  if (!response.ok) {
    // NOTE: nobody signs in again where the session goes on by another token.
    if (response.status !== 401 || !token || renews || !(await wasRenewed(token)))
      await meet(failureFrom(response.status, body), entry, options)
    ;({ response, body } = await send(entry, input, key, options))
    if (!response.ok) throw failureFrom(response.status, body)
  }
  // NOTE: an answer that was cut off on its way; nobody knows from it what was done.
  if (body === undefined && !options.signal?.aborted) throw new ApiError('offline', 0)
  // NOTE: the server has shaped the answer by the schema that the type comes from.
  return (body as { payload: Reply<E> }).payload
}
