import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setLanguage } from '@oktant/contract/people/account.ts'
import { signIn, signInByLink } from '@oktant/contract/people/sessions.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { auditEntries } from '../../../audit/audit.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

const password = 'Ocean-Pelican-9'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const mia = await make.user({ password, language: 'de' })
  const enter = async (language?: 'en' | 'de') =>
    (await call(signIn, { body: { login: mia.login, password, ...(language && { language }) } })).user
      .language
  return { ...server, mia, enter }
}

test('whoever has chosen no language goes on in that of the page on which they sign in', async () => {
  const { call, db, make, mia, enter } = await setUp()
  expect([await enter(), await enter('de'), await enter('en'), await enter()]).toEqual([
    'de',
    'de',
    'en',
    'en',
  ])
  const otp = await make.link(mia, { function: 'surveys' })
  expect((await call(signInByLink, { body: { otp, language: 'de' } })).user.language).toBe('de')
  const changes = await db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.objectId, mia.id),
        eq(auditEntries.object, 'user'),
        eq(auditEntries.kind, 'update'),
      ),
    )
  expect(changes).toEqual([
    { before: { language: 'de' }, after: { language: 'en' } },
    { before: { language: 'en' }, after: { language: 'de' } },
  ])
})

test('whoever has chosen one keeps it on every page', async () => {
  const { call, mia, enter } = await setUp()
  await call(setLanguage, { as: mia, body: { language: 'de' } })
  expect(await enter('en')).toBe('de')
})

test('a language that the company does not offer is followed nowhere', async () => {
  const { db, mia, enter } = await setUp()
  await db
    .update(companies)
    .set({ languages: ['de'], defaultLanguage: 'de' })
    .where(eq(companies.id, mia.companyId))
  expect(await enter('en')).toBe('de')
})
