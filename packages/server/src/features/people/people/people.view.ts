import type { Profile, Project } from '@oktant/contract/people/account.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import { signedAddress } from '../../../files/signatures.ts'
import type { Kit } from '../../../kit.ts'
import { may } from './people.access.ts'
import type { ProfileRow } from './people.queries.ts'

type Fields = Pick<Profile, 'customFields' | 'customFieldMap'>

/** Colleagues of a group see name, photo and place in the company, and nothing that opens an account. */
export function profileView(kit: Kit, actor: Actor, row: ProfileRow, fields: Fields): Profile {
  const named = (id: number | null, name: LocalText | null) =>
    id !== null && name ? { id, name: textIn(name, actor.language) } : null
  const seesWhole = may.seeWhole(actor, row)
  return {
    ...row,
    login: seesWhole ? row.login : '',
    emailAddress: seesWhole ? row.emailAddress : '',
    ...(seesWhole ? fields : { customFields: [], customFieldMap: {} }),
    fullName: `${row.firstName} ${row.surname}`,
    avatar: row.avatarFileId === null ? null : signedAddress(kit, row.avatarFileId),
    userStatus: { name: row.status },
    jobDescription: named(row.jobRoleId, row.jobRoleName),
    locality: named(row.localityId, row.localityName),
    manager:
      row.managerId === null
        ? null
        : {
            id: row.managerId,
            login: (seesWhole && row.managerLogin) || '',
            fullName: `${row.managerFirstName} ${row.managerSurname}`,
          },
    can: { edit: may.edit(actor, row) },
  }
}

export const projectView = (actor: Actor, project: Omit<Project, 'current'>): Project => ({
  ...project,
  current: project.id === actor.projectId,
})
