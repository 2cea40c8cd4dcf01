import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
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
import { importTexts } from '../imports.words.ts'
import {
  type ExportedPerson,
  type Held,
  listExported,
  listHeld,
  listJobRoles,
  listLeaders,
  listMembers,
} from './exports.queries.ts'
import type { ImportTask } from '../imports.queries.ts'
import { lineOf } from '../imports.view.ts'
import { cellsOfItem } from '../kinds/competency-items.ts'
import { listItems } from '../kinds/competency-items.queries.ts'
import type { KindPlan } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { joinedNames } from '../people/names.rules.ts'
import { fieldIdIn, listPersonFields } from '../people/people-fields.ts'
import type { FieldPlan } from '../reading/columns.rules.ts'
import { type LineRow, rowsAfter } from '../rows.queries.ts'

type Lines = (readonly string[])[]
const atOnce = 1000

/** A file of separated values, written as its lines are read, many at a time; no cell begins a formula. */
function csv(name: string, parts: AsyncIterable<Lines> | Iterable<Lines>): RawReply {
  async function* written() {
    let bom = true
    for await (const lines of parts) {
      yield stringify(lines, { bom, quoted_match: /[\r\n]/, cast: { string: defused } })
      bom = false
    }
  }
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
    body: Readable.from(written()),
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
    const readers = fields.map(({ key }) => readerOf(key, actor))
    yield [fields.map(({ label }) => label[actor.language])]
    for await (const ids of pagesOf(db, views, actor, filter)) {
      const [people, held] = await Promise.all([listExported(db, actor, ids), listHeld(db, actor, ids)])
      const several = severalOf(held)
      yield people.map((person) => readers.map((read) => read(person, several.get(person.id))))
    }
  }
  return csv('users', lines())
}

type Several = Omit<Held, 'userId'>

/** What each person has several of, by their numbers. */
function severalOf(held: readonly Held[]) {
  const several = new Map<number, Several>()
  for (const { userId, groups, profiles, answers } of held) {
    const own = several.get(userId)
    several.set(userId, {
      groups: groups ?? own?.groups ?? null,
      profiles: profiles ?? own?.profiles ?? null,
      answers: answers ?? own?.answers ?? null,
    })
  }
  return several
}

type Reader = (person: ExportedPerson, several?: Several) => string

/** How a field of people is read, found once for a whole export. */
function readerOf(key: string, { language }: Actor): Reader {
  const fieldId = fieldIdIn(key)
  if (fieldId !== null) return (_, several) => several?.answers?.[fieldId] ?? ''
  if (key === 'groups') return (_, several) => joinedNames(several?.groups ?? [])
  if (key === 'profiles') return (_, several) => joinedNames(several?.profiles ?? [])
  if (key === 'bioRegistered')
    return ({ bioRegistered }) => importTexts[language].answers[bioRegistered ? 'yes' : 'no']
  return (person: Readonly<Record<string, unknown>>) => {
    const text = person[key]
    return typeof text === 'string' ? text : ''
  }
}

export function exportManagers(
  db: Db,
  { views }: Pick<Kit, 'views'>,
  actor: Actor,
  filter: Filter,
): RawReply {
  async function* lines() {
    yield [await headingsOf(db, actor, kinds.managers)]
    for await (const ids of pagesOf(db, views, actor, filter))
      yield (await listLeaders(db, actor.companyId, ids)).map((row) => [refOf(row), row.leader])
  }
  return csv('managers', lines())
}

export function exportJobRoles(db: Db, actor: Actor): RawReply {
  async function* lines() {
    yield [await headingsOf(db, actor, kinds.jobRoles)]
    yield (await listJobRoles(db, actor.companyId)).map(({ id, name }) => [String(id), name.en, name.de])
  }
  return csv('job-roles', lines())
}

export function exportCompetencyItems(db: Db, actor: Actor): RawReply {
  async function* lines() {
    const fields = await kinds.competencyItems.listFields(db, actor.companyId)
    yield [fields.map(({ label }) => label[actor.language])]
    yield (await listItems(db, actor.companyId)).map(({ id, ...texts }) => {
      const cells = cellsOfItem(texts)
      return fields.map(({ key }) => (key === 'id' ? String(id) : (cells[key] ?? '')))
    })
  }
  return csv('competencies', lines())
}

export function exportGroupMembers(db: Db, { views }: Pick<Kit, 'views'>, actor: Actor): RawReply {
  async function* lines() {
    yield [await headingsOf(db, actor, kinds.groupMembers)]
    for await (const ids of pagesOf(
      db,
      views,
      actor,
      { filters: [], customFields: [] },
      'projects.administer',
    ))
      yield (await listMembers(db, actor.companyId, ids)).map((row) => [refOf(row), row.group])
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
  return csv(`${kind}-sample`, [[...(made?.rows ?? sample?.[actor.language] ?? [])]])
}

/** Lines of an import as they were read, with what became of each: to be corrected and brought in again. */
export function exportImportLines(db: Db, actor: Actor, task: ImportTask, outcome?: LineOutcome): RawReply {
  async function* lines() {
    const fields = await kinds[task.kind].listFields(db, task.companyId)
    const mapped = fields.filter(({ key }) => task.columns.includes(key))
    const { line, outcome: became, reason } = importTexts[actor.language].lines
    yield [[line, became, reason, ...mapped.map(({ label }) => label[actor.language])]]
    for (let cursor = 0; ;) {
      const rows = await rowsAfter(db, task, cursor, atOnce, outcome)
      yield rows.map((row) => cellsOfLine(row, { fields, mapped, actor }))
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
