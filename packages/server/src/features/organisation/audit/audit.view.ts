import type { Actor } from '../../../access/actor.ts'
import type { ObjectWords } from '../../../audit/objects.rules.ts'
import type { EntryRow } from './audit.queries.ts'
import { codeWord } from './codes.rules.ts'
import { linesOf } from './names/names.rules.ts'
import { objectLabel } from './readable.rules.ts'

const person = (id: number | null, fullName: string | null) =>
  id === null ? null : { id, fullName: fullName ?? '' }

/** An entry as it was written down, with the names of who and what. */
export function entryView(actor: Pick<Actor, 'language'>, row: EntryRow, objects: ObjectWords) {
  return {
    id: row.id,
    changeDate: row.createdAt.toISOString(),
    objectType: row.kind,
    object: row.object,
    objectLabel: objectLabel(objects, row.object, actor.language),
    objectId: row.objectId,
    name:
      row.personName ?? ownName(row.object, row.after, actor) ?? ownName(row.object, row.before, actor) ?? '',
    change: linesOf(row.before, row.after),
    person: person(row.userId, row.userName),
    onBehalfOf: person(row.onBehalfOf, row.onBehalfOfName),
    token: row.tokenId === null ? null : { id: row.tokenId, name: row.tokenName ?? '' },
  }
}

const names = ['name', 'title', 'label', 'subject', 'login'] as const

function ownName(
  object: string,
  values: EntryRow['after'],
  { language }: Pick<Actor, 'language'>,
): string | null {
  const found = names.map((name) => values?.[name]).find((value) => value)
  if (typeof found === 'string') return codeWord(object, 'name', found)?.[language] ?? found
  // NOTE: a text in both languages.
  const local = found as Partial<Record<string, unknown>> | undefined
  const text = local?.[language] ?? local?.['en'] ?? local?.['de']
  return typeof text === 'string' ? text : null
}
