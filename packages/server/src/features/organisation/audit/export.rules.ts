import type { AuditEntry, AuditKind } from '@oktant/contract/organisation/audit.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { momentText, type Reader } from './readable.rules.ts'

/** The headings of the columns. */
export const exportWords = {
  when: { en: 'When', de: 'Wann' },
  kind: { en: 'What happened', de: 'Vorgang' },
  object: { en: 'To what', de: 'Gegenstand' },
  number: { en: 'Its number', de: 'Nummer' },
  name: { en: 'Its name', de: 'Bezeichnung' },
  person: { en: 'By whom', de: 'Durch wen' },
  onBehalfOf: { en: 'Viewing as', de: 'Angesehen als' },
  token: { en: 'By API token', de: 'Durch API-Schlüssel' },
  field: { en: 'Field', de: 'Feld' },
  before: { en: 'Before', de: 'Davor' },
  after: { en: 'After', de: 'Danach' },
} as const satisfies Record<string, LocalText>
// NOTE: the keys of the table above, in its order.
export const exportColumns = Object.keys(exportWords) as (keyof typeof exportWords)[]

const kindWords: Record<AuditKind, LocalText> = {
  create: { en: 'made', de: 'angelegt' },
  delete: { en: 'removed', de: 'gelöscht' },
  login: { en: 'signed in', de: 'angemeldet' },
  update: { en: 'changed', de: 'geändert' },
}

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
