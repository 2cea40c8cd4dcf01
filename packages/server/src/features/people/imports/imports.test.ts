import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stopImport } from '@oktant/contract/people/imports.ts'
import { createUser, listUsers, readUser } from '@oktant/contract/people/users.ts'
import { csvOf, importing } from '../../../../test/kit/files/imports.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { auditEntries } from '../../../audit/audit.tables.ts'
import { announcements } from '../../../outbox/outbox.tables.ts'
import { users } from '../people/people.tables.ts'

const permissions = [
  'imports.run',
  'users.administer',
  'permissions.administer',
  'jobRoles.administer',
] as const

let runs = 0
async function setUp() {
  const server = await testServer()
  const admin = await server.make.user({ permissions: [...permissions] })
  const run = `r${(runs += 1)}`
  const login = (name: string) => `${name}-${run}@example.test`
  const person = async (name: string) => {
    const [row] = await server.db
      .select()
      .from(users)
      .where(eq(users.login, login(name)))
    return row
  }
  return { ...server, ...importing(server, admin), admin, login, person }
}

const head = ['Personalnummer', 'Benutzername', 'Vorname', 'Nachname', 'E-Mail', 'Führungskraft']

test('people are brought in by a file: told, compared, applied, with managers who come with it', async () => {
  const { upload, check, apply, lines, login, person } = await setUp()
  const file = csvOf(
    [
      head,
      ['1', login('ada'), 'Ada', 'Lovelace', login('ada'), '2'],
      ['2', login('carl'), 'Carl', 'Gauß', login('carl'), ''],
      ['3', login('emmy'), '', 'Noether', login('emmy'), '1'],
    ],
    ';',
  )
  const uploaded = await upload(file)
  expect(uploaded).toMatchObject({
    state: 'uploaded',
    format: { encoding: 'utf-8', separator: ';' },
    columns: ['externalId', 'login', 'firstName', 'surname', 'emailAddress', 'manager'],
  })
  const needed = uploaded.fields.filter(({ isNeededForNew }) => isNeededForNew)
  expect(needed.map(({ key }) => key)).toEqual(['firstName', 'surname', 'emailAddress'])
  const { id } = uploaded
  const checked = await check(id)
  expect(checked).toMatchObject({ state: 'checked', counts: { create: 2, error: 1, applied: 0 } })
  expect(await person('ada')).toBeUndefined()
  const [error] = await lines(id, { outcome: 'error' })
  expect(error).toMatchObject({ line: 4, reasons: [{ label: '', code: 'first_name_required' }] })
  const applied = await apply(id)
  expect(applied).toMatchObject({ state: 'applied', counts: { create: 2, error: 1, applied: 2 } })
  const carl = await person('carl')
  expect(await person('ada')).toMatchObject({ firstName: 'Ada', externalId: '1', managerId: carl?.id })
})

test('a file brought in twice changes nothing the second time, and a corrected cell alone the third', async () => {
  const { checked, apply, lines, login, person } = await setUp()
  const rows = [
    head,
    ['1', login('ada'), 'Ada', 'Lovelace', login('ada'), ''],
    ['2', login('carl'), 'Carl', 'Gauß', login('carl'), '1'],
  ]
  await apply((await checked(csvOf(rows))).id)
  const again = await checked(csvOf(rows))
  expect(again).toMatchObject({ counts: { unchanged: 2, change: 0, create: 0 }, can: { apply: false } })
  const corrected = csvOf(rows).replace('Lovelace', 'King')
  const third = await checked(corrected)
  expect(third.counts).toMatchObject({ unchanged: 1, change: 1 })
  const [line] = await lines(third.id, { outcome: 'change' })
  expect(line).toMatchObject({
    name: 'Ada Lovelace',
    changes: [{ label: 'Surname', before: 'Lovelace', after: 'King' }],
  })
  await apply(third.id)
  expect(await person('ada')).toMatchObject({ surname: 'King' })
})

test('who is welcomed gets a letter, and everybody new is announced and audited once', async () => {
  const { checked, apply, login, person, db, admin } = await setUp()
  const file = csvOf([head, ['1', login('ada'), 'Ada', 'Lovelace', login('ada'), '']])
  await apply((await checked(file)).id, { welcome: true })
  const ada = await person('ada')
  expect(ada?.welcomedAt).not.toBeNull()
  const said = await db.select().from(announcements).where(eq(announcements.companyId, admin.companyId))
  const names = said.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['user.created', 'user.invited', 'import.finished']))
  const entries = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.companyId, admin.companyId),
        eq(auditEntries.objectId, ada?.id ?? 0),
        eq(auditEntries.kind, 'create'),
      ),
    )
  expect(entries).toHaveLength(1)
})

test('what somebody has already is named in the words of the specification', async () => {
  const { checked, lines, login, make } = await setUp()
  const other = await make.user()
  const file = csvOf([
    head,
    ['1', other.login, 'Ada', 'Lovelace', login('ada'), ''],
    ['2', login('b'), 'B', 'B', login('b'), 'nobody'],
    ['3', login('b'), 'C', 'C', login('c'), ''],
  ])
  const { id } = await checked(file)
  const errors = await lines(id, { outcome: 'error' })
  expect(errors.map(({ line, reasons }) => [line, reasons.map(({ text }) => text)])).toEqual([
    [2, [`The login ${other.login} already exists. Please enter another login.`]],
    [3, ['There is nobody with “nobody”']],
    [4, ['Line 3 is about the same already']],
  ])
})

test('people lead each other in no ring, neither by the file alone nor with those who are there', async () => {
  const { checked, apply, lines, login } = await setUp()
  const row = (name: string, manager: string) => [name, login(name), name, name, login(name), manager]
  await apply((await checked(csvOf([head, row('a', ''), row('b', 'a'), row('c', 'b')]))).id)
  const ring = await checked(csvOf([head, row('a', 'c'), row('d', 'e'), row('e', 'd'), row('f', 'f')]))
  const errors = await lines(ring.id, { outcome: 'error' })
  expect(errors.map(({ name, reasons }) => [name, reasons[0]?.code])).toEqual([
    ['a a', 'manager_ring'],
    ['d d', 'manager_ring'],
    ['e e', 'manager_ring'],
    ['f f', 'manager_ring'],
  ])
  // Turned round whole it is none.
  const turned = await checked(
    csvOf([head, row('a', 'b'), row('b', 'c'), ['c', login('c'), 'c', 'c', login('c'), '']]),
    'users',
    { clearsEmpty: true },
  )
  expect(turned.counts).toMatchObject({ change: 3, error: 0 })
  await apply(turned.id)
  const done = await lines(turned.id, { state: 'applied' })
  expect(done).toHaveLength(3)
})

test('an undo restores what nobody has touched since, and lists the rest', async () => {
  const { checked, apply, undo, lines, login, person, call, admin } = await setUp()
  const rows = (surname: string) => [
    head,
    ['1', login('ada'), 'Ada', surname, login('ada'), ''],
    ['2', login('carl'), 'Carl', surname, login('carl'), '1'],
  ]
  await apply((await checked(csvOf(rows('Before')))).id)
  const before = [await person('ada'), await person('carl')]
  const second = await checked(
    csvOf([...rows('After'), ['3', login('emmy'), 'Emmy', 'Noether', login('emmy'), '2']]),
  )
  await apply(second.id)
  const carl = await person('carl')
  const { id: _i, can: _c, ...record } = await call(readUser, { as: admin, params: { id: carl?.id ?? 0 } })
  const { updateUser } = await import('@oktant/contract/people/users.ts')
  await call(updateUser, {
    as: admin,
    params: { id: carl?.id ?? 0 },
    body: { ...record, mobileNumber: '123' } as never,
  })
  const undone = await undo(second.id)
  expect(undone).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 1 } })
  expect(await person('ada')).toEqual(before[0])
  expect(await person('emmy')).toBeUndefined()
  expect(await person('carl')).toMatchObject({ surname: 'After', mobileNumber: '123' })
  const [kept] = await lines(second.id, { state: 'kept' })
  expect(kept).toMatchObject({ name: 'Carl Before', reasons: [{ code: 'touched' }] })
})

test('whoever is missing is deactivated, and many only after their number was typed', async () => {
  const { checked, apply, undo, login, person, call, admin, make } = await setUp()
  const row = (name: string) => [name, login(name), name, name, login(name), '']
  const names = Array.from({ length: 12 }, (_, at) => `p${at}`)
  await make.user({ companyId: admin.companyId, permissions: ['permissions.administer', 'jobs.see'] })
  await apply((await checked(csvOf([head, ...names.map(row)]))).id)
  const some = await checked(csvOf([head, ...names.slice(2).map(row)]), 'users', { deactivatesMissing: true })
  // Somebody with more permissions is missing, too: the line is there, and is not applied.
  expect(some).toMatchObject({
    counts: { deactivate: 3, unchanged: 10 },
    guard: { missing: 3, active: 14, isNeeded: true },
  })
  expect(await apply(some.id)).toMatchObject({ code: 'import_confirmation_needed' })
  expect(await apply(some.id, { confirmed: 3 })).toMatchObject({
    state: 'applied',
    counts: { deactivate: 2, skip: 1 },
  })
  expect(await person('p0')).toMatchObject({ status: 'Inactive' })
  const active = await call(listUsers, {
    as: admin,
    query: { _filterFields: ['userStatus.name'], _filterValues: ['Active'] },
  })
  expect(active.totalElements).toBe(12)
  expect(await undo(some.id)).toMatchObject({ counts: { undone: 2 } })
  expect(await person('p0')).toMatchObject({ status: 'Active' })
})

test('the seats of the licence are kept, from the first line on', async () => {
  const { db, admin, checked, lines, login, apply } = await setUp()
  const { companies } = await import('../../organisation/companies/companies.tables.ts')
  await db.update(companies).set({ licenceSeats: 3 }).where(eq(companies.id, admin.companyId))
  const row = (name: string) => [name, login(name), name, name, login(name), '']
  const { id } = await checked(csvOf([head, row('a'), row('b'), row('c')]))
  const errors = await lines(id, { outcome: 'error' })
  expect(errors.map(({ line, reasons }) => [line, reasons[0]?.code])).toEqual([[4, 'licence_seats_used']])
  expect(await apply(id)).toMatchObject({ counts: { applied: 2 } })
})

test('what was stopped can be gone on with', async () => {
  const { upload, check, call, admin, login, work } = await setUp()
  const { id } = await upload(csvOf([head, ['1', login('ada'), 'Ada', 'Lovelace', login('ada'), '']]))
  expect(await call(stopImport, { as: admin, params: { id } })).toMatchObject({ code: 'import_busy' })
  const { applyImport } = await import('@oktant/contract/people/imports.ts')
  await check(id)
  await call(applyImport, { as: admin, params: { id }, body: { welcome: false, confirmed: null } })
  await call(stopImport, { as: admin, params: { id } })
  expect(await work(id)).toMatchObject({ state: 'stopped', counts: { applied: 0 } })
  await call(applyImport, { as: admin, params: { id }, body: { welcome: false, confirmed: null } })
  expect(await work(id)).toMatchObject({ state: 'applied', counts: { applied: 1 } })
})

test('somebody who was made by hand after the check is not made twice', async () => {
  const { checked, apply, lines, login, call, admin } = await setUp()
  const { id } = await checked(csvOf([head, ['1', login('ada'), 'Ada', 'Lovelace', login('ada'), '']]))
  const { userForm } = await import('../../../../test/scenes/people/users.ts')
  await call(createUser, {
    as: admin,
    body: { ...userForm({ login: login('ada'), emailAddress: login('x'), externalId: '9' }), welcome: false },
  })
  expect(await apply(id)).toMatchObject({ state: 'applied', counts: { error: 1, applied: 0 } })
  const [line] = await lines(id)
  expect(line?.reasons[0]).toMatchObject({ code: 'login_taken' })
})
