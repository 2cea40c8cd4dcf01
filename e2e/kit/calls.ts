import type { Request } from '@playwright/test'
import { entries } from '@oktant/contract/all.ts'
import { shapeOf } from './shapes.ts'

/** One call as the application sends it: the contract's name of it, what it asks for, and the shape of what it says. */
export type SentCall = { call: string; query?: string; body?: unknown; isRepeatable?: true }

const patterns = [...entries].map(([name, { method, path }]) => ({
  name,
  method,
  // NOTE: what is written out stands before what may be anything.
  blanks: path.split(':').length,
  pattern: new RegExp(`^/rest${path.replace(/:\w+\??/g, '[^/]+')}$`),
}))

function nameOf(method: string, path: string) {
  const [found] = patterns
    .filter((one) => one.method === method && one.pattern.test(path))
    .toSorted((one, other) => one.blanks - other.blanks)
  if (!found) throw new Error(`${method} ${path} is not in the contract`)
  return found.name
}

/** A number that only this run knows, such as that of its own evaluation. */
const unknownNumbers = /(?<=Id=|season=|Fields=season&_filterValues=)\d+/g

function sentCall(request: Request): SentCall {
  const { pathname, search } = new URL(request.url())
  const body: unknown = request.postDataJSON()
  return {
    call: nameOf(request.method(), pathname),
    ...(search && { query: decodeURIComponent(search).replace(unknownNumbers, 'N') }),
    ...(body !== null && { body: shapeOf(body) }),
    ...(request.headers()['idempotency-key'] && { isRepeatable: true as const }),
  }
}

/** What the frame around every screen asks for, whenever it likes; and pictures, of which each company has others. */
const ofNoScreen = new Set([
  'countNotifications',
  'latestNotifications',
  'listProjects',
  'readFileBySignature',
  'readSettings',
  'validateSession',
])

/** The calls of a screen among what a page asked for, in an order that does not depend on which was sent first. */
export const callsAmong = (requests: readonly Request[]) =>
  requests
    .filter((request) => new URL(request.url()).pathname.startsWith('/rest/'))
    .map(sentCall)
    .filter(({ call }) => !ofNoScreen.has(call))
    .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
