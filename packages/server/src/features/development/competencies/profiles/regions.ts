import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { listHolderIdsOf } from '../../../people/permissions/permissions.ts'
import { listPlaceNames, listRegions, replaceRegion } from './profiles.queries.ts'

const regional = ['competencies.administerRegion'] as const

export async function listCompetencyRegions(db: Db, actor: Actor) {
  const { companyId, language } = actor
  const holders = await listHolderIdsOf(db, companyId, [...regional])
  const [people, localities] = await Promise.all([
    listRegions(db, companyId, holders),
    listPlaceNames(db, actor, 'locality'),
  ])
  return { people, localities: localities.map(({ id, name }) => ({ id, name: textIn(name, language) })) }
}

/** Gives a regional administrator their localities; nobody else has any. */
export async function saveCompetencyRegion(
  db: Db,
  actor: Actor,
  userId: number,
  localityIds: readonly number[],
) {
  const { people, localities } = await listCompetencyRegions(db, actor)
  const before = people.find(({ id }) => id === userId)
  if (!before) throw fail('user_not_found')
  const known = new Set(localities.map(({ id }) => id))
  if (!localityIds.every((id) => known.has(id))) throw fail('locality_unknown')
  await replaceRegion(db, { companyId: actor.companyId, userId }, localityIds)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'competencyRegion',
    objectId: userId,
    before: { localityIds: before.localityIds },
    after: { localityIds: [...localityIds] },
  })
  return { id: userId, name: before.name, localityIds: [...localityIds] }
}
