import type { LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { FoundUser, ListedUser, UserRecord, UserRow } from '@oktant/contract/people/users.ts'
import type { Actor } from '../../../access/actor.ts'
import { signedAddress } from '../../../files/signatures.ts'
import type { Kit } from '../../../kit.ts'
import { may } from './users.access.ts'
import type { PersonRow } from './list/users-list.queries.ts'
import type { UserRowWhole } from './users.queries.ts'

export const textFor = (actor: Pick<Actor, 'language'>, text: LocalText) => textIn(text, actor.language)

const named = (actor: Actor, id: number | null, name: LocalText | null) =>
  id !== null && name ? { id, name: textFor(actor, name) } : null

const avatarOf = (kit: Kit, fileId: number | null) => (fileId === null ? null : signedAddress(kit, fileId))

export function userRowView(kit: Kit, actor: Actor, row: PersonRow): UserRow {
  return {
    ...row,
    fullName: `${row.firstName} ${row.surname}`,
    userStatus: { name: row.status },
    jobDescription: named(actor, row.jobRoleId, row.jobRoleName),
    locality: named(actor, row.localityId, row.localityName),
    manager: managerOf(row),
    avatar: avatarOf(kit, row.avatarFileId),
    lastLoggedInAt: row.lastLoggedInAt?.toISOString() ?? null,
  }
}

export const listedUserView = (
  kit: Kit,
  actor: Actor,
  row: PersonRow & Pick<ListedUser, 'customFieldMap'>,
): ListedUser => ({ ...userRowView(kit, actor, row), customFieldMap: row.customFieldMap })

type Led = Pick<PersonRow, 'managerId' | 'managerLogin' | 'managerFirstName' | 'managerSurname'>
const managerOf = ({ managerId, managerLogin, managerFirstName, managerSurname }: Led) =>
  managerId === null
    ? null
    : { id: managerId, login: managerLogin ?? '', fullName: `${managerFirstName} ${managerSurname}` }

/** NOTE: the reply's schema drops what is not named in it, such as the password's hash. */
export function userView(kit: Kit, actor: Actor, row: UserRowWhole): UserRecord {
  return {
    ...row,
    fullName: `${row.firstName} ${row.surname}`,
    externalId: row.externalId ?? '',
    userStatus: { name: row.status },
    manager: managerOf(row),
    avatar: avatarOf(kit, row.avatarFileId),
    lastLoggedInAt: row.lastLoggedInAt?.toISOString() ?? null,
    welcomedAt: row.welcomedAt?.toISOString() ?? null,
    isAnonymised: row.anonymisedAt !== null,
    customFields: row.fieldValues,
    can: {
      edit: may.edit(actor, row),
      changeStatus: may.changeStatus(actor, row),
      anonymise: may.anonymise(actor, row),
      remove: may.remove(actor, row),
      decideProfiles: may.edit(actor, row) && may.decideProfiles(actor),
      viewAs: may.viewAs(actor, row),
    },
  }
}

/** Whoever does not look after people sees of others no more than colleagues do. */
export function foundUserView(kit: Kit, actor: Actor, row: PersonRow): FoundUser {
  const seesWhole = actor.permissions.has('users.administer') || row.id === actor.id
  return {
    id: row.id,
    fullName: `${row.firstName} ${row.surname}`,
    login: seesWhole ? row.login : '',
    emailAddress: seesWhole ? row.emailAddress : '',
    avatar: avatarOf(kit, row.avatarFileId),
    jobDescription: named(actor, row.jobRoleId, row.jobRoleName),
  }
}
