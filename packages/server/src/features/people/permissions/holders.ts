import type { Affected } from '@oktant/contract/http/http.ts'
import type { HolderChange } from '@oktant/contract/people/profile-holders.ts'
import type { ProfileForm } from '@oktant/contract/people/profiles.ts'
import type { Actor } from '../../../access/actor.ts'
import { auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import { say } from '../../../live/live.ts'
import {
  type Chosen,
  countAdministratorsWithout,
  countHolders,
  findChosen,
  findProfileHolders,
  findProfileIds,
  giveProfile,
  takeProfile,
  type Without,
} from './holders.queries.ts'
import { accessProfile, may } from './profiles.access.ts'
import { countAdministratorsBut } from './profiles.queries.ts'

const rightToGive = 'permissions.administer'

export async function listProfileHolders(db: Db, actor: Actor, id: number, page: Page) {
  const profile = await accessProfile(db, actor, id)
  const { rows, total } = await findProfileHolders(db, actor.companyId, id, page)
  const mayChange = may.edit(actor, profile)
  const content = rows.map(({ permissions, status, ...row }) => ({
    ...row,
    userStatus: { name: status },
    can: { take: mayChange && may.give(actor, permissions) },
  }))
  return pagedReply(page, content, total)
}

/** Whom a change would touch: nobody gives or takes what they lack, nor acts on somebody who may do more. */
async function plan(db: Db, actor: Actor, id: number, { action, userIds }: HolderChange) {
  const profile = await accessProfile(db, actor, id, 'edit')
  const people = await findChosen(db, actor.companyId, id, userIds)
  if (people.length < userIds.length) throw fail('people_unknown')
  const meant = people.filter(({ holds }) => holds === (action === 'take'))
  const isAble = ({ permissions }: Chosen) => may.give(actor, permissions)
  const skipped = meant.filter((person) => !isAble(person))
  return { profile, changed: meant.filter(isAble), skipped, unchanged: people.length - meant.length }
}

const line = (what: string, people: readonly Chosen[]) => ({
  what,
  count: people.length,
  examples: people.slice(0, 5).map(({ fullName }) => fullName),
})

export async function affectedByHolderChange(db: Db, actor: Actor, id: number, change: HolderChange) {
  const { profile, changed, skipped, unchanged } = await plan(db, actor, id, change)
  const takes = change.action === 'take' && profile.permissions.includes(rightToGive)
  const without = takes && { profileIds: [id], userIds: changed.map((person) => person.id) }
  return [
    line(change.action, changed),
    { what: 'unchanged', count: unchanged, examples: [] },
    line('skipped', skipped),
    ...(await lossOfAdministration(db, actor, without)),
  ]
}

export async function changeProfileHolders(db: Db, actor: Actor, id: number, change: HolderChange) {
  const { profile, changed, skipped } = await plan(db, actor, id, change)
  const changedIds = changed.map((person) => person.id)
  if (!changedIds.length) return { changedIds, skipped: skipped.length }
  const { companyId } = actor
  const isGiven = change.action === 'give'
  await (isGiven ? giveProfile : takeProfile)(db, companyId, id, changedIds)
  // NOTE: asked after the change, inside its transaction: is anybody left who can give rights back?
  const isRight = !isGiven && profile.permissions.includes(rightToGive)
  if (isRight && !(await countAdministratorsBut(db, companyId, []))) throw fail('last_administrator')
  const state = { profile: profile.name }
  const deeds = changedIds.map((objectId) => ({
    by: actor,
    kind: 'update' as const,
    object: 'user' as const,
    objectId,
    ...(isGiven ? { after: state } : { before: state }),
  }))
  await auditAll(db, deeds)
  await notify(db, { about: 'user', userIds: changedIds })
  await say(db, changedIds, 'profile')
  return { changedIds, skipped: skipped.length }
}

/** Before a profile is changed: who holds it, and whether anybody would still give permissions. */
export async function affectedByProfileChange(db: Db, actor: Actor, id: number, form: ProfileForm) {
  const profile = await accessProfile(db, actor, id)
  const isTaken = profile.permissions.includes(rightToGive) && !form.permissions.includes(rightToGive)
  const holders = await countHolders(db, actor.companyId, id)
  return [
    { what: 'holders', ...holders },
    ...(await lossOfAdministration(db, actor, isTaken && { profileIds: [id] })),
  ]
}

/** Before somebody's profiles are changed: would anybody still give permissions? */
export async function affectedByUserProfiles(
  db: Db,
  actor: Actor,
  userId: number,
  { profileIds }: { profileIds: readonly number[] },
) {
  const held = await findProfileIds(db, actor.companyId, userId)
  if (!held) throw fail('user_not_found')
  const taken = held.filter((id) => !profileIds.includes(id))
  return lossOfAdministration(db, actor, taken.length > 0 && { profileIds: taken, userIds: [userId] })
}

/** One's own right to give permissions, and anybody's: warned of before, as the change itself refuses the second. */
async function lossOfAdministration(db: Db, actor: Actor, without: Without | false): Promise<Affected> {
  if (!without) return []
  const { left, own } = await countAdministratorsWithout(db, actor, without)
  return [
    { what: 'ownAdministration', count: own ? 0 : 1, examples: [] },
    { what: 'lastAdministrator', count: left ? 0 : 1, examples: [] },
  ]
}
