import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { CompetencyMatrix } from '@oktant/contract/development/assurance.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { safeCells } from '../../../../http/answer/csv.ts'
import { pagedReply, type Page } from '../../../../http/answer/paging.ts'
import { xlsxFile } from '../../../../http/answer/table-files.ts'
import { fail } from '../../../../http/fail.ts'
import type { RawReply } from '../../../../http/serve.ts'
import type { Kit } from '../../../../kit.ts'
import { listPlaceNames } from '../profiles/profiles.queries.ts'
import { seesAs } from '../people-seen.queries.ts'
import { competencyTexts } from '../competencies.words.ts'
import { findMatrixPeople, listRequired, type MatrixPerson, type RequiredRow } from './matrix.queries.ts'
import { cellView } from './workbook.view.ts'

type Needs = Pick<Kit, 'now' | 'views'>

/** People by what their job roles ask for: met, ending or missing. */
export async function readCompetencyMatrix(
  db: Db,
  { now, views }: Needs,
  actor: Actor,
  page: Page,
): Promise<CompetencyMatrix> {
  const { companyId, language } = actor
  const { rows, total } = await findMatrixPeople(db, actor, page)
  const ids = rows.map(({ id }) => id)
  const [required, jobRoles, localities] = await Promise.all([
    listRequired(db, companyId, ids),
    listPlaceNames(db, actor, 'jobRole'),
    listPlaceNames(db, actor, 'locality'),
  ])
  views.note(ids, { by: actor, kind: 'profile', role: seesAs(actor) })
  const named = ({ id, name }: { id: number; name: RequiredRow['name'] }) => ({
    id,
    name: textIn(name, language),
  })
  const columns = new Map(required.map(({ itemId, name }) => [itemId, named({ id: itemId, name })]))
  return {
    ...pagedReply(
      page,
      rows.map((person) => lineOf(person, required, actor, now())),
      total,
    ),
    items: [...columns.values()].toSorted((one, other) => one.name.localeCompare(other.name, language)),
    jobRoles: jobRoles.map(named),
    localities: localities.map(named),
  }
}

function lineOf(person: MatrixPerson, required: readonly RequiredRow[], { language }: Actor, now: Date) {
  const { id, name, jobRole, locality, timezone } = person
  const today = dayIn(timezone, now)
  return {
    user: { id, name },
    jobRole: textIn(jobRole, language),
    locality: locality ? textIn(locality, language) : '',
    cells: required.filter(({ userId }) => userId === id).map((row) => cellView(row, today)),
  }
}

const atOnce = 500

/** A line for each person and competency, some people at a time. */
async function* linesOf(db: Db, { now, views }: Needs, actor: Actor, page: Page) {
  for (let offset = 0; ; offset += atOnce) {
    const { rows } = await findMatrixPeople(db, actor, { ...page, limit: atOnce, offset })
    const ids = rows.map(({ id }) => id)
    views.note(ids, { by: actor, kind: 'export', role: seesAs(actor) })
    const required = await listRequired(db, actor.companyId, ids)
    for (const person of rows) yield* cellsOf(person, required, actor, now())
    if (rows.length < atOnce) return
  }
}

const mostInSheet = 100_000

/** The same as a spreadsheet, which is made as a whole. */
export async function exportMatrixSheet(db: Db, kit: Needs, actor: Actor, page: Page) {
  const rows: string[][] = []
  for await (const line of linesOf(db, kit, actor, page)) {
    if (rows.length === mostInSheet) throw fail('report_too_long')
    rows.push(line)
  }
  return xlsxFile({ name: 'competencies', columns: competencyTexts[actor.language].matrix.headings, rows })
}

export function exportCompetencyMatrix(db: Db, kit: Needs, actor: Actor, page: Page): RawReply {
  async function* lines() {
    yield competencyTexts[actor.language].matrix.headings
    yield* linesOf(db, kit, actor, page)
  }
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="competencies.csv"',
    },
    // NOTE: a database that goes away meanwhile ends the answer, and nothing else.
    body: pipeline(
      Readable.from(lines()),
      stringify({ bom: true, ...safeCells, quoted_match: /[\r\n]/ }),
      () => {},
    ),
  }
}

function cellsOf(person: MatrixPerson, required: readonly RequiredRow[], actor: Actor, now: Date) {
  const { language } = actor
  const { user, jobRole, locality, cells } = lineOf(person, required, actor, now)
  const names = new Map(required.map(({ itemId, name }) => [itemId, textIn(name, language)]))
  const level = (one: 'LEVEL_ONE' | 'LEVEL_TWO' | null) =>
    one ? messages[`assessment.level.${one}`][language] : ''
  return cells.map((cell) => [
    user.name,
    jobRole,
    locality,
    names.get(cell.competencyItemId) ?? '',
    level(cell.required),
    level(cell.level),
    competencyTexts[language].matrix.standings[cell.standing],
    cell.validUntil ?? '',
  ])
}
