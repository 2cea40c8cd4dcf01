import { randomBytes, randomUUID } from 'node:crypto'
import { commitPackage } from '@oktant/contract/learning/package-attempts.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { nameInItem } from '@oktant/runtime/commit/items.ts'
import type { Ask } from '../measure.ts'
import { agentOf, lessonOf, registrationOf, storedOf, verbOf } from './loaded-statements.ts'
import type { Opened } from './opened.ts'

const cycle = <T>(all: readonly T[], number: number) => {
  const one = all[number % all.length]
  if (one === undefined) throw new Error('there is none')
  return one
}

const json = { 'content-type': 'application/json' }

/** NOTE: letters that do not repeat, as they would be packed for nothing otherwise. */
const textOf = (letters: number) => randomBytes(letters).toString('base64').slice(0, letters)

/** A control: one row that the kit writes, with admission and a transaction. */
export const inserting = (opened: readonly Opened[]): Ask => ({
  path: '/rest/client/bench/one-insert',
  method: 'POST',
  each: (number) => ({
    headers: { authorization: `Bearer ${cycle(opened, number).token}`, 'idempotency-key': randomUUID() },
  }),
})

const call = { at: Date.UTC(2026, 0, 1), answer: 'true', error: '0' }
/** What a package called for one commit, as the player tells it. */
const tracedOf = (item: string, number: number) =>
  [
    { call: 'LMSSetValue', arguments: ['cmi.suspend_data', 'A text that is cut.'] },
    { call: 'LMSCommit', arguments: [''] },
  ].map((one, place) => ({ ...call, ...one, item, number: 1 + ((2 * number + place) % 1900) }))

/** Commits of attempts that are open, each of which says so many letters anew. */
export function committing(opened: readonly Opened[], letters: number): Ask {
  const numbers = new Map<number, number>()
  const texts = Array.from({ length: 20 }, () => textOf(letters))
  const path = (id: number) => `/rest${commitPackage.path.replace(':id', String(id))}`
  return {
    path: path(opened[0]?.id ?? 0),
    method: 'POST',
    headers: json,
    each(number) {
      const { id, commitToken: token, session, item } = cycle(opened, number)
      const next = (numbers.get(id) ?? 1000 * letters) + 1
      numbers.set(id, next)
      const said = { [nameInItem(item, 'cmi.suspend_data')]: cycle(texts, number) }
      const trace = tracedOf(item, numbers.size + next - 1000 * letters)
      const body = { token, session, number: next, values: said, time: next, hasFinished: false, trace }
      return { path: path(id), body: JSON.stringify(body) }
    },
  }
}

export const launching = (opened: readonly Opened[], childId: number): Ask => {
  const path = `/rest${launchComponent.path.replace(':key', String(childId))}`
  return {
    path,
    each: (number) => ({ path, headers: { authorization: `Bearer ${cycle(opened, number).token}` } }),
  }
}

/** A range of a file of a package, as a film is asked for while it is watched. */
export function ranging(opened: readonly Opened[], file: string, bytes: number, most: number): Ask {
  const path = (one: Opened) => `${new URL(one.address).pathname}${encodeURI(file)}`
  const [first] = opened
  return {
    path: first ? path(first) : '/',
    each(number) {
      const from = (number * most) % Math.max(1, bytes - most)
      return { path: path(cycle(opened, number)), headers: { range: `bytes=${from}-${from + most - 1}` } }
    },
  }
}

const statementOf = (number: number) => ({
  id: randomUUID(),
  actor: agentOf(number),
  verb: { id: verbOf(number), display: { en: 'did' } },
  object: { objectType: 'Activity', id: lessonOf(number) },
})

const version = { 'x-experience-api-version': '1.0.3' }

export function stating(credentials: readonly string[], count: number): Ask {
  return {
    path: '/xapi/statements',
    method: 'POST',
    headers: { ...json, ...version },
    each: (number) => ({
      headers: { authorization: cycle(credentials, number) },
      body: JSON.stringify(Array.from({ length: count }, (_, index) => statementOf(number * count + index))),
    }),
  }
}

type Filter = (number: number, count: number) => Record<string, string>
const agent = (number: number) => ({ agent: JSON.stringify(agentOf(number)) })
const activity = (number: number) => ({ activity: lessonOf(number) })
/** What whoever reads the record store asks it for; each is another one every time. */
export const filters: Readonly<Record<string, Filter>> = {
  'by verb': (number) => ({ verb: verbOf(number) }),
  'by agent': agent,
  'by activity': activity,
  'by registration': (number) => ({ registration: registrationOf(number) }),
  'by agent and activity': (number) => ({ ...agent(number), ...activity(number) }),
  'by verb and agent since the middle': (number, count) => ({
    verb: verbOf(number),
    ...agent(number),
    since: storedOf(count / 2),
  }),
  'since the last thousand': (_, count) => ({ since: storedOf(count - 1000), ascending: 'true' }),
  'a page far behind': (number, count) => ({
    cursor: Buffer.from(
      JSON.stringify({ query: { limit: '25', ...agent(number) }, after: count / 10 }),
    ).toString('base64url'),
  }),
}

export function searching(credentials: readonly string[], filter: Filter, count: number): Ask {
  return {
    path: '/xapi/statements',
    headers: version,
    each(number) {
      const asked = filter(number, count)
      const query = new URLSearchParams({ ...asked, ...(!asked.cursor && { limit: '25' }) })
      return { path: `/xapi/statements?${query}`, headers: { authorization: cycle(credentials, number) } }
    },
  }
}
