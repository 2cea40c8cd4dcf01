import { type Ask, askTimes, delivered, measure, type Measured, medianOf } from './measure.ts'
import type { Server } from './server-process.ts'
import type { Counted, Counter } from './statements.ts'

/** A screen or an act: what it asks, and what was found of that. */
export type MeasuredRow = { name: string; asks: Ask[]; found: Measured[]; counted?: Counted }

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const cycle =
  <T>(all: readonly T[]) =>
  (number: number) => {
    const one = all[number % all.length]
    if (one === undefined) throw new Error('there is none')
    return one
  }

/** One row read by the kit, beside which all others are measured. */
export const control = (token: string): MeasuredRow => ({
  name: 'kit row',
  asks: [{ path: '/rest/client/bench/one-row/1', headers: bearer(token) }],
  found: [],
})

/** All calls of a screen as one: what they cost together, at the rate of all of them. */
export async function measureRow(
  server: Server,
  database: number[],
  { asks }: MeasuredRow,
  seconds: number,
): Promise<Measured> {
  const found: Measured[] = []
  for (const ask of asks) found.push(await measure(server, database, ask, seconds))
  const sum = (of: (one: Measured) => number) => found.reduce((all, one) => all + of(one), 0)
  return {
    cpuMs: sum(({ cpuMs }) => cpuMs),
    wholeMs: sum(({ wholeMs }) => wholeMs),
    perSecond: 1 / sum(({ perSecond }) => 1 / perSecond),
    p99Ms: sum(({ p99Ms }) => p99Ms),
  }
}

export async function countRow(
  server: Server,
  counter: Counter,
  { asks }: MeasuredRow,
  times: number,
): Promise<Counted> {
  const all: Counted[] = []
  for (const ask of asks) {
    await delivered(server)
    all.push(await counter.during(() => askTimes(server, ask, ask.amount ?? times)))
  }
  const sum = (of: (one: Counted) => number) => all.reduce((total, one) => total + of(one), 0)
  return { statements: sum(({ statements }) => statements), blocks: sum(({ blocks }) => blocks) }
}

export const cpuOf = ({ found }: MeasuredRow) => medianOf(found, ({ cpuMs }) => cpuMs)
