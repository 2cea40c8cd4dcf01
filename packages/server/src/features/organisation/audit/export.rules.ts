import type { AuditEntry, AuditKind } from '@oktant/contract/organisation/audit.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { momentText, type Reader } from './readable.rules.ts'
import { auditWords } from './audit.words.ts'

/** The headings of the columns. */
export const exportWords = auditWords.table.columns
// NOTE: the names of the table above, in the order in which the English file has them.
export const exportColumns = Object.keys(exportWords) as (keyof typeof exportWords)[]

const kindWords: Record<AuditKind, LocalText> = auditWords.table.kinds

/** A line for each field that changed, or one where nothing but the deed is told. */
export function exportRows(entry: AuditEntry, reader: Reader) {
  const { change, person, onBehalfOf, token, changeDate, objectType, objectLabel, objectId, name } = entry
  const about = {
    when: momentText(changeDate, reader),
    kind: kindWords[objectType][reader.language],
    object: objectLabel,
    number: objectId,
    name,
    person: person?.fullName ?? '',
    onBehalfOf: onBehalfOf?.fullName ?? '',
    token: token?.name ?? '',
  }
  const changed = change.map(({ label, beforeName = '', afterName = '' }) => ({
    ...about,
    field: label,
    before: beforeName,
    after: afterName,
  }))
  return changed.length ? changed : [about]
}
