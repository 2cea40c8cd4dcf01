import type { CurrentUser, SessionItem } from '@oktant/contract/people/sessions.ts'
import { modules } from '@oktant/contract/organisation/shell.ts'
import type { Actor } from '../../../access/actor.ts'
import { signedAddress } from '../../../files/signatures.ts'
import type { Kit } from '../../../kit.ts'
import type { MemberProject, SessionRow, WhoseSession } from './sessions.queries.ts'

/** Who is signed in, as the application needs to know it. */
export function currentUserView(kit: Kit, row: WhoseSession, project: MemberProject | null): CurrentUser {
  return {
    id: row.id,
    username: row.login,
    email: row.emailAddress,
    firstName: row.firstName,
    surname: row.surname,
    name: `${row.firstName} ${row.surname}`,
    companyId: row.companyId,
    companyName: row.companyName,
    projectId: project?.id ?? null,
    project: project?.name ?? '',
    projectName: project?.name ?? '',
    timezone: row.timezone,
    language: row.language,
    manager: row.managerId
      ? { id: row.managerId, name: `${row.managerFirstName} ${row.managerSurname}` }
      : null,
    avatar: row.avatarFileId === null ? null : signedAddress(kit, row.avatarFileId),
    lastLoggedIn: row.lastLoggedInAt?.toISOString() ?? null,
    authorities: row.authorities ?? [],
    permissions: row.permissions ?? [],
    supportEmailAddress: row.supportEmailAddress || row.companyEmailAddress,
    // NOTE: a group hides what it does not need; from whoever is in none, nobody has hidden anything.
    visibleModules: project?.visibleModules ?? [...modules],
    customFields: row.customFields ?? {},
    customFieldValues: fieldValuesOf(row.customFields ?? {}),
    enableChat: project?.enableChat ?? false,
    viewedBy: viewedByView(row),
  }
}

const fieldValuesOf = (values: Record<string, string>) =>
  Object.entries(values).map(([id, value]) => ({ customField: { id: Number(id) }, value }))

const viewedByView = ({ viewerId, viewerFirstName, viewerSurname, endsAt }: WhoseSession) =>
  viewerId !== null && endsAt
    ? { id: viewerId, name: `${viewerFirstName} ${viewerSurname}`, until: endsAt.toISOString() }
    : null

export function sessionView(actor: Actor, session: SessionRow): SessionItem {
  return {
    id: session.id,
    startedAt: session.startedAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    device: session.device,
    address: session.address,
    current: session.id === actor.sessionId,
  }
}
