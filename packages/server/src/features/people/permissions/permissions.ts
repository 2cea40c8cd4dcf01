import type { ProfileDefinition } from '../../../access/profiles/profile-definition.ts'
import { companyProfiles, superUserProfile } from '../../../access/profiles/profiles.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { insertProfiles, insertUserProfiles } from './permissions.queries.ts'

export { othersWhoMay } from './others-who-may.ts'
export { countAdministratorsBut, listHolderIdsOf } from './profiles.queries.ts'

/** The profiles that every company begins with, as rows which its administrators may change. */
export async function makeDefaultProfiles(db: Db, companyId: number) {
  await insertProfiles(db, companyProfiles.map(rowOf(companyId)))
}

/** The profile that reaches across companies; only the company that runs the product holds it. */
export async function makeSuperUserProfile(db: Db, companyId: number) {
  await insertProfiles(db, [superUserProfile].map(rowOf(companyId)))
}

export async function giveProfiles(db: Db, companyId: number, userIds: number[], keys: string[]) {
  if (!userIds.length || !keys.length) return
  await insertUserProfiles(db, companyId, userIds, keys)
  await notify(db, { about: 'user', userIds })
}

const rowOf =
  (companyId: number) =>
  ({ key, name, authorities, permissions }: ProfileDefinition) => ({
    companyId,
    key,
    name,
    authorities: [...authorities],
    permissions: [...permissions],
  })
