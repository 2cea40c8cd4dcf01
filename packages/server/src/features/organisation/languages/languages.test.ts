import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setLanguage } from '@oktant/contract/people/account.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { affectedByLanguages, readLanguages, saveLanguages } from '@oktant/contract/kit/languages.ts'
import { validateSession } from '@oktant/contract/people/sessions.ts'
import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { createUsers } from '../../people/people/people.ts'
import { users } from '../../people/people/people.tables.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['languages.administer', 'audit.read'] })
  const mia = await server.make.user({ companyId: me.companyId, language: 'de', surname: 'Abel' })
  const languageOf = async (id: number) =>
    (await server.db.select({ language: users.language }).from(users).where(eq(users.id, id)))[0]?.language
  return { ...server, me, mia, languageOf }
}
const english = { offered: ['en' as const], defaultLanguage: 'en' as const }
const both = { offered: ['en' as const, 'de' as const], defaultLanguage: 'de' as const }

test('who used a language that is gone gets the default, and their own back when it is offered again', async () => {
  const { call, me, mia, languageOf } = await setUp()
  expect(await call(readLanguages, { as: me, query: {} })).toMatchObject({
    offered: ['en', 'de'],
    defaultLanguage: 'en',
    people: [
      { language: 'de', count: 1 },
      { language: 'en', count: 1 },
    ],
  })
  expect(await call(affectedByLanguages, { as: me, query: { offered: 'en' } })).toEqual([
    { what: 'people', count: 1, examples: ['Mia Abel'] },
  ])
  await call(saveLanguages, { as: me, query: {}, body: english })
  expect(await languageOf(mia.id)).toBe('en')
  await expect.poll(async () => (await call(validateSession, { as: mia })).user?.language).toBe('en')
  await call(saveLanguages, { as: me, query: {}, body: both })
  expect([await languageOf(mia.id), await languageOf(me.id)]).toEqual(['de', 'en'])
  const { content } = await call(listAudit, { as: me, query: { object: 'company' } })
  expect(content).toHaveLength(2)
})

test('nobody chooses or is given a language that the company does not offer', async () => {
  const { call, db, me, mia } = await setUp()
  await call(saveLanguages, { as: me, query: {}, body: english })
  expect(await call(setLanguage, { as: mia, body: { language: 'de' } })).toMatchObject({
    status: 422,
    code: 'language_not_offered',
  })
  const { companyId } = me
  const login = `ole-${mia.login}`
  const person = { firstName: 'Ole', surname: 'Berg', login, emailAddress: login, timezone: 'UTC' }
  const [made] = await createUsers(db, [{ ...person, companyId, language: 'de' }])
  expect(made?.language).toBe('en')
  const seen = () => call(readSettings, { query: { company: String(companyId) } })
  await expect.poll(seen).toMatchObject({ languages: ['en'], defaultLanguage: 'en' })
})

test('at least one language is offered, and the default is one of them', async () => {
  const { call, me } = await setUp()
  const codes = async (body: object) =>
    ((await call(saveLanguages, { as: me, query: {}, body: { ...both, ...body } })).errors ?? []).map(
      ({ field, code }) => `${field} ${code}`,
    )
  expect(await codes({ offered: [] })).toEqual(['offered language_needed'])
  expect(await codes({ offered: ['en'] })).toEqual(['defaultLanguage default_not_offered'])
})

test('the time zone of a company is one that there is, and stays where nothing is said of it', async () => {
  const { call, me } = await setUp()
  const save = (body: object) => call(saveLanguages, { as: me, query: {}, body: { ...both, ...body } })
  expect((await save({ timezone: 'Pacific/Auckland' })).timezone).toBe('Pacific/Auckland')
  expect((await save({})).timezone).toBe('Pacific/Auckland')
  for (const timezone of ['', 'Nowhere/Land', '+02:00'])
    expect(await save({ timezone })).toMatchObject({
      status: 422,
      errors: [{ field: 'timezone', code: 'timezone_unknown' }],
    })
  const { content } = await call(listAudit, { as: me, query: { object: 'company' } })
  expect(content).toHaveLength(2)
})

test('another company’s languages are not there, but for those who look after all companies', async () => {
  const { call, me, mia, make, languageOf } = await setUp()
  const query = { company: me.companyId }
  const stranger = await make.user({ permissions: ['languages.administer'] })
  for (const refused of await Promise.all([
    call(readLanguages, { as: stranger, query }),
    call(affectedByLanguages, { as: stranger, query: { ...query, offered: 'en' } }),
    call(saveLanguages, { as: stranger, query, body: english }),
  ]))
    expect(refused).toMatchObject({ status: 404, code: 'company_not_found' })
  const all = await make.user({ permissions: ['languages.administer', 'companies.administer'] })
  expect((await call(saveLanguages, { as: all, query, body: english })).offered).toEqual(['en'])
  expect(await languageOf(mia.id)).toBe('en')
})
