import { randomBytes } from 'node:crypto'
import { anonymousName } from '@oktant/contract/kit/constants.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { notify } from '../../../../db/engine/notify.ts'
import { fail } from '../../../../http/fail.ts'
import { countAdministratorsBut } from '../../permissions/permissions.ts'
import { forgetFile } from '../../../../files/files.ts'
import type { Kit } from '../../../../kit.ts'
import { announce } from '../../../../outbox/announce.ts'
import { endTokensOfPeople } from '../../../organisation/api-tokens/api-tokens.ts'
import { endSessionsOfAll } from '../../sessions/sessions.ts'
import { accessUser } from '../users.access.ts'
import { deleteFieldValues, replaceProfiles, replaceProjects, updatePerson } from '../users.queries.ts'
import { faultAt, refuseFaults } from '../users.rules.ts'
import { userView } from '../users.view.ts'

/** Takes the person out of an account; what they did stays, done by nobody. */
export async function anonymiseUser(db: Db, kit: Kit, actor: Actor, id: number, typed: string) {
  const user = await accessUser(db, actor, id, 'anonymise')
  if (typed.trim().toLowerCase() !== user.login.toLowerCase())
    refuseFaults([faultAt('login', 'login_differs')])
  if ((await countAdministratorsBut(db, actor.companyId, [id])) === 0) throw fail('last_administrator')
  const nobody = `anonymous-${randomBytes(8).toString('hex')}@invalid`
  await updatePerson(db, actor.companyId, id, {
    firstName: anonymousName,
    surname: anonymousName,
    login: nobody,
    emailAddress: nobody,
    passwordHash: null,
    status: 'Inactive',
    managerId: null,
    avatarFileId: null,
    mobileNumber: '',
    landlineNumber: '',
    faxNumber: '',
    bioRegistered: false,
    externalId: null,
    anonymisedAt: kit.now(),
  })
  await replaceProjects(db, actor.companyId, id, [])
  await replaceProfiles(db, actor.companyId, id, [])
  await deleteFieldValues(db, actor.companyId, id)
  if (user.avatarFileId !== null) await forgetFile(db, actor.companyId, user.avatarFileId)
  await endSessionsOfAll(db, actor, [id], kit.now())
  await endTokensOfPeople(db, actor.companyId, [id], kit.now())
  // NOTE: the entry says that it was done and not who it was, or the trail would keep what was to go.
  await audit(db, { by: actor, kind: 'update', object: 'user', objectId: id, after: { anonymised: true } })
  const { companyId } = actor
  await announce(db, 'user.anonymised', { companyId, userId: id }, { companyId })
  await notify(db, { about: 'user', userIds: [id] })
  return userView(kit, actor, await accessUser(db, actor, id))
}
