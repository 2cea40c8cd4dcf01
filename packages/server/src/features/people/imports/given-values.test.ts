import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readImport } from '@oktant/contract/people/imports.ts'
import { csvOf, importing } from '../../../../test/kit/files/imports.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { profiles } from '../../../access/profiles/profiles.ts'
import { users } from '../people/people.tables.ts'
import { makeDefaultProfiles } from '../permissions/permissions.ts'

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
  const run = `v${(runs += 1)}`
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

test('who comes by a file holds the profile Learner unless the file names another', async () => {
  const { checked, apply, login, person, db, make, admin, lines } = await setUp()
  await makeDefaultProfiles(db, admin.companyId)
  const learner = profiles
    .filter(({ key }) => key === 'learner' || key === 'manager')
    .flatMap((profile) => profile.permissions)
  const office = await make.user({ companyId: admin.companyId, permissions: [...permissions, ...learner] })
  const server = await testServer()
  const own = importing(server, office)
  const rows = (heading: string, cells: string[]) =>
    csvOf([
      [...head.slice(0, 5), heading],
      ...cells.map((cell, at) => [
        `${heading}${at}`,
        login(`${heading}${at}`),
        'A',
        'B',
        login(`${heading}${at}`),
        cell,
      ]),
    ])
  const { id } = await own.checked(rows('Profile', ['', 'Manager']))
  const [changes] = (await own.lines(id)).map((line) =>
    line.changes.find(({ label }) => label === 'Profiles'),
  )
  expect(changes).toMatchObject({ after: 'Learner' })
  await own.apply(id)
  await apply((await checked(rows('Führungskraft', ['']))).id)
  const held = async (name: string) =>
    (
      await server.engine.query(
        `select profile.key from user_profiles held join profiles profile
          on profile.company_id = held.company_id and profile.id = held.profile_id where held.user_id = $1`,
        [(await person(name))?.id],
      )
    ).map(({ key }) => key)
  // NOTE: whoever may less than a learner makes none.
  expect([await held('Profile0'), await held('Profile1'), await held('Führungskraft0')]).toEqual([
    ['learner'],
    ['manager'],
    [],
  ])
  expect(await lines(id, { outcome: 'error' })).toEqual([])
})

test('a field that no column fills is given one value for every line', async () => {
  const { upload, check, apply, login, person, call, admin } = await setUp()
  const file = csvOf([
    ['Benutzername', 'Vorname', 'Nachname', 'E-Mail', 'Sprache'],
    [login('ada'), 'Ada', 'Lovelace', login('ada'), 'Englisch'],
    [login('carl'), 'Carl', 'Gauß', login('carl'), 'Englisch'],
  ])
  const { id, columns = [], fields = [] } = await upload(file)
  const language = fields.find(({ key }) => key === 'language')
  expect(language).toMatchObject({ canBeOne: true, choices: ['English', 'German'] })
  expect(fields.filter(({ canBeOne }) => !canBeOne).map(({ key }) => key)).toEqual([
    'externalId',
    'login',
    'emailAddress',
  ])
  const refused = { code: 'import_columns_invalid' }
  const values = { language: 'Deutsch', timezone: 'Africa/Johannesburg' }
  // NOTE: by a column and by one value is twice.
  expect(await check(id, columns, { values })).toMatchObject(refused)
  const without = columns.map((key) => (key === 'language' ? '' : key))
  for (const [key, value] of [
    ['login', 'x'],
    ['nothing', 'x'],
    ['language', ' '],
  ] as const)
    expect(await check(id, without, { values: { [key]: value } })).toMatchObject(refused)
  expect(await check(id, without, { values: { language: 'Klingonisch' } })).toMatchObject({
    counts: { error: 2 },
  })
  expect(await check(id, without, { values })).toMatchObject({ counts: { create: 2, error: 0 } })
  await apply(id)
  for (const name of ['ada', 'carl'])
    expect(await person(name)).toMatchObject({ language: 'de', timezone: 'Africa/Johannesburg' })
  // NOTE: the next file has it again, but for what a column of its own fills.
  const next = await upload(
    csvOf([
      ['Benutzername', 'Zeitzone'],
      [login('ada'), 'Europe/Berlin'],
    ]),
  )
  expect(next.options?.values).toEqual({ language: 'Deutsch' })
  expect(await call(readImport, { as: admin, params: { id } })).toMatchObject({ options: { values } })
})

test('everybody in a file comes into one group that no column names', async () => {
  const { make, admin, engine } = await setUp()
  const { companyId } = admin
  const own = importing(
    await testServer(),
    await make.user({ companyId, permissions: [...permissions, 'projects.administer'] }),
  )
  const group = await make.project(companyId, { name: 'Abend' })
  const mia = await make.user({ companyId })
  const { id, fields } = await own.upload(csvOf([['Person'], [mia.login]]), 'groupMembers')
  expect(fields.find(({ key }) => key === 'group')?.choices).toContain('Abend')
  expect(await own.check(id)).toMatchObject({ code: 'import_columns_invalid' })
  expect(await own.check(id, undefined, { values: { group: 'Abend' } })).toMatchObject({
    counts: { create: 1 },
  })
  await own.apply(id)
  const rows = await engine.query('select 1 from project_members where user_id = $1 and project_id = $2', [
    mia.id,
    group.id,
  ])
  expect(rows).toHaveLength(1)
})
