import { listAutoMessages } from '@oktant/contract/communication/auto-messages.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { makeStandardMessages } from './auto-messages.ts'

test('a company begins with messages that are named in its own language', async () => {
  const { call, clock, db, make } = await testServer()
  const begunIn = async (defaultLanguage: 'en' | 'de') => {
    const admin = await make.user({ permissions: ['communications.administer'] })
    const { companyId } = admin
    await db.update(companies).set({ defaultLanguage }).where(eq(companies.id, companyId))
    await makeStandardMessages(db, companyId, clock.now())
    const { content } = await call(listAutoMessages, { as: admin, query: {} })
    return content.map(({ name }) => name)
  }
  expect(await begunIn('en')).toContain('Welcome on the first day')
  expect(await begunIn('de')).toContain('Willkommen am ersten Tag')
})
