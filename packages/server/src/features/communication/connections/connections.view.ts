import {
  type Colleague,
  type Connection,
  type Suggestion,
  suggestionReasons,
} from '@oktant/contract/communication/connections.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import { signedAddress } from '../../../files/signatures.ts'
import type { Kit } from '../../../kit.ts'
import type { ColleagueRow, SuggestionRow } from './connections.queries.ts'

type Known = Pick<
  ColleagueRow,
  | 'id'
  | 'firstName'
  | 'surname'
  | 'avatarFileId'
  | 'jobRoleId'
  | 'jobRoleName'
  | 'localityId'
  | 'localityName'
>

function colleagueView(kit: Kit, { language }: Actor, row: Known): Colleague {
  const named = (id: number | null, name: LocalText | null) =>
    id !== null && name ? { id, name: textIn(name, language) } : null
  return {
    id: row.id,
    fullName: `${row.firstName} ${row.surname}`,
    avatar: row.avatarFileId === null ? null : signedAddress(kit, row.avatarFileId),
    jobDescription: named(row.jobRoleId, row.jobRoleName),
    locality: named(row.localityId, row.localityName),
  }
}

export const connectionView = (kit: Kit, actor: Actor, row: Known & { connectedAt: Date }): Connection => ({
  user: colleagueView(kit, actor, row),
  connectedAt: row.connectedAt.toISOString(),
})

export function suggestionView(kit: Kit, actor: Actor, row: SuggestionRow): Suggestion {
  return {
    user: colleagueView(kit, actor, row),
    reasons: suggestionReasons.filter((reason) => row[reason]),
    mutual: row.mutual,
  }
}
