import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  applyImport,
  type ImportKind,
  listImports,
  readImport,
  readImportKinds,
  uploadImport,
} from '@oktant/contract/people/imports.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { companies } from '../../src/features/organisation/companies/companies.tables.ts'
import { jobRoles, projects, users } from '../../src/features/people/people/people.tables.ts'
import { profiles, userProfiles } from '../../src/features/people/permissions/permissions.tables.ts'
import { workOn } from '../../src/features/people/imports/run/run-import.ts'
import { csvOf, importing } from '../kit/files/imports.ts'
import { only } from '../kit/make.ts'
import { testServer } from '../kit/server.ts'

let runs = 0

async function setUp(own: Permission[] = ['imports.run', 'users.administer', 'permissions.administer']) {
  const server = await testServer()
  const { db, make } = server
  const clerk = await make.user({ permissions: own })
  const { companyId } = clerk
  const profile = (allowed: Permission[]) => {
    const key = `profile-${(runs += 1)}`
    const values = { companyId, key, name: { en: key, de: key }, authorities: [], permissions: allowed }
    return only(db.insert(profiles).values(values).returning())
  }
  const colleague = (permissions: Permission[] = [], values = {}) =>
    make.user({ companyId, permissions, ...values })
  const heldBy = async ({ id }: { id: number }) =>
    (await db.select().from(userProfiles).where(eq(userProfiles.userId, id))).map((row) => row.profileId)
  const rowOf = async ({ id }: { id: number }) => (await db.select().from(users).where(eq(users.id, id)))[0]
  return { ...server, ...importing(server, clerk), clerk, companyId, profile, colleague, heldBy, rowOf }
}

const codesOf = (lines: readonly { reasons: readonly { code: string }[] }[]) =>
  lines.map(({ reasons }) => reasons[0]?.code)

test('nobody gives or takes by a file a profile whose permissions they lack', async () => {
  const { profile, colleague, checked, apply, lines, heldBy } = await setUp()
  const strong = await profile(['system.administer'])
  const weak = await profile(['users.administer'])
  const mia = await colleague()
  const file = csvOf([
    ['Username', 'Profiles'],
    [mia.login, `${strong.key} | ${weak.key}`],
  ])
  const { id } = await checked(file, 'users', { mode: 'changeOnly' })
  expect(codesOf(await lines(id))).toEqual(['profile_beyond'])
  await apply(id)
  expect(await heldBy(mia)).toEqual([mia.profileId])
})

test('nobody gives by a file what would reach across companies', async () => {
  const { profile, colleague, checked, lines } = await setUp()
  const whole = await profile(['companies.administer'])
  const mia = await colleague()
  const { id } = await checked(
    csvOf([
      ['Username', 'Profiles'],
      [mia.login, whole.key],
    ]),
    'users',
  )
  expect(codesOf(await lines(id))).toEqual(['profile_beyond'])
})

test('nobody gives any profile by a file without the right to decide who holds which', async () => {
  const { profile, colleague, checked, lines, companyId, make } = await setUp([
    'imports.run',
    'users.administer',
  ])
  const weak = await profile(['users.administer'])
  const mia = await colleague()
  await make.user({ companyId, permissions: ['permissions.administer'] })
  const { id } = await checked(
    csvOf([
      ['Username', 'Profiles'],
      [mia.login, weak.key],
    ]),
    'users',
  )
  expect(codesOf(await lines(id))).toEqual(['profile_beyond'])
})

test('nobody changes by a file whoever holds more than they do', async () => {
  const { colleague, checked, apply, lines, rowOf, clerk, make } = await setUp()
  const boss = await colleague(['system.administer'], { firstName: 'Old' })
  const project = await make.project(clerk.companyId)
  const files: [ImportKind, string][] = [
    [
      'users',
      csvOf([
        ['Username', 'First name'],
        [boss.login, 'New'],
      ]),
    ],
    [
      'users',
      csvOf([
        ['Username', 'E-mail address'],
        [boss.login, 'mine@example.test'],
      ]),
    ],
    [
      'users',
      csvOf([
        ['Username', 'State'],
        [boss.login, 'Inactive'],
      ]),
    ],
    [
      'users',
      csvOf([
        ['Username', 'Groups'],
        [boss.login, project.name],
      ]),
    ],
    [
      'managers',
      csvOf([
        ['Person', 'Line manager'],
        [boss.login, clerk.login],
      ]),
    ],
  ]
  for (const [kind, file] of files) {
    const { id } = await checked(file, kind)
    expect(codesOf(await lines(id))).toEqual(['more_permissions_needed'])
    expect(await apply(id)).toMatchObject({ counts: { applied: 0 } })
  }
  expect(await rowOf(boss)).toMatchObject({ firstName: 'Old', status: 'Active', managerId: null })
})

test('nobody is deactivated as missing by whoever may do less than they', async () => {
  const { colleague, checked, apply, clerk, rowOf } = await setUp()
  const boss = await colleague(['system.administer'])
  const mia = await colleague()
  const file = csvOf([
    ['Username', 'First name'],
    [clerk.login, clerk.firstName],
  ])
  const { id } = await checked(file, 'users', { deactivatesMissing: true })
  await apply(id, { confirmed: 2 })
  expect([await rowOf(boss), await rowOf(mia)]).toMatchObject([{ status: 'Active' }, { status: 'Inactive' }])
})

test('nobody changes their own profiles or status by a file', async () => {
  const { clerk, profile, checked, lines, heldBy } = await setUp()
  const weak = await profile(['users.administer'])
  const given = await checked(
    csvOf([
      ['Username', 'Profiles'],
      [clerk.login, weak.key],
    ]),
  )
  expect(codesOf(await lines(given.id))).toEqual(['own_account'])
  const closed = await checked(
    csvOf([
      ['Username', 'State'],
      [clerk.login, 'Inactive'],
    ]),
  )
  expect(codesOf(await lines(closed.id))).toEqual(['own_account'])
  expect(await heldBy(clerk)).toEqual([clerk.profileId])
})

test('a file names nothing of another company', async () => {
  const { make, db, checked, lines, colleague, clerk } = await setUp([
    'imports.run',
    'users.administer',
    'permissions.administer',
    'projects.administer',
    'jobRoles.administer',
  ])
  const stranger = await make.user({ externalId: 'S-1' })
  const { companyId } = stranger
  const mia = await colleague()
  const role = await only(
    db
      .insert(jobRoles)
      .values({ companyId, name: { en: 'Wizard', de: 'Zauberer' } })
      .returning(),
  )
  const project = await only(
    db.insert(projects).values({ companyId, name: 'Theirs', visibleModules: [] }).returning(),
  )
  const [theirProfile] = await db.select().from(profiles).where(eq(profiles.id, stranger.profileId))
  const refused = async (kind: ImportKind, rows: (string | number)[][]) => {
    const { id } = await checked(csvOf(rows), kind)
    return codesOf(await lines(id))
  }
  const head = (field: string) => ['Username', field]
  expect(await refused('users', [head('Line manager'), [mia.login, stranger.login]])).toEqual([
    'person_unknown',
  ])
  expect(await refused('users', [head('Line manager'), [mia.login, 'S-1']])).toEqual(['person_unknown'])
  expect(await refused('users', [head('Job role'), [mia.login, 'Wizard']])).toEqual(['value_unknown'])
  expect(await refused('users', [head('Groups'), [mia.login, 'Theirs']])).toEqual(['value_unknown'])
  expect(await refused('users', [head('Profiles'), [mia.login, theirProfile?.key ?? '']])).toEqual([
    'value_unknown',
  ])
  expect(
    await refused('managers', [
      ['Person', 'Line manager'],
      [stranger.login, clerk.login],
    ]),
  ).toEqual(['person_unknown'])
  expect(
    await refused('jobRoles', [
      ['Number', 'Name in English'],
      [role.id, 'Mine'],
    ]),
  ).toEqual(['value_unknown'])
  expect(
    await refused('groupMembers', [
      ['Person', 'Group'],
      [stranger.login, project.name],
    ]),
  ).toEqual(['person_unknown'])
  expect(
    await refused('groupMembers', [
      ['Person', 'Group'],
      [mia.login, project.name],
    ]),
  ).toEqual(['value_unknown'])
  const [kept] = await db.select().from(jobRoles).where(eq(jobRoles.id, role.id))
  expect(kept?.name.en).toBe('Wizard')
})

test('a login of another company is taken, and its owner stays as they are', async () => {
  const { make, checked, lines, rowOf } = await setUp()
  const stranger = await make.user({ firstName: 'Zoe' })
  const rows = [
    ['Username', 'First name', 'Surname', 'E-mail address'],
    [stranger.login, 'Me', 'Me', 'new@example.test'],
  ]
  const { id } = await checked(csvOf(rows))
  expect(codesOf(await lines(id))).toEqual(['login_taken'])
  expect(await rowOf(stranger)).toMatchObject({ firstName: 'Zoe' })
})

test('what was begun is done with the rights that are left, and not at all without the right to import', async () => {
  const { clerk, call, kit, db, profile, colleague, upload, check, heldBy, lines } = await setUp()
  const weak = await profile(['users.administer'])
  const mia = await colleague()
  const prepare = async () => {
    const { id } = await upload(
      csvOf([
        ['Username', 'Profiles'],
        [mia.login, weak.key],
      ]),
    )
    await check(id)
    await call(applyImport, { as: clerk, params: { id }, body: { welcome: false, confirmed: null } })
    return id
  }
  const allow = (permissions: Permission[]) =>
    db.update(profiles).set({ permissions }).where(eq(profiles.id, clerk.profileId))
  const first = await prepare()
  await allow(['imports.run', 'users.administer'])
  while (await workOn(kit, first)) continue
  expect(codesOf(await lines(first))).toEqual(['profile_beyond'])
  await allow(['imports.run', 'users.administer', 'permissions.administer'])
  const second = await prepare()
  await allow(['users.administer', 'permissions.administer'])
  while (await workOn(kit, second)) continue
  await allow(['imports.run', 'users.administer', 'permissions.administer'])
  const answer = await call(readImport, { as: clerk, params: { id: second } })
  expect(answer).toMatchObject({ state: 'stopped', problem: 'Whoever began this may no longer do it' })
  expect(await heldBy(mia)).toEqual([mia.profileId])
})

test('whoever may import only one kind of file sees and begins no other', async () => {
  const { companyId, make, upload, call } = await setUp()
  const roles = await make.user({ companyId, permissions: ['imports.run', 'jobRoles.administer'] })
  const { id } = await upload(
    csvOf([
      ['Username', 'First name'],
      ['a', 'b'],
    ]),
  )
  const kinds = await call(readImportKinds, { as: roles })
  expect(kinds.map(({ kind }) => kind)).toEqual(['jobRoles'])
  expect(await call(readImport, { as: roles, params: { id } })).toMatchObject({ code: 'import_not_found' })
  expect((await call(listImports, { as: roles, query: {} })).totalElements).toBe(0)
  const file = { name: 'a.csv', bytes: Buffer.from('a,b\n1,2'), type: 'text/csv' }
  const sent = await call(uploadImport, { as: roles, params: { kind: 'users' }, file })
  expect(sent).toMatchObject({ code: 'not_permitted' })
})

test('taking somebody else’s import back changes nobody who may do more', async () => {
  const { companyId, make, checked, apply, undo, colleague, db, rowOf } = await setUp()
  const mia = await colleague([], { firstName: 'Old' })
  const { id } = await checked(
    csvOf([
      ['Username', 'First name'],
      [mia.login, 'New'],
    ]),
  )
  await apply(id)
  const strong = await make.user({ companyId, permissions: ['system.administer'] })
  await db.insert(userProfiles).values({ companyId, userId: mia.id, profileId: strong.profileId })
  expect(await undo(id)).toMatchObject({ counts: { kept: 1, undone: 0 } })
  expect(await rowOf(mia)).toMatchObject({ firstName: 'New' })
})

test('the seats of a licence are not passed by a file', async () => {
  const { db, companyId, checked, apply, lines } = await setUp()
  await db.update(companies).set({ licenceSeats: 1 }).where(eq(companies.id, companyId))
  const login = `seat-${companyId}@example.test`
  const rows = [
    ['Username', 'First name', 'Surname', 'E-mail address'],
    [login, 'A', 'B', login],
  ]
  const { id } = await checked(csvOf(rows))
  expect(codesOf(await lines(id))).toEqual(['licence_seats_used'])
  await apply(id)
  expect(await db.select().from(users).where(eq(users.login, login))).toEqual([])
})
