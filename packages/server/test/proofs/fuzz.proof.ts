import type { TSchema } from '@sinclair/typebox'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entries } from '@oktant/contract/all.ts'
import { changes, type Endpoint } from '@oktant/contract/http/http.ts'
import { permissions, type Permission } from '@oktant/contract/kit/permissions.ts'
import { shaped, shapeless } from '../kit/files/arbitrary.ts'
import type { Made } from '../kit/make.ts'
import { multipart } from '../kit/files/multipart.ts'
import { png } from '../kit/files/pictures.ts'
import { testServer } from '../kit/server.ts'
import { isWhole, share } from './size.ts'

const runs = share(300)
// NOTE: the part is the same each time, so that a change is refused for what it changed; the whole looks elsewhere each time.
const seed = isWhole ? {} : { seed: 20_26 }
const slowest = 10_000
/** Stands in every text of a company that the caller does not belong to. */
const marker = 'Kormoranfelsen'
const picture = { name: 'a.png', bytes: png(4, 4), type: 'image/png' }
const overseeing: Permission = 'companies.administer'
const everything = Object.keys(permissions) as Permission[]

let person: Made
/** Looks after all companies, so that the others' names are no word too many. */
let overseer: Made
const reached = { sent: 0, handled: 0 }

beforeAll(async () => {
  const { make } = await testServer()
  const other = await make.company({ name: marker })
  await make.user({ companyId: other.id, firstName: marker, login: `${marker}@example.test` })
  person = await make.user({ permissions: everything.filter((name) => name !== overseeing) })
  overseer = await make.user({ permissions: everything })
})

afterAll(() => {
  console.log(`fuzz: ${reached.handled} of ${reached.sent} calls had a valid shape and reached their handler`)
})

type Drawn = { params?: unknown; query?: unknown; body?: unknown; isShaped: boolean }

function drawn(entry: Endpoint): fc.Arbitrary<Drawn> {
  const parts = (one: (schema: TSchema) => fc.Arbitrary<unknown>) => ({
    ...(entry.params && { params: shaped(entry.params) }),
    ...(entry.query && { query: one(entry.query) }),
    ...(entry.body && { body: one(entry.body) }),
  })
  const valid = fc.record({ ...parts(shaped), isShaped: fc.constant(true) })
  const invalid = fc.record({ ...parts(() => shapeless), isShaped: fc.constant(false) })
  return fc.oneof({ weight: 4, arbitrary: valid }, { weight: 1, arbitrary: invalid }) as fc.Arbitrary<Drawn>
}

test.each([...entries].filter(([, { reply }]) => reply !== 'stream'))(
  '%s answers whatever it is sent, in time and without a word too many',
  async (_, entry) => {
    await fc.assert(
      fc.asyncProperty(drawn(entry), async (call) => {
        const { status, body } = await send(entry, call)
        expect(status, body.slice(0, 500)).toBeLessThan(500)
        if (entry.access !== overseeing) expect(body).not.toContain(marker)
        expect(body).not.toMatch(/node_modules|\bat .+\.ts:\d+|select .+ from |insert into|\/src\//i)
        reached.sent += 1
        if (!['invalid_input', 'malformed_json', 'too_deep', 'route_not_found'].includes(codeOf(body)))
          reached.handled += 1
      }),
      { numRuns: runs, endOnFailure: true, ...seed },
    )
  },
)

test('at least half of what was sent had a valid shape and reached its handler', () => {
  expect(reached.handled / reached.sent).toBeGreaterThanOrEqual(0.5)
})

async function send(entry: Endpoint, { params, query, body }: Drawn) {
  const { app, make } = await testServer()
  // NOTE: a session of its own for calls that may end theirs, and an address of its own against the limits.
  const caller = entry.access === overseeing ? overseer : person
  const token = changes(entry) ? await make.session(caller) : caller.token
  const path = entry.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(wellFormed(String(field(params, name)))),
  )
  const upload = entry.upload && multipart(entry.upload.field, picture)
  const answer = await Promise.race([
    app.inject({
      method: entry.method,
      url: `/rest${path}${queryText(query)}`,
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...upload?.headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(upload && { payload: upload.payload }),
    }),
    new Promise<never>((__, refuse) => setTimeout(() => refuse(new Error('it hangs')), slowest).unref()),
  ])
  return { status: answer.statusCode, body: answer.body }
}

const field = (value: unknown, name: string) => (value as Record<string, unknown> | undefined)?.[name]

function queryText(query: unknown) {
  if (typeof query !== 'object' || query === null) return ''
  const pairs: [string, string][] = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [
      wellFormed(key),
      wellFormed(written(one)),
    ]),
  )
  return `?${new URLSearchParams(pairs)}`
}

// NOTE: what is drawn may bring anything under the name by which an object says how it is written.
const written = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

function codeOf(body: string) {
  try {
    return String((JSON.parse(body) as { code?: string }).code ?? '')
  } catch {
    return ''
  }
}

let sent = 0
const address = () => {
  sent += 1
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
}

// NOTE: half a surrogate cannot stand in an address; the encoder of addresses throws.
const wellFormed = (text: string) => Buffer.from(text).toString()
