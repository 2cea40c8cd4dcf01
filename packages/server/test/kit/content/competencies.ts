import * as contract from '@oktant/contract/development/competencies.ts'
import { createCompetencyItem } from '@oktant/contract/development/competency-items.ts'
import { saveCompetencyProfile } from '@oktant/contract/development/competency-profiles.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { createJobRole } from '@oktant/contract/people/places.ts'
import { eq } from 'drizzle-orm'
import { users } from '../../../src/features/people/people/people.tables.ts'
import type { Made } from '../make.ts'
import { testServer } from '../server.ts'

const administers: Permission[] = [
  'reviews.administer',
  'competencies.administer',
  'jobRoles.administer',
  'localities.administer',
  'audit.read',
]

type Server = Awaited<ReturnType<typeof testServer>>

/** A job role that asks for one competency at level 2 for a year. */
export async function makeProfile({ call, db }: Pick<Server, 'call' | 'db'>, admin: Made, holder: Made) {
  const name = { en: 'Rope work', de: 'Seilarbeit' }
  const { id: itemId = 0 } = await call(createCompetencyItem, {
    as: admin,
    body: { name, tip: { en: 'At height', de: 'In der Höhe' }, itemProperties: [] },
  })
  const role = { en: 'Rigger', de: 'Takelmeisterin' }
  const { id: jobRoleId = 0 } = await call(createJobRole, { as: admin, body: { name: role } })
  const items = [{ competencyItemId: itemId, level: 'LEVEL_TWO' as const, validMonths: 12 }]
  await call(saveCompetencyProfile, { as: admin, params: { id: jobRoleId }, body: { revision: 0, items } })
  await db.update(users).set({ jobRoleId }).where(eq(users.id, holder.id))
  return { itemId, jobRoleId }
}

/** Somebody who declares, somebody who assesses, and what the job role of the first asks for. */
export async function declaring(others: Permission[] = []) {
  const server = await testServer()
  const { make, call } = server
  const admin = await make.user({ permissions: [...administers, ...others] })
  const { companyId } = admin
  const assessor = await make.user({ companyId, permissions: ['competencies.assess'] })
  const person = await make.user({ companyId, permissions: ['competencies.declare', 'learning.take'] })
  const { itemId, jobRoleId } = await makeProfile(server, admin, person)
  const form = { level: 'LEVEL_TWO' as const, words: 'I rig every week.', certificateIds: [] }
  const declare = (as = person) =>
    call(contract.declareCompetency, { as, body: { ...form, competencyItemId: itemId } })
  const take = (id: number, as = assessor) => call(contract.takeDeclaration, { as, params: { id } })
  const confirm = (id: number, level: 'LEVEL_ONE' | 'LEVEL_TWO' = 'LEVEL_TWO', as = assessor) =>
    call(contract.confirmDeclaration, { as, params: { id }, body: { level, comment: '' } })
  const confirmed = async () => {
    const { id = 0 } = await declare()
    await take(id)
    return confirm(id)
  }
  return { ...server, admin, assessor, person, itemId, jobRoleId, form, declare, take, confirm, confirmed }
}
