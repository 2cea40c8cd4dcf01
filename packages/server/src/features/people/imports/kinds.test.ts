import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { saveCustomField } from '@oktant/contract/people/custom-fields.ts'
import {
  exportGroupMembers,
  exportCompetencyItems,
  exportJobRoles,
  exportManagers,
  exportUsers,
} from '@oktant/contract/kit/exports.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { type ImportKind, readImportSample } from '@oktant/contract/people/imports.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { anonymiseUser } from '@oktant/contract/people/users.ts'
import { csvOf, importing } from '../../../../test/kit/files/imports.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { competencyItems } from '../../development/competency-items/competency-items.tables.ts'
import { jobRoles, localities, projectMembers, users } from '../people/people.tables.ts'
import { importRows } from './imports.tables.ts'

const permissions: Permission[] = [
  'imports.run',
  'users.administer',
  'permissions.administer',
  'jobRoles.administer',
  'projects.administer',
  'customFields.administer',
  'reviews.administer',
]

async function setUp() {
  const server = await testServer()
  const admin = await server.make.user({ permissions })
  const { companyId } = admin
  const steps = importing(server, admin)
  const colleague = (values = {}) => server.make.user({ companyId, ...values })
  const textOf = async (entry: Endpoint, rest: object = {}) =>
    (await server.send(entry, { as: admin, ...rest })).rawPayload
  return { ...server, ...steps, admin, companyId, colleague, textOf }
}

test('job roles are made and named anew by a file, and taken back as long as nobody has them', async () => {
  const { db, companyId, checked, apply, undo, lines, colleague } = await setUp()
  const [known] = await db
    .insert(jobRoles)
    .values({ companyId, name: { en: 'Clerk', de: '' } })
    .returning()
  const rows = [
    ['Number', 'Name in English', 'Name in German'],
    [known?.id ?? 0, 'Clerk', 'Büro'],
    ['', 'Lead', 'Leitung'],
    ['', 'Cook', 'Küche'],
    ['', 'clerk', ''],
    ['', '', ''],
  ]
  const { id, counts } = await checked(csvOf(rows), 'jobRoles')
  expect(counts).toMatchObject({ change: 1, create: 2, error: 1, skip: 1 })
  await apply(id)
  const named = async (en: string) =>
    (await db.select().from(jobRoles).where(eq(jobRoles.companyId, companyId))).find(
      ({ name }) => name.en === en,
    )
  expect((await named('Clerk'))?.name.de).toBe('Büro')
  await colleague({ jobRoleId: (await named('Cook'))?.id })
  expect(await undo(id)).toMatchObject({ counts: { undone: 2, kept: 1 } })
  expect([(await named('Clerk'))?.name.de, (await named('Lead')) === undefined]).toEqual(['', true])
  expect(await lines(id, { state: 'kept' })).toMatchObject([{ name: 'Cook', reasons: [{ code: 'in_use' }] }])
})

test('competencies are made and worded anew by a file, and taken back as long as nobody has changed them', async () => {
  const { db, companyId, checked, apply, undo, lines } = await setUp()
  const about = { companyId, tip: { en: '', de: '' }, itemProperties: [] }
  await db.insert(competencyItems).values({ ...about, name: { en: 'Teamwork', de: '' } })
  const rows = [
    ['Name in English', 'Name in German', 'Tip in English', 'Properties', 'Merkmale'],
    ['teamwork', 'Zusammenarbeit', 'With others', 'Asks | Helps', 'Fragt'],
    ['Listening', 'Zuhören', '', '', ''],
    ['Speaking', '', '', 'x'.repeat(301), ''],
    ['', '', 'Nothing', '', ''],
  ]
  const { id, counts } = await checked(csvOf(rows), 'competencyItems')
  expect(counts).toMatchObject({ change: 1, create: 1, error: 2 })
  expect((await lines(id, { outcome: 'error' })).map(({ reasons }) => reasons[0]?.code)).toEqual([
    'value_too_long',
    'required',
  ])
  await apply(id)
  const library = async () =>
    db
      .select()
      .from(competencyItems)
      .where(and(eq(competencyItems.companyId, companyId), isNull(competencyItems.removedAt)))
  expect(await library()).toMatchObject([
    {
      name: { en: 'teamwork', de: 'Zusammenarbeit' },
      tip: { en: 'With others', de: '' },
      itemProperties: [
        { en: 'Asks', de: 'Fragt' },
        { en: 'Helps', de: '' },
      ],
    },
    { name: { en: 'Listening', de: 'Zuhören' } },
  ])
  const again = await checked(csvOf(rows.slice(0, 3)), 'competencyItems')
  expect(again.counts).toMatchObject({ unchanged: 2 })
  expect(await undo(id)).toMatchObject({ counts: { undone: 2, kept: 0 } })
  expect(await library()).toMatchObject([{ name: { en: 'Teamwork', de: '' }, itemProperties: [] }])
})

test('people come into groups by a file, and go again by its undo', async () => {
  const { db, make, companyId, checked, apply, undo, colleague } = await setUp()
  const group = await make.project(companyId, { name: 'Sales | North' })
  const mia = await colleague({ externalId: '77' })
  const ada = await colleague()
  await make.member(ada, group.id)
  const rows = [
    ['Person', 'Group'],
    ['77', group.name],
    [ada.login, group.name],
    ['77', 'Nowhere'],
    ['nobody', group.name],
  ]
  const { id, counts } = await checked(csvOf(rows), 'groupMembers')
  expect(counts).toMatchObject({ create: 1, unchanged: 1, error: 2 })
  await apply(id)
  const members = async () =>
    (await db.select().from(projectMembers).where(eq(projectMembers.projectId, group.id)))
      .map(({ userId }) => userId)
      .toSorted((a, b) => a - b)
  expect(await members()).toEqual([mia.id, ada.id].toSorted((a, b) => a - b))
  expect(await undo(id)).toMatchObject({ counts: { undone: 1 } })
  expect(await members()).toEqual([ada.id])
})

test('who leads whom is set by two columns, and put back', async () => {
  const { db, checked, apply, undo, colleague, admin } = await setUp()
  const mia = await colleague({ externalId: 'M', managerId: admin.id })
  const ada = await colleague()
  const rows = [
    ['Person', 'Line manager'],
    ['M', ada.login],
    [ada.login, ''],
    ['gone', 'M'],
    [admin.login, admin.login],
  ]
  const { id, counts } = await checked(csvOf(rows), 'managers')
  expect(counts).toMatchObject({ change: 1, error: 3 })
  await apply(id)
  const leader = async () => (await db.select().from(users).where(eq(users.id, mia.id)))[0]?.managerId
  expect(await leader()).toBe(ada.id)
  expect(await undo(id)).toMatchObject({ counts: { undone: 1 } })
  expect(await leader()).toBe(admin.id)
})

async function everyField() {
  const server = await setUp()
  const { db, companyId, admin, call, make, colleague } = server
  const [role] = await db
    .insert(jobRoles)
    .values({ companyId, name: { en: 'Clerk', de: 'Büro' } })
    .returning()
  const [place] = await db
    .insert(localities)
    .values({ companyId, name: { en: '', de: 'Köln' } })
    .returning()
  const group = await make.project(companyId, { name: 'A | B \\ C' })
  await db.insert(competencyItems).values({
    companyId,
    name: { en: '=Teamwork', de: 'Zusammen; arbeiten' },
    tip: { en: '', de: '-ohne' },
    itemProperties: [
      { en: 'Asks', de: '' },
      { en: '', de: 'Hilft' },
    ],
  })
  const field = (label: string, inputType: 'normal' | 'selection' | 'date', more: object = {}) =>
    call(saveCustomField, {
      as: admin,
      params: { id: 0 },
      body: {
        clazz: 'User',
        label: { en: label, de: label },
        description: { en: '', de: '' },
        inputType,
        mandatory: false,
        unique: false,
        customFieldOptions: [],
        ...more,
      },
    } as never)
  const shoe = await field('Shoe size', 'normal', { unique: true })
  const shirt = await field('Shirt', 'selection', {
    customFieldOptions: [
      { id: 0, value: { en: 'Large', de: 'Groß' } },
      { id: 0, value: { en: 'Small', de: 'Klein' } },
    ],
  })
  const born = await field('Born', 'date')
  const mia = await colleague({
    firstName: '=Mia "the"; first',
    surname: "'Na,idoo\u00a0x",
    externalId: '0077',
    managerId: admin.id,
    jobRoleId: role?.id,
    localityId: place?.id,
    mobileNumber: '+49 170 1',
    bioRegistered: true,
    status: 'Inactive',
    language: 'de',
  })
  await make.member(mia, group.id)
  return { ...server, mia, shoe, shirt, born, group }
}

test('every field is brought in by a file, a custom field by its name', async () => {
  const { checked, apply, db, mia, lines, companyId, admin } = await everyField()
  const rows = [
    [
      'Username',
      'Shoe size',
      'Shirt',
      'Born',
      'Stelle',
      'Locality',
      'Gruppen',
      'Biometrisch erfasst',
      'Status',
      'Sprache',
      'Zeitzone',
    ],
    [
      mia.login,
      '42',
      'groß',
      '24.12.1990',
      'büro',
      'köln',
      'A \\| B \\ C',
      'nein',
      'aktiv',
      'Englisch',
      'Europe/London',
    ],
  ]
  const { id } = await checked(csvOf(rows))
  expect((await lines(id))[0]?.reasons).toEqual([])
  await apply(id)
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, mia.id)))
  expect(row).toMatchObject({
    bioRegistered: false,
    status: 'Active',
    language: 'en',
    timezone: 'Europe/London',
  })
  const again = await checked(csvOf(rows))
  expect(again.counts).toMatchObject({ unchanged: 1 })
  const other = [
    ['Username', 'Shoe size', 'Zeitzone'],
    [admin.login, '42', 'Mars/Base'],
  ]
  const taken = await checked(csvOf(other))
  expect((await lines(taken.id))[0]?.reasons.map(({ code }) => code)).toEqual([
    'timezone_unknown',
    'value_taken',
  ])
})

const kinds: [ImportKind, Endpoint][] = [
  ['users', exportUsers],
  ['managers', exportManagers],
  ['jobRoles', exportJobRoles],
  ['groupMembers', exportGroupMembers],
  ['competencyItems', exportCompetencyItems],
]

test.each(kinds)('what is exported as %s and brought in again changes nothing', async (kind, entry) => {
  const { checked, textOf, lines } = await everyField()
  const text = await textOf(entry, 'query' in entry ? { query: {} } : {})
  expect(
    String(text)
      .split('\n')
      .filter((line) => /^[=+@-]/.test(line)),
  ).toEqual([])
  for (const clearsEmpty of [false, true]) {
    const { id, counts } = await checked(text, kind, { clearsEmpty })
    expect(await lines(id, { outcome: 'error' })).toEqual([])
    expect(await lines(id, { outcome: 'change' })).toEqual([])
    expect(counts.unchanged).toBeGreaterThan(0)
    expect(counts).toMatchObject({ create: 0, change: 0, error: 0 })
  }
})

test('a value that is one person’s alone stands in one line alone', async () => {
  const { checked, lines, mia, admin } = await everyField()
  const rows = [
    ['Username', 'Shoe size'],
    [mia.login, '42 A'],
    [admin.login, '42 a'],
  ]
  const { id } = await checked(csvOf(rows))
  expect((await lines(id)).map(({ outcome, reasons }) => [outcome, reasons[0]?.code])).toEqual([
    ['change', undefined],
    ['error', 'repeated'],
  ])
})

test('an export follows the filters of the list', async () => {
  const { textOf, mia } = await everyField()
  const query = { _filterFields: ['userStatus.name'], _filterValues: ['Inactive'] }
  const text = String(await textOf(exportUsers, { query }))
  expect(text.trim().split('\n')).toHaveLength(2)
  expect(text).toContain(mia.login)
})

test.each(kinds)('the sample of %s has headings that are known', async (kind) => {
  const { textOf, upload } = await setUp()
  const { columns } = await upload(await textOf(readImportSample, { params: { kind } }), kind)
  expect(columns.length).toBeGreaterThan(1)
  expect(columns).not.toContain('')
})

test('whoever is anonymised is taken out of the files that named them', async () => {
  const { kit, db, call, admin, checked, apply, colleague } = await setUp()
  const mia = await colleague({ firstName: 'Secret' })
  const { id } = await checked(
    csvOf([
      ['Username', 'First name'],
      [mia.login, 'Other'],
    ]),
  )
  await apply(id)
  expect(
    await call(anonymiseUser, { as: admin, params: { id: mia.id }, body: { login: mia.login } }),
  ).toMatchObject({ isAnonymised: true })
  await kit.outbox.deliver()
  const [row] = await db.select().from(importRows).where(eq(importRows.importId, id))
  expect(row).toMatchObject({ cells: {}, name: '', changes: [], before: null, after: null })
})
