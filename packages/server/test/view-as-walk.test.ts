import { expect, inject, test } from 'vitest'
import { entries } from '@oktant/contract/all.ts'
import { changes, type Endpoint } from '@oktant/contract/http/http.ts'
import { permissions, type Permission } from '@oktant/contract/kit/permissions.ts'
import { startViewAs } from '@oktant/contract/people/view-as.ts'
import type { Made } from './kit/make.ts'
import { testServer } from './kit/server.ts'
import { knocking, thirdOf } from './kit/run/walks.ts'
import { scenes } from './two-companies.scenes.ts'

// NOTE: the names of the catalogue, which the compiler cannot see through `Object.keys`.
const everything = Object.keys(permissions) as Permission[]
const [changing, reading] = [
  [...entries].filter(([, entry]) => changes(entry) && !entry.viewing),
  [...entries].filter(([, entry]) => !changes(entry)),
]

/** A token that views as somebody, who may do everything. */
async function viewing(person: Made) {
  const { call, make } = await testServer()
  const viewer = await make.user({ companyId: person.companyId, permissions: everything })
  return (await call(startViewAs, { as: viewer, params: { id: person.id } })).token
}

let all: Promise<{ own: string; view: string }> | undefined
async function make() {
  const { make: maker } = await testServer()
  const person = await maker.user({ permissions: everything })
  return { own: person.token, view: await viewing(person) }
}

async function knock(entry: Endpoint, token: string) {
  const { app } = await testServer()
  const answer = await app.inject({
    method: entry.method,
    url: `/rest${entry.path.replace(/:\w+/g, '2147483000')}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': '0123456789abcdef0123456789abcdef' },
  })
  return answer.json().code as string | undefined
}

test.each(knocking(changing))(
  '%s is refused to whoever only views, before anything else is asked',
  async (_, entry) => {
    const { own, view } = await (all ??= make())
    expect(await knock(entry, view)).toBe('view_as_read_only')
    // NOTE: what the person themself is told does not matter here, as long as it is something else.
    if (entry.access === 'public' || entry.path.includes(':'))
      expect(await knock(entry, own)).not.toBe('view_as_read_only')
  },
)

test('no change is let in from a view but the one that ends it', () => {
  expect([...entries].flatMap(([name, entry]) => (entry.viewing ? [name] : []))).toEqual(['stopViewAs'])
})

/**
 * How often each table was written to, whatever became of it. NOTE: but for the tries, which are counted against the
 * administrator. Of several connections PostgreSQL tells this seconds later, so this walk is the embedded engine's.
 */
async function writes() {
  const { engine } = await testServer()
  // NOTE: what was counted within the last second is not told yet.
  await engine.query('select pg_stat_force_next_flush()')
  return engine.query(
    `select relname as name, n_tup_ins as added, n_tup_upd as changed, n_tup_del as removed from pg_stat_user_tables
      where schemaname = 'public' and relname <> 'attempts' order by relname`,
  )
}

const isCounted = inject('prepared').engine === 'embedded'
const counted = isCounted ? thirdOf(reading) : []
const answered: string[] = []

test.each(counted)('%s writes nothing for whoever only views', async (name, entry) => {
  const server = await testServer()
  const scene = await scenes[name]?.(server)
  const person = scene?.owner ?? (await server.make.user({ permissions: everything }))
  const token = await viewing(person)
  // NOTE: so late that “last seen” would be written again for anybody else.
  server.clock.skew = 600_000
  // NOTE: that the view was begun is noted for the person, by the administrator’s name.
  await server.kit.views.flush()
  const before = await writes()
  const path = entry.path.replace(/:(\w+)/g, (_, part: string) => partOf(scene?.call, part))
  const { body, query } = (scene?.call ?? {}) as { body?: object; query?: Record<string, string> }
  const answer = await server.app.inject({
    method: entry.method,
    url: `/rest${path}`,
    ...(query && { query }),
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
    payloadAsStream: true,
  })
  answer.stream().destroy()
  server.clock.skew = 0
  if (answer.statusCode === 200) answered.push(name)
  expect(answer.statusCode).toBeLessThan(500)
  expect(await writes()).toEqual(before)
})

test.runIf(isCounted)('most calls were answered, so that their silence counts', () => {
  expect(answered.length).toBeGreaterThan(counted.length * 0.6)
})

function partOf(call: object | undefined, part: string) {
  const { params = {} } = (call ?? {}) as { params?: Record<string, unknown> }
  return encodeURIComponent(String(params[part] ?? (part === 'permission' ? 'chat.use' : 'all')))
}
