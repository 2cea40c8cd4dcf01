import type { UserForm } from '@oktant/contract/people/users.ts'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import { countAdministratorsBut } from '../permissions/permissions.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import type { Kit } from '../../../kit.ts'
import { say } from '../../../live/live.ts'
import { announce } from '../../../outbox/announce.ts'
import { offersLanguage } from '../../organisation/companies/companies.ts'
import { readUserFields, saveUserFields } from '../custom-fields/custom-fields.ts'
import { checkedTimezone, createUser as makeUser } from '../people/people.ts'
import { accessUser, may, profilesOfNewPeople } from './users.access.ts'
import { welcome } from './welcome/welcome.ts'
import {
  countSeats,
  countTargets,
  findOffered,
  findTaken,
  lineAbove,
  listProfiles,
  replaceProfiles,
  replaceProjects,
  updatePerson,
  type UserRowWhole,
} from './users.queries.ts'
import {
  faultAt,
  faultsOfForm,
  faultsOfTaken,
  hasAll,
  hasSeat,
  makesRing,
  refuseFaults,
  trimmed,
} from './users.rules.ts'
import { listPeople } from './list/users-list.queries.ts'
import { textFor, userRowView, userView } from './users.view.ts'

export { countSeats } from './users.queries.ts'
export { inviteFirst } from './welcome/welcome.ts'
export { closeAccount, closeAccounts } from './bulk/bulk.ts'
export { welcome } from './welcome/welcome.ts'
export { listMatchingIds, listPeople, rowsOfPeople } from './list/users-list.queries.ts'
export { userRowView } from './users.view.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'user.created': { userId: number }
    'user.updated': { userId: number }
    'user.deactivated': { userId: number }
    'user.reactivated': { userId: number }
    'user.anonymised': { companyId: number; userId: number }
  }
}

/** What a form and the list's filters offer; of profiles also which of them the actor could give. */
export async function readUserOptions(db: Db, actor: Actor) {
  const { companyId } = actor
  const [{ projects, learningGroups, jobRoles, localities, profiles }, seats, { customFields }] =
    await Promise.all([findOffered(db, companyId), countSeats(db, companyId), readUserFields(db, actor)])
  const inWords = <R extends { id: number; name: { en: string; de: string } }>(rows: R[]) =>
    rows
      .map(({ id, name }) => ({ id, name: textFor(actor, name) }))
      .sort((a, b) => a.name.localeCompare(b.name, actor.language))
  return {
    projects,
    learningGroups: inWords(learningGroups),
    jobRoles: inWords(jobRoles),
    localities: inWords(localities),
    profiles: profiles.map(({ id, name, permissions }) => ({
      id,
      name: textFor(actor, name),
      canGive: may.decideProfiles(actor) && hasAll(actor.permissions, permissions),
    })),
    firstProfileIds: profilesOfNewPeople(actor, profiles),
    customFields,
    seats,
  }
}

export async function readUser(db: Db, kit: Kit, actor: Actor, id: number) {
  return userView(kit, actor, await accessUser(db, actor, id))
}

export async function createUser(db: Db, kit: Kit, actor: Actor, sent: UserForm & { welcome: boolean }) {
  const { welcome: isWelcome, ...said } = trimmed(sent)
  await checkForm(db, actor, said, null)
  const first = profilesOfNewPeople(actor, await listProfiles(db, actor.companyId))
  const form = said.profileIds.length ? said : { ...said, profileIds: first }
  await checkProfiles(db, actor, first, form.profileIds)
  if (!hasSeat(await countSeats(db, actor.companyId, { hold: true }), 1)) throw fail('licence_seats_used')
  const made = await makeUser(db, { ...columnsOf(form), companyId: actor.companyId }, actor)
  await writeRest(db, { id: made.id, companyId: actor.companyId }, form)
  await announce(db, 'user.created', { userId: made.id }, { companyId: actor.companyId })
  if (isWelcome) await welcome(db, kit, actor, [made.id])
  return readUser(db, kit, actor, made.id)
}

export async function updateUser(db: Db, kit: Kit, actor: Actor, id: number, sent: UserForm) {
  const before = await accessUser(db, actor, id, 'edit')
  const form = trimmed(sent)
  await checkForm(db, actor, form, before)
  await checkProfiles(db, actor, before.profileIds, form.profileIds)
  await updatePerson(db, actor.companyId, id, columnsOf(form))
  await writeRest(db, before, form)
  if (await losesAdministration(db, actor.companyId, before)) throw fail('last_administrator')
  const after = await accessUser(db, actor, id)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'user',
    objectId: id,
    before: shownIn(before),
    after: shownIn(after),
  })
  await announce(db, 'user.updated', { userId: id }, { companyId: actor.companyId })
  await notify(db, { about: 'user', userIds: [id] })
  await say(db, [id], 'profile')
  return userView(kit, actor, after)
}

/** Mails somebody a link to set a new password; where they cannot be reached by it, an administrator is told. */
export async function resetUserPassword(db: Db, actor: Actor, id: number) {
  const user = await accessUser(db, actor, id, 'edit')
  if (user.status !== 'Active') throw fail('user_not_found')
  await announce(db, 'password.requested', { userId: id })
  await audit(db, { by: actor, kind: 'update', object: 'user', objectId: id, after: { passwordLink: true } })
  return {}
}

function columnsOf({ projectIds: _p, profileIds: _r, customFields: _c, externalId, ...columns }: UserForm) {
  return { ...columns, timezone: checkedTimezone(columns.timezone), externalId: externalId || null }
}

async function writeRest(db: Db, whose: { id: number; companyId: number }, form: UserForm) {
  await replaceProjects(db, whose.companyId, whose.id, form.projectIds)
  await replaceProfiles(db, whose.companyId, whose.id, form.profileIds)
  await saveUserFields(db, whose, form.customFields)
}

/** What the audit trail says of a person: what a form can change, and their standing. */
function shownIn(row: UserRowWhole) {
  const { permissions: _p, createdAt: _c, lastLoggedInAt: _i, managerLogin: _l, ...rest } = row
  const { managerFirstName: _f, managerSurname: _s, firstNameFolded: _n, surnameFolded: _o, ...shown } = rest
  return shown
}

async function checkForm(db: Db, actor: Actor, form: UserForm, before: UserRowWhole | null) {
  const { companyId } = actor
  refuseFaults(faultsOfForm(form))
  const names = { ...form, externalId: form.externalId || null, companyId }
  refuseFaults(faultsOfTaken(await findTaken(db, names, before?.id ?? null), form))
  if (!(await offersLanguage(db, companyId, form.language)))
    refuseFaults([faultAt('language', 'language_not_offered')])
  const found = await countTargets(db, companyId, form)
  if (found.managers < (form.managerId ? 1 : 0)) throw fail('user_not_found')
  if (found.roles < (form.jobRoleId ? 1 : 0)) throw fail('target_not_found')
  if (found.places < (form.localityId ? 1 : 0)) throw fail('target_not_found')
  if (found.projects < new Set(form.projectIds).size) throw fail('project_not_found')
  if (!before || form.managerId === null) return
  const line = await lineAbove(db, companyId, form.managerId)
  if (makesRing(before.id, line)) refuseFaults([faultAt('managerId', 'manager_ring')])
}

/** Which profiles somebody holds is changed only by who decides that, and only by what they hold themselves. */
async function checkProfiles(db: Db, actor: Actor, before: readonly number[], after: readonly number[]) {
  const changed = [...before, ...after].filter((id) => before.includes(id) !== after.includes(id))
  if (!changed.length) return
  const profiles = await listProfiles(db, actor.companyId)
  const touched = changed.map((id) => profiles.find((profile) => profile.id === id))
  if (touched.includes(undefined)) throw fail('target_not_found')
  const isAllowed = touched.every((profile) => hasAll(actor.permissions, profile?.permissions ?? []))
  if (!may.decideProfiles(actor) || !isAllowed) throw fail('more_permissions_needed')
}

/** NOTE: asked after the change, inside its transaction: is anybody left who can give rights back? */
async function losesAdministration(db: Db, companyId: number, before: Pick<UserRowWhole, 'permissions'>) {
  if (!before.permissions.includes('permissions.administer')) return false
  return (await countAdministratorsBut(db, companyId, [])) === 0
}

type Owner = { owner: 'project' | 'learningGroup'; id: number } | { has: SQL }

/** The people of a group, or of whatever else has some, as lists show them. */
export async function listUsersOf(db: Db, kit: Kit, actor: Actor, owner: Owner, page: Page) {
  const among =
    'has' in owner
      ? { also: owner.has }
      : { filters: [...page.filters, { field: owner.owner, value: String(owner.id) }] }
  const { rows, total } = await listPeople(db, actor.companyId, { ...page, ...among })
  return pagedReply(
    page,
    rows.map((row) => userRowView(kit, actor, row)),
    total,
  )
}
