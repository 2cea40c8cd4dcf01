import { expect, test } from 'vitest'
import { entries } from '@oktant/contract/all.ts'
import { changes, type Endpoint } from '@oktant/contract/http.ts'
import { permissions, type Permission } from '@oktant/contract/permissions.ts'
import { startViewAs } from '@oktant/contract/view-as.ts'
import type { Made } from './kit/make.ts'
import { testServer } from './kit/server.ts'
import { scenes } from './two-companies.scenes.ts'

// NOTE: the names of the catalogue, which the compiler cannot see through `Object.keys`.
const everything = Object.keys(permissions) as Permission[]
const [changing, reading] = [
  [...entries].filter(([, entry]) => changes(entry)),
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

test.each(changing)(
  '%s is refused to whoever only views, before anything else is asked',
  async (_, entry) => {
    const { own, view } = await (all ??= make())
    expect(await knock(entry, view)).toBe('view_as_read_only')
    // NOTE: what the person themself is told does not matter here, as long as it is something else.
    if (entry.access === 'public' || entry.path.includes(':'))
      expect(await knock(entry, own)).not.toBe('view_as_read_only')
  },
)

/** Every row of every table, as one word. NOTE: but for the tries, which are counted against the administrator. */
async function contents() {
  const { engine } = await testServer()
  const tables = await engine.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'attempts' order by 1",
  )
  const words = tables.map(
    ({ name }) =>
      `select '${String(name)}' as name, md5(coalesce(string_agg(row::text, ',' order by row::text), '')) as word from "${String(name)}" row`,
  )
  return engine.query(`${words.join(' union all ')} order by name`)
}

const answered: string[] = []

test.each(reading)('%s writes nothing for whoever only views', async (name, entry) => {
  const server = await testServer()
  const scene = await scenes[name]?.(server)
  const person = scene?.owner ?? (await server.make.user({ permissions: everything }))
  const token = await viewing(person)
  // NOTE: so late that “last seen” would be written again for anybody else.
  server.clock.skew = 600_000
  // NOTE: that the view was begun is noted for the person, by the administrator’s name.
  await server.kit.views.flush()
  const before = await contents()
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
  expect(await contents()).toEqual(before)
})

test('most calls were answered, so that their silence counts', () => {
  expect(answered.length).toBeGreaterThan(reading.length * 0.6)
})

function partOf(call: object | undefined, part: string) {
  const { params = {} } = (call ?? {}) as { params?: Record<string, unknown> }
  return encodeURIComponent(String(params[part] ?? (part === 'permission' ? 'chat.use' : 'all')))
}
