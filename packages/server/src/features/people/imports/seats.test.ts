import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { csvOf, importing } from '../../../../test/kit/files/imports.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../people/people.tables.ts'

const head = ['Personalnummer', 'Benutzername', 'Vorname', 'Nachname', 'E-Mail', 'Status', 'Führungskraft']

let runs = 0
async function setUp(bought: number | null = null) {
  const server = await testServer()
  const { db, make } = server
  const admin = await make.user({
    permissions: ['imports.run', 'users.administer', 'permissions.administer'],
  })
  const { companyId } = admin
  await db.update(companies).set({ licenceSeats: bought }).where(eq(companies.id, companyId))
  const run = `seats${(runs += 1)}`
  const login = (name: string) => `${name}-${run}@example.test`
  const row = (name: string, status = 'Active', manager = '') => [
    name,
    login(name),
    name,
    name,
    login(name),
    status,
    manager,
  ]
  const there = (name: string, values: object = {}) =>
    make.user({ companyId, login: login(name), emailAddress: login(name), externalId: name, ...values })
  const active = async () => {
    const rows = await db.select().from(users).where(eq(users.companyId, companyId))
    const others = rows.filter(({ id, status }) => id !== admin.id && status === 'Active')
    return others
      .map((one) => one.login.split('-')[0])
      .toSorted()
      .join(' ')
  }
  return { ...server, ...importing(server, admin), admin, row, there, active }
}

type Case = {
  about: string
  /** Seats besides the administrator's own. */
  bought: number
  there: string[]
  /** Who holds more than the administrator, so that they cannot be deactivated. */
  above?: string
  /** Who is inactive before. */
  asleep?: string
  file: [name: string, status?: 'Active' | 'Inactive'][]
  deactivatesMissing: boolean
  refused: string[]
  left: string
}

const cases: Case[] = [
  {
    about: 'one leaves, one comes',
    bought: 2,
    there: ['a', 'b'],
    file: [['a'], ['c']],
    deactivatesMissing: true,
    refused: [],
    left: 'a c',
  },
  {
    about: 'one leaves, two come: the second has no seat',
    bought: 2,
    there: ['a', 'b'],
    file: [['a'], ['c'], ['d']],
    deactivatesMissing: true,
    refused: ['d d'],
    left: 'a c',
  },
  {
    about: 'all leave for all who come',
    bought: 3,
    there: ['a', 'b', 'c'],
    file: [['d'], ['e'], ['f']],
    deactivatesMissing: true,
    refused: [],
    left: 'd e f',
  },
  {
    about: 'nobody is deactivated, so no seat is freed',
    bought: 2,
    there: ['a', 'b'],
    file: [['a'], ['c']],
    deactivatesMissing: false,
    refused: ['c c'],
    left: 'a b',
  },
  {
    about: 'who cannot be deactivated keeps the seat',
    bought: 2,
    there: ['a'],
    above: 'z',
    file: [['a'], ['c']],
    deactivatesMissing: true,
    refused: ['c c'],
    left: 'a z',
  },
  {
    about: 'who comes inactive takes none',
    bought: 1,
    there: ['a'],
    file: [['a'], ['c', 'Inactive']],
    deactivatesMissing: true,
    refused: [],
    left: 'a',
  },
  {
    about: 'a line that lets somebody back takes one, and gives it back',
    bought: 1,
    there: ['a'],
    asleep: 'b',
    file: [['a', 'Inactive'], ['b']],
    deactivatesMissing: false,
    refused: [],
    left: 'b',
  },
  {
    about: 'a line that deactivates frees its seat for the lines after it',
    bought: 2,
    there: ['a', 'b'],
    file: [['a', 'Inactive'], ['b'], ['c']],
    deactivatesMissing: false,
    refused: [],
    left: 'b c',
  },
]

test.each(cases)('seats: $about', async (one) => {
  const { bought, there, above, asleep, file, deactivatesMissing, refused, left } = one

  const server = await setUp(bought + 1)
  for (const name of there) await server.there(name)
  if (above) await server.there(above, { permissions: ['permissions.administer', 'jobs.see'] })
  if (asleep) await server.there(asleep, { status: 'Inactive' })
  const before = await server.active()
  const text = csvOf([head, ...file.map(([name, status]) => server.row(name, status))])
  const { id, counts } = await server.checked(text, 'users', { deactivatesMissing })
  const errors = await server.lines(id, { outcome: 'error' })
  expect(errors.map(({ name }) => name)).toEqual(refused)
  for (const { reasons } of errors) expect(reasons).toMatchObject([{ code: 'licence_seats_used' }])
  const applied = await server.apply(id, { confirmed: counts?.deactivate ?? null })
  expect(await server.active()).toBe(left)
  if (!('counts' in applied) || !applied.counts?.applied) return
  expect(await server.undo(id)).toMatchObject({ state: 'undone', counts: { kept: 0 } })
  expect(await server.active()).toBe(before)
})

test('somebody whose manager’s line is in error is told so by its number, and does not come alone', async () => {
  const { checked, apply, lines, row, active } = await setUp()
  const faulty = row('boss')
  faulty[2] = ''
  const text = csvOf([head, faulty, row('led', 'Active', 'boss'), row('below', 'Active', 'led'), row('free')])
  const { id, counts } = await checked(text)
  expect(counts).toMatchObject({ create: 1, error: 3 })
  const said = (await lines(id, { outcome: 'error' })).map(({ line, reasons }) => [
    line,
    reasons.map(({ code, text: words }) => `${code}: ${words}`),
  ])
  expect(said).toEqual([
    [2, [expect.stringContaining('first_name_required')]],
    [3, ['manager_line_faulty: The line manager stands on line 2, which is in error or left out']],
    [4, ['manager_line_faulty: The line manager stands on line 3, which is in error or left out']],
  ])
  await apply(id)
  expect(await active()).toBe('free')
})

test('where the manager is there already, a faulty line of theirs keeps nobody else out', async () => {
  const { checked, apply, lines, row, there, active, db, admin } = await setUp()
  const boss = await there('boss')
  const faulty = row('boss')
  faulty[5] = 'Perhaps'
  const { id } = await checked(
    csvOf([head, faulty, row('led', 'Active', 'boss'), row('lost', 'Active', 'nobody')]),
  )
  expect(
    (await lines(id, { outcome: 'error' })).map(({ line, reasons }) => [line, reasons[0]?.code]),
  ).toEqual([
    [2, 'value_misfit'],
    [4, 'person_unknown'],
  ])
  await apply(id)
  expect(await active()).toBe('boss led')
  const rows = await db.select().from(users).where(eq(users.companyId, admin.companyId))
  expect(rows.find(({ externalId }) => externalId === 'led')?.managerId).toBe(boss.id)
})
