import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { cpuOf } from './cpu.ts'
import type { Server } from './server-process.ts'

/** `wholeMs`: with what was announced and heard by others, where that was waited for. */
export type Measured = { perSecond: number; cpuMs: number; wholeMs: number; p99Ms: number }
export type Ask = {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** So many are sent, where they cannot be sent for some seconds because each can be sent once. */
  amount?: number
  /** So many at once; 16 where nothing is said. */
  connections?: number
  /** What each request sends, where they differ. */
  each?: (number: number) => { path?: string; body?: string; headers?: Record<string, string> }
}

const usualConnections = 16
const warmUp = 0.5

/** The middle one, which no single disturbance moves. */
export function medianOf<T>(all: readonly T[], value: (one: T) => number) {
  const sorted = all.map(value).sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

/** Load for some seconds, after a moment that is not counted. Every answer must be a good one. */
export async function measure(
  server: Server,
  database: number[],
  ask: Ask,
  seconds: number,
): Promise<Measured> {
  if (ask.amount === undefined) await press(server, ask, warmUp)
  const pids = [server.pid, ...database]
  const before = cpuOf(pids)
  const { answered, perSecond, p99Ms } = await press(server, ask, seconds)
  const answeredBy = cpuOf(pids)
  if (ask.amount !== undefined) await delivered(server)
  const each = (until: number) => (until - before) / answered
  return { perSecond, cpuMs: each(answeredBy), wholeMs: each(cpuOf(pids)), p99Ms }
}

/** Asks so many times one after the other, for what is counted and not measured. */
export const askTimes = async (server: Server, ask: Ask, amount: number) =>
  (await press(server, { ...ask, amount, connections: 1 }, 1)).answered

let asked = 0

/** What such requests announce is a part of their price, so it is waited for. */
export async function delivered({ url }: Server) {
  for (;;) {
    const answer = await fetch(`${url}/rest/client/bench/announcements`)
    // NOTE: the contract of that call.
    const { payload } = (await answer.json()) as { payload: { count: number } }
    if (payload.count === 0) return
    await setTimeout(20)
  }
}

async function press(
  { url }: Server,
  { path, method = 'GET', headers = {}, each, amount, connections = usualConnections }: Ask,
  duration: number,
) {
  const begun = performance.now()
  let ended = begun
  const options: autocannon.Options = {
    url: `${url}${path}`,
    connections,
    ...(amount === undefined ? { duration } : { amount }),
    method,
    headers,
    ...(each && {
      requests: [
        {
          method,
          path,
          setupRequest: (request) => {
            const { path: to, body, headers: more } = each(asked++)
            return {
              ...request,
              ...(to !== undefined && { path: to }),
              ...(body !== undefined && { body }),
              headers: { ...headers, ...more },
            }
          },
        },
      ],
    }),
  }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, found) => (error ? reject(error) : resolve(found)))
    running.on('response', () => (ended = performance.now()))
  })
  const bad = result.non2xx + result.errors
  if (bad > 0) throw new Error(`${path}: ${bad} of ${result.requests.total} answers were not good ones`)
  return {
    answered: result['2xx'],
    // NOTE: what is counted by its number ends between two of the seconds in which autocannon counts.
    perSecond: result['2xx'] / (amount === undefined ? result.duration : (ended - begun) / 1000),
    p99Ms: result.latency.p99,
  }
}
