import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import type { RawReply } from '../../http/serve.ts'
import { type EntryRow, listEntries, type Which } from './audit.queries.ts'
import { checkDays } from './audit.rules.ts'
import { entryView } from './audit.view.ts'
import { listNames } from './names.queries.ts'
import { namedLine, wantedIn } from './names.rules.ts'

type Query = Which & { before?: number; after?: number; _perPage?: number }

/** One page, and where the pages beside it begin. */
export async function listAudit(
  db: Db,
  actor: Actor,
  { _perPage: size = 10, before, after, ...which }: Query,
) {
  checkDays(which)
  const step = { limit: size + 1, ...(before && { before }), ...(after && { after }) }
  const rows = await listEntries(db, actor, which, step)
  // NOTE: one more than is shown tells whether the way goes on; it is the farthest one of that way.
  const goesOn = rows.length > size
  const shown = goesOn ? (after ? rows.slice(1) : rows.slice(0, size)) : rows
  const isBeyond = { older: after ? true : goesOn, newer: after ? goesOn : before !== undefined }
  return {
    content: await readable(db, actor, shown),
    older: isBeyond.older ? (shown.at(-1)?.id ?? null) : null,
    newer: isBeyond.newer ? (shown[0]?.id ?? null) : null,
  }
}

type Reader = Pick<Actor, 'companyId' | 'language' | 'timezone'>
const ofHistory = 20

/** What became of one thing lately. */
export async function readHistory(db: Db, reader: Reader, which: Required<Pick<Which, 'object' | 'number'>>) {
  return readable(db, reader, await listEntries(db, reader, which, { limit: ofHistory }))
}

/** Entries as people read them: with the names of what was put in place of what. */
async function readable(db: Db, reader: Reader, rows: EntryRow[]) {
  const entries = rows.map((row) => entryView(reader, row))
  const wanted = wantedIn(entries.flatMap(({ change }) => change))
  if (!wanted.size) return entries
  const names = await listNames(db, reader, wanted)
  return entries.map((entry) => ({ ...entry, change: entry.change.map((line) => namedLine(line, names)) }))
}

const exportedAtOnce = 1000
const columns = [
  'changeDate',
  'objectType',
  'object',
  'objectId',
  'name',
  'person',
  'onBehalfOf',
  'token',
  'field',
  'before',
  'after',
] as const

/** All entries that match, written as they are read; a cell never begins a formula. */
export function exportAudit(db: Db, actor: Actor, which: Which): RawReply {
  checkDays(which)
  const lines = stringify({ header: true, columns: [...columns], escape_formulas: true, bom: true })
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
    },
    // NOTE: a database that goes away meanwhile ends the answer, and nothing else.
    body: pipeline(Readable.from(linesOf(db, actor, which)), lines, () => {}),
  }
}

async function* linesOf(db: Db, actor: Actor, which: Which) {
  let before: number | undefined
  for (;;) {
    const rows = await listEntries(db, actor, which, { limit: exportedAtOnce, ...(before && { before }) })
    for (const row of rows) yield* linesOfEntry(actor, row)
    before = rows.at(-1)?.id
    if (rows.length < exportedAtOnce) return
  }
}

function linesOfEntry(actor: Actor, row: EntryRow) {
  const { change, person, onBehalfOf, token, ...entry } = entryView(actor, row)
  const about = {
    ...entry,
    person: person?.fullName ?? '',
    onBehalfOf: onBehalfOf?.fullName ?? '',
    token: token?.name ?? '',
  }
  const changed = change.map(({ field, before, after }) => ({
    ...about,
    field,
    before: cell(before),
    after: cell(after),
  }))
  return changed.length ? changed : [about]
}

const cell = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
