import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { isPackage, type PackageItem } from '@oktant/contract/learning/package-launch.ts'
import type {
  PackageAttemptRecord,
  PackageAttemptRow,
  TraceFormat,
} from '@oktant/contract/learning/package-attempt-records.ts'
import { elementsByItem } from '@oktant/runtime/commit/items.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { safeCells } from '../../../../http/answer/csv.ts'
import { type Page, pagedReply } from '../../../../http/answer/paging.ts'
import type { RawReply } from '../../../../http/serve.ts'
import type { Kit } from '../../../../kit.ts'
import { accessComponent } from '../../components/components.access.ts'
import { hasMovedOn, isTrue, unitElement } from '../launched/units.rules.ts'
import { findPlayed } from '../../played-packages/played-packages.ts'
import { accessRecord } from './record.access.ts'
import { findAskedFor, findRecords, listTrace, type RecordRow } from './record.queries.ts'
import { whyNotComplete } from './why.rules.ts'

const rowView = (row: RecordRow): PackageAttemptRow => ({
  id: row.id,
  user: row.user,
  container: row.container,
  attempt: row.attempt,
  state: row.state,
  mark: row.mark,
  seconds: row.seconds,
  startedAt: row.startedAt.toISOString(),
  savedAt: row.savedAt.toISOString(),
})

/** The attempts at a package, of whomever they are. */
export async function listPackageAttemptRecords(db: Db, actor: Actor, id: number, page: Page) {
  const { title, categoryId } = await accessComponent(db, actor, id)
  if (!isPackage(categoryId)) throw fail('component_not_found')
  const { rows, total } = await findRecords(db, { companyId: actor.companyId, componentId: id }, page)
  return { ...pagedReply(page, rows.map(rowView), total), component: { id, name: title } }
}

/** The attempts at all packages; NOTE: as in the list of one package, no more is shown than what each came to. */
export async function listCompanyPackageAttempts(db: Db, { companyId }: Actor, page: Page) {
  const asked = (field: string) => page.filters.find((filter) => filter.field === field)?.value ?? ''
  const { rows, total } = await findRecords(db, { companyId }, page)
  const of = await findAskedFor(db, companyId, { person: asked('person'), course: asked('course') })
  const content = rows.map((row) => ({ ...rowView(row), component: row.component }))
  return { ...pagedReply(page, content, total), ...of }
}

type Traced = PackageAttemptRecord['trace'][number]

/** NOTE: a call whose commit was lost was told again, so the later one counts. */
async function traceOf(db: Db, companyId: number, { attemptId }: RecordRow) {
  const calls = new Map<string, Traced>()
  for (const { session, calls: told } of await listTrace(db, { companyId, attemptId }))
    for (const one of told) calls.set(`${session} ${one.number}`, { session, ...one })
  return [...calls.values()].toSorted(
    (one, other) => one.session - other.session || one.number - other.number,
  )
}

const itemOrder = <T extends { id: string }>(items: readonly T[], id: string) =>
  items.findIndex((item) => item.id === id)

/** One attempt of somebody; whose it is hears who has looked. */
export async function readPackageAttemptRecord(
  db: Db,
  kit: Pick<Kit, 'views'>,
  actor: Actor,
  id: number,
): Promise<PackageAttemptRecord> {
  const row = await accessRecord(db, actor, id)
  const { companyId } = actor
  const played = await findPlayed(db, { companyId, revisionId: row.revisionId })
  if (!played) throw fail('attempt_not_found')
  const trace = await traceOf(db, companyId, row)
  const { values, state, mark, component } = row
  const { kind, items, passMark } = played
  const said = [...elementsByItem(values)].toSorted(
    ([one], [other]) => itemOrder(items, one) - itemOrder(items, other),
  )
  kit.views.note([row.user.id], { by: actor, kind: 'profile', role: 'evaluations.administer' })
  return {
    ...rowView(row),
    component,
    kind,
    passMark,
    values: said.map(([item, elements]) => ({
      item: items.find((one) => one.id === item)?.title ?? null,
      elements: Object.entries(elements)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, value]) => ({ name, value })),
    })),
    units: kind === 'cmi5' ? unitsOf(items, values) : [],
    why: whyNotComplete({ kind, items, passMark, state, mark, values, trace }),
    trace,
  }
}

function unitsOf(items: readonly PackageItem[], values: RecordRow['values']): PackageAttemptRecord['units'] {
  const elements = elementsByItem(values)
  return items
    .filter(({ launch }) => launch !== null)
    .map((unit) => {
      const said = elements.get(unit.id) ?? {}
      const isWaived = said[unitElement.waived] === isTrue
      return { id: unit.id, title: unit.title, isMet: hasMovedOn(unit, said), isWaived }
    })
}

const headings = ['launch', 'number', 'time', 'item', 'call', 'arguments', 'answer', 'error']

/** The trace of an attempt for whoever looks into it elsewhere: the same names in every language. */
export async function exportPackageTrace(
  db: Db,
  actor: Actor,
  { id, format }: { id: number; format: TraceFormat },
): Promise<RawReply> {
  const trace = await traceOf(db, actor.companyId, await accessRecord(db, actor, id))
  return format === 'json' ? asJson(id, trace) : asCsv(id, trace)
}

const headersOf = (type: string, name: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'content-disposition': `attachment; filename="${name}"`,
})

/** NOTE: as it was heard, so that a program can play it again. */
const asJson = (id: number, trace: Traced[]): RawReply => ({
  headers: headersOf('application/json', `trace-${id}.json`),
  body: Readable.from([JSON.stringify({ attempt: id, calls: trace }, null, 2)]),
})

function asCsv(id: number, trace: Traced[]): RawReply {
  const lines = trace.map((one) => [
    one.session,
    one.number,
    new Date(one.at).toISOString(),
    one.item,
    one.call,
    one.arguments.join(' | '),
    one.answer,
    one.error,
  ])
  return {
    headers: headersOf('text/csv', `trace-${id}.csv`),
    // NOTE: whoever goes away meanwhile ends the answer, and nothing else.
    body: pipeline(
      Readable.from([headings, ...lines].map((line) => line.map(String))),
      stringify({ bom: true, ...safeCells, quoted_match: /[\r\n]/ }),
      () => {},
    ),
  }
}
