import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { readLicence } from '@oktant/contract/organisation/licence.ts'
import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { companies } from '../companies/companies.tables.ts'
import { licenceWarnings } from './licence.tables.ts'
import { warnOfLicences } from './licence.ts'

const day = 86_400_000

async function setUp(values: Partial<typeof companies.$inferInsert> = {}) {
  const server = await testServer()
  const company = await server.make.company(values)
  const me = await server.make.user({
    companyId: company.id,
    permissions: ['company.administer'],
    language: 'de',
  })
  const mia = await server.make.user({ companyId: company.id })
  const at = (days: number) => new Date(server.kit.now().getTime() + days * day)
  const warn = async (days = 0) => {
    await server.db.transaction((tx) => warnOfLicences(tx, at(days)))
    await server.kit.outbox.deliver()
  }
  const told = async (as: { token: string }) =>
    (await server.call(latestNotifications, { as })).filter(({ title }) => title === 'Zu Ihrer Lizenz')
  return { ...server, company, me, mia, at, warn, told }
}
/** NOTE: where the companies of tests are. */
const dayOf = (date: Date) => dayIn('Europe/Berlin', date)

test('the panel says how many seats are taken, until when it lasts, and what was warned about', async () => {
  const { call, me, warn, make, company } = await setUp({ licenceSeats: 3, licenceValidUntil: '2999-12-31' })
  await make.user({ companyId: company.id, status: 'Inactive' })
  expect(await call(readLicence, { as: me })).toMatchObject({
    standing: 'valid',
    validUntil: '2999-12-31',
    seats: { taken: 2, bought: 3 },
    warnings: [],
  })
  await make.user({ companyId: company.id })
  await warn()
  expect((await call(readLicence, { as: me })).warnings).toMatchObject([{ about: 'seats', threshold: 100 }])
})

test('each threshold is told once, to those who look after the company', async () => {
  const { db, company, me, mia, at, warn, told } = await setUp()
  await db
    .update(companies)
    .set({ licenceValidUntil: dayOf(at(40)) })
    .where(eq(companies.id, company.id))
  await warn()
  await warn()
  expect(await told(me)).toHaveLength(1)
  await warn(1)
  expect(await told(me)).toHaveLength(1)
  await warn(11)
  await warn(12)
  expect(await told(me)).toHaveLength(2)
  expect(await told(mia)).toEqual([])
  // NOTE: a licence that was prolonged is warned about anew.
  await db
    .update(companies)
    .set({ licenceValidUntil: dayOf(at(50)) })
    .where(eq(companies.id, company.id))
  await warn(12)
  expect(await told(me)).toHaveLength(3)
})

test('a licence without end and without seats is never warned about, nor a closed company', async () => {
  const { me, warn, told } = await setUp()
  await warn()
  expect(await told(me)).toEqual([])
  const closed = await setUp({ licenceValidUntil: dayOf(new Date(Date.now() + 3 * day)), state: 'suspended' })
  await closed.warn()
  const written = await closed.db
    .select()
    .from(licenceWarnings)
    .where(eq(licenceWarnings.companyId, closed.company.id))
  expect(written).toEqual([])
})

test('a licence that is over says so to whoever is still in', async () => {
  const { call, me } = await setUp({ licenceValidUntil: '2020-01-31' })
  const { standing, daysLeft = 0 } = await call(readLicence, { as: me })
  expect(standing).toBe('over')
  expect(daysLeft).toBeLessThan(0)
})
