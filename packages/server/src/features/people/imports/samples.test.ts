import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { saveCustomField } from '@oktant/contract/people/custom-fields.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { importKinds, readImportSample } from '@oktant/contract/people/imports.ts'
import { importing } from '../../../../test/kit/files/imports.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../people/people.tables.ts'

async function setUp() {
  const server = await testServer()
  const admin = await server.make.user({
    permissions: [
      'imports.run',
      'users.administer',
      'permissions.administer',
      'jobRoles.administer',
      'reviews.administer',
      'projects.administer',
      'customFields.administer',
    ],
  })
  const textOf = async (entry: Endpoint, rest: object = {}) =>
    (await server.send(entry, { as: admin, ...rest })).rawPayload
  return { ...server, ...importing(server, admin), admin, companyId: admin.companyId, textOf }
}

const mandatory = {
  clazz: 'User' as const,
  description: { en: '', de: '' },
  mandatory: true,
  unique: false,
  customFieldOptions: [],
}
const sizes = [
  { id: 0, value: { en: 'Large', de: 'Groß' } },
  { id: 0, value: { en: 'Small', de: 'Klein' } },
]

test.each(['en', 'de'] as const)('the sample of each kind passes its own check (%s)', async (language) => {
  const { textOf, checked, call, admin, companyId, make, db } = await setUp()
  await make.user({ companyId, managerId: admin.id })
  // NOTE: what a company asks of everybody is asked of whoever comes by a file, too.
  const field = (inputType: 'normal' | 'date' | 'selection', more: object) =>
    call(saveCustomField, {
      as: admin,
      params: { id: 0 },
      body: { ...mandatory, label: { en: `A ${inputType}`, de: `Ein ${inputType}` }, inputType, ...more },
    })
  await field('normal', { unique: true })
  await field('date', {})
  await field('selection', { customFieldOptions: sizes })
  await db
    .update(companies)
    .set({ languages: ['en'], defaultLanguage: 'en' })
    .where(eq(companies.id, companyId))
  await make.member(admin, (await make.project(companyId)).id)
  await db.update(users).set({ language }).where(eq(users.id, admin.id))
  for (const kind of importKinds) {
    const file = await textOf(readImportSample, { params: { kind } })
    const { counts, state } = await checked(file, kind)
    expect([kind, state, counts?.error, counts?.skip]).toEqual([kind, 'checked', 0, 0])
    const { create, change, unchanged } = counts ?? { create: 0, change: 0, unchanged: 0 }
    expect(create + change + unchanged).toBeGreaterThan(0)
  }
})
