import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Actor } from '../../../access/actor.ts'
import type { ObjectWords } from '../../../audit/objects.rules.ts'
import type { Db } from '../../../db/engine/db.ts'
import { safeCells } from '../../../http/answer/csv.ts'
import type { RawReply } from '../../../http/serve.ts'
import { type EntryRow, listEntries, listObjects, type Which } from './audit.queries.ts'
import { checkDays } from './audit.rules.ts'
import { entryView } from './audit.view.ts'
import { listNames } from './names/names.queries.ts'
import { exportColumns, exportRows, exportWords } from './export.rules.ts'
import { linesOf, type Names, wantedIn } from './names/names.rules.ts'
import { objectLabel, readableLines, type Reader as Words } from './readable.rules.ts'

type Query = Which & { before?: number; after?: number; _perPage?: number }

/** One page, and where the pages beside it begin. */
export async function listAudit(
  db: Db,
  actor: Actor,
  { _perPage: size = 10, before, after, ...which }: Query,
  objects: ObjectWords,
) {
  checkDays(which)
  const step = { limit: size + 1, ...(before && { before }), ...(after && { after }) }
  const rows = await listEntries(db, actor, which, step)
  // NOTE: one more than is shown tells whether the way goes on; it is the farthest one of that way.
  const goesOn = rows.length > size
  const shown = goesOn ? (after ? rows.slice(1) : rows.slice(0, size)) : rows
  const isBeyond = { older: after ? true : goesOn, newer: after ? goesOn : before !== undefined }
  return {
    content: await readable(db, actor, shown, objects),
    older: isBeyond.older ? (shown.at(-1)?.id ?? null) : null,
    newer: isBeyond.newer ? (shown[0]?.id ?? null) : null,
  }
}

type Reader = Pick<Actor, 'companyId' | 'language' | 'timezone'>
const ofHistory = 20

/** What became of one thing lately. */
export async function readHistory(
  db: Db,
  reader: Reader,
  which: Required<Pick<Which, 'object' | 'number'>>,
  objects: ObjectWords,
) {
  return readable(db, reader, await listEntries(db, reader, which, { limit: ofHistory }), objects)
}

/** Entries as people read them: with what their fields are called, and names and words for what stood there. */
async function readable(db: Db, reader: Reader, rows: EntryRow[], objects: ObjectWords) {
  const entries = rows.map((row) => entryView(reader, row, objects))
  const wanted = wantedIn(entries)
  const names: Names = wanted.size ? await listNames(db, reader, wanted) : new Map()
  return entries.map((entry) => ({
    ...entry,
    change: readableLines(entry.object, entry.change, { reader, names }),
  }))
}

/** The kinds of things that entries are about, by what they are called. */
export async function listAuditObjects(db: Db, { companyId, language }: Reader, objects: ObjectWords) {
  const present = await listObjects(db, companyId)
  const { compare } = new Intl.Collator(language)
  return present
    .map((object) => ({ object, label: objectLabel(objects, object, language) }))
    .toSorted((a, b) => compare(a.label, b.label))
}

const exportedAtOnce = 1000

/** All entries that match, written as they are read; a cell never begins a formula. */
export function exportAudit(db: Db, actor: Actor, which: Which, objects: ObjectWords): RawReply {
  checkDays(which)
  const columns = exportColumns.map((key) => ({ key, header: exportWords[key][actor.language] }))
  const lines = stringify({ header: true, columns, ...safeCells, bom: true })
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
    },
    // NOTE: a database that goes away meanwhile ends the answer, and nothing else.
    body: pipeline(Readable.from(rowsOf(db, actor, which, objects)), lines, () => {}),
  }
}

async function* rowsOf(db: Db, actor: Actor, which: Which, objects: ObjectWords) {
  let before: number | undefined
  for (;;) {
    const rows = await listEntries(db, actor, which, { limit: exportedAtOnce, ...(before && { before }) })
    for (const entry of await readable(db, actor, rows, objects)) yield* exportRows(entry, actor)
    before = rows.at(-1)?.id
    if (rows.length < exportedAtOnce) return
  }
}

/** What was written down of a thing, field by field in one text; numbers stay what they are. */
export const changeText = (object: string, values: Record<string, unknown>, reader: Words) =>
  readableLines(object, linesOf(null, values), { reader, names: new Map() })
    .map(({ label, afterName }) => `${label}: ${afterName}`)
    .join('; ')
