import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { LineOutcome } from '@oktant/contract/people/imports.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { ViewRole, Views } from '../../../../audit/views.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { defused } from '../../../../http/answer/csv.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import type { RawReply } from '../../../../http/serve.ts'
import type { Kit } from '../../../../kit.ts'
import { listMatchingIds } from '../../users/users.ts'
import { listJobRoles, listLeaders, listMembers } from './exports.queries.ts'
import type { ImportTask } from '../imports.queries.ts'
import { lineOf } from '../imports.view.ts'
import { currentValue, inWords } from '../people/compare-people.ts'
import { cellsOfItem } from '../kinds/competency-items.ts'
import { listItems } from '../kinds/competency-items.queries.ts'
import type { KindPlan } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { loadContext, type PeopleContext } from '../people/people-context.ts'
import { listPersonFields } from '../people/people-fields.ts'
import type { Person } from '../people/people.queries.ts'
import type { FieldPlan } from '../reading/columns.rules.ts'
import { type LineRow, rowsAfter } from '../rows.queries.ts'

type Lines = AsyncIterable<readonly string[]> | Iterable<readonly string[]>
const atOnce = 500

/** A file of separated values, written as its lines are read; no cell begins a formula. */
function csv(name: string, lines: Lines): RawReply {
  async function* safe() {
    for await (const line of lines) yield line.map(defused)
  }
  const written = stringify({ bom: true, quoted_match: /[\r\n]/ })
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
    // NOTE: a database that goes away meanwhile ends the answer, and nothing else.
    body: pipeline(Readable.from(safe()), written, () => {}),
  }
}

type Filter = Pick<Page, 'filters' | 'customFields'>

/** The people whom a filter means, some at a time; each is told that they stood on the list. */
async function* pagesOf(
  db: Db,
  views: Views,
  actor: Actor,
  filter: Filter,
  role: ViewRole = 'users.administer',
) {
  let after = 0
  for (;;) {
    const ids = await listMatchingIds(db, actor.companyId, filter, after, atOnce)
    if (ids.length) yield ids
    views.note(ids, { by: actor, kind: 'export', role })
    after = ids.at(-1) ?? 0
    if (ids.length < atOnce) return
  }
}

const refOf = ({ externalId, login }: { externalId: string | null; login: string }) => externalId ?? login

/** Every field of a person, in words that an import reads as the same values. */
export function exportUsers(db: Db, { views }: Pick<Kit, 'views'>, actor: Actor, filter: Filter): RawReply {
  async function* lines() {
    const fields = await listPersonFields(db, actor.companyId)
    yield fields.map(({ label }) => label[actor.language])
    for await (const ids of pagesOf(db, views, actor, filter)) {
      const context = await loadContext({ db, actor }, [], { ids })
      const leaders = new Map(
        (await listLeaders(db, actor.companyId, ids)).map((one) => [one.id, one.leader]),
      )
      for (const id of ids) {
        const person = context.people.byId.get(id)
        if (person) yield cellsOf(person, { fields, context, actor, leader: leaders.get(id) ?? '' })
      }
    }
  }
  return csv('users', lines())
}

type About = { fields: readonly FieldPlan[]; context: PeopleContext; actor: Actor; leader: string }

const cellsOf = (person: Person, { fields, context, actor, leader }: About) =>
  fields.map(({ key }) =>
    key === 'manager' ? leader : inWords(key, currentValue(person, key), context, actor),
  )

export function exportManagers(
  db: Db,
  { views }: Pick<Kit, 'views'>,
  actor: Actor,
  filter: Filter,
): RawReply {
  async function* lines() {
    yield await headingsOf(db, actor, kinds.managers)
    for await (const ids of pagesOf(db, views, actor, filter))
      for (const row of await listLeaders(db, actor.companyId, ids)) yield [refOf(row), row.leader]
  }
  return csv('managers', lines())
}

export function exportJobRoles(db: Db, actor: Actor): RawReply {
  async function* lines() {
    yield await headingsOf(db, actor, kinds.jobRoles)
    for (const { id, name } of await listJobRoles(db, actor.companyId)) yield [String(id), name.en, name.de]
  }
  return csv('job-roles', lines())
}

export function exportCompetencyItems(db: Db, actor: Actor): RawReply {
  async function* lines() {
    const fields = await kinds.competencyItems.listFields(db, actor.companyId)
    yield fields.map(({ label }) => label[actor.language])
    for (const { id, ...texts } of await listItems(db, actor.companyId)) {
      const cells = cellsOfItem(texts)
      yield fields.map(({ key }) => (key === 'id' ? String(id) : (cells[key] ?? '')))
    }
  }
  return csv('competencies', lines())
}

export function exportGroupMembers(db: Db, { views }: Pick<Kit, 'views'>, actor: Actor): RawReply {
  async function* lines() {
    yield await headingsOf(db, actor, kinds.groupMembers)
    for await (const ids of pagesOf(
      db,
      views,
      actor,
      { filters: [], customFields: [] },
      'projects.administer',
    ))
      for (const row of await listMembers(db, actor.companyId, ids)) yield [refOf(row), row.group]
  }
  return csv('group-members', lines())
}

const headingsOf = async (db: Db, { companyId, language }: Actor, { listFields }: KindPlan) =>
  (await listFields(db, companyId)).map(({ label }) => label[language])

/** A small file of a kind, as an example. */
export async function sampleOf(db: Db, { views }: Pick<Kit, 'views'>, actor: Actor, plan: KindPlan) {
  const { kind, permission, sample, sampleFor } = plan
  const made = await sampleFor?.({ db, actor })
  if (made?.userIds.length) views.note([...made.userIds], { by: actor, kind: 'export', role: permission })
  return csv(`${kind}-sample`, made?.rows ?? sample?.[actor.language] ?? [])
}

const headings = {
  en: ['Line', 'Outcome', 'Reason'],
  de: ['Zeile', 'Ergebnis', 'Grund'],
} as const

/** Lines of an import as they were read, with what became of each: to be corrected and brought in again. */
export function exportImportLines(db: Db, actor: Actor, task: ImportTask, outcome?: LineOutcome): RawReply {
  async function* lines() {
    const fields = await kinds[task.kind].listFields(db, task.companyId)
    const mapped = fields.filter(({ key }) => task.columns.includes(key))
    yield [...headings[actor.language], ...mapped.map(({ label }) => label[actor.language])]
    for (let cursor = 0; ;) {
      const rows = await rowsAfter(db, task, cursor, atOnce, outcome)
      for (const row of rows) yield cellsOfLine(row, { fields, mapped, actor })
      cursor = rows.at(-1)?.position ?? 0
      if (rows.length < atOnce) return
    }
  }
  return csv(`import-${task.id}`, lines())
}

type OfLine = { fields: readonly FieldPlan[]; mapped: readonly FieldPlan[]; actor: Actor }

function cellsOfLine(row: LineRow, { fields, mapped, actor }: OfLine) {
  const { line, reasons, outcome } = lineOf(row, fields, actor)
  const why = reasons.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join(' · ')
  const isWhole = mapped.some(({ key }) => key in row.cells)
  const cells = isWhole ? mapped.map(({ key }) => row.cells[key] ?? '') : Object.values(row.cells)
  const became = messages[`import.outcome.${outcome}`][actor.language]
  return [line === null ? '' : String(line), became, why, ...cells]
}
