import { expect, test } from 'vitest'
import { entries } from './all.ts'

const rows = [...entries].map(([name, entry]) => ({ name, ...entry }))
const parts = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)

test('no two entries answer at one method and path', () => {
  const places = rows.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})

test.each(rows)('$name says what it does in one sentence', ({ summary }) => {
  expect(summary).toMatch(/^[A-Z][a-z]+s .*[^.]\.$/)
})

test.each(rows)('$name describes each part of its path, and no other', ({ path, params }) => {
  expect(Object.keys(params?.properties ?? {}).toSorted()).toEqual(parts(path).toSorted())
})

test.each(rows.filter(({ limit }) => limit))('$name is limited, and says so', ({ errors = [] }) => {
  expect(errors).toContain('too_many_attempts')
})

test.each(rows.filter(({ params }) => params?.properties['id']))(
  '$name names a thing, which may not be there',
  ({ errors = [] }) => {
    expect(errors.filter((code) => code.endsWith('_not_found'))).toHaveLength(1)
  },
)

test.each(rows.filter(({ upload }) => upload))(
  '$name is an upload with bounds',
  ({ upload, errors = [] }) => {
    expect(upload?.maxBytes).toBeGreaterThan(0)
    expect(upload?.types.length).toBeGreaterThan(0)
    expect(errors).toEqual(expect.arrayContaining(['too_large', 'disk_full']))
  },
)

test.each(rows.filter(({ access, path }) => access === 'public' && !path.startsWith('/public/')))(
  '$name is public outside /public on purpose',
  ({ name }) => {
    expect(['signIn', 'signInByLink', 'requestPassword', 'readFileBySignature', 'commitPackage']).toContain(
      name,
    )
  },
)

test.each(rows.filter(({ method }) => method === 'GET' || method === 'DELETE'))(
  '$name takes no body',
  ({ body }) => {
    expect(body).toBeUndefined()
  },
)

const ofOnesOwn =
  /auth\/|password|view-?as|sessions?(\/|$)|links\/|userProfile\/project\/|permission|api-token|client\/live/i
test.each(rows.filter(({ path, name }) => ofOnesOwn.test(path) || /Password|ViewAs|SignIn/.test(name)))(
  '$name belongs to a person’s own session or to who may do what, and is closed to API tokens',
  ({ tokens }) => {
    expect(tokens).toBe(false)
  },
)
