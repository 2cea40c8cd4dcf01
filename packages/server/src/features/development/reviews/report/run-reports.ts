import { dayIn } from '@oktant/contract/kit/days.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { ReportFormat } from '@oktant/contract/reports/report-runs.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { csvFile, xlsxFile, type TableCell } from '../../../../http/answer/table-files.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { printedTables } from '../../../../pdf/tables.ts'
import { sideOf } from '../reviews.access.ts'
import { type HeadRow, pageOfHeads, type Scope } from '../reviews.queries.ts'
import { statusOf } from '../reviews.rules.ts'
import { headView } from '../reviews.view.ts'
import { reviewTexts } from '../reviews.words.ts'
import { detailOf, sightIn } from './detail.ts'
import { listPartsOf, type Parts } from './report.queries.ts'

type Run = { format: ReportFormat; season: number | undefined; reason: string }
type Needs = Pick<Kit, 'now' | 'views'>

/** NOTE: beyond that a table is split by seasons, rather than held in memory whole. */
const mostInSummary = 20_000
const mostInDetail = 1000
const mostOnPaper = 1000
const batch = 250

/** The whole company for HR and whoever sees everybody, one's team for whoever leads reviews. */
function scopeOf({ companyId, id: readerId, permissions, timezone }: Actor, now: Date): Scope {
  const seesAll = permissions.has('reviews.administer') || permissions.has('people.seeAll')
  if (!seesAll && !permissions.has('reviews.lead'))
    throw fail('not_permitted', { permission: 'reviews.administer' })
  return { companyId, readerId, sees: seesAll ? 'all' : 'team', today: dayIn(timezone, now) }
}

async function headsOf(db: Db, scope: Scope, { season, format }: Run, most: number) {
  const limit = format === 'PDF' ? Math.min(most, mostOnPaper) : most
  const filters = season === undefined ? [] : [{ field: 'season', value: String(season) }]
  const page = { number: 0, limit: limit + 1, offset: 0, sort: null, filters, customFields: [] }
  const { rows } = await pageOfHeads(db, scope, page)
  if (rows.length > limit) throw fail('report_too_long')
  return rows
}

/** NOTE: what HR reads of others goes by its reason; whoever leads a review needs none for their own. */
function noteRun({ views }: Needs, actor: Actor, heads: readonly HeadRow[], reason: string) {
  const people = [...new Set(heads.map(({ userId }) => userId))].filter((id) => id !== actor.id)
  const role = actor.permissions.has('reviews.administer') ? 'reviews.administer' : 'reviews.lead'
  views.note(people, { by: actor, kind: 'export', role, ...(reason && { reason }) })
}

/** What stands in these reviews, some of them at a time. */
async function partsOf(db: Db, companyId: number, heads: readonly HeadRow[]): Promise<Parts> {
  const all: Parts = { objectives: [], competencies: [], questions: [], versions: [] }
  for (let at = 0; at < heads.length; at += batch) {
    const ids = heads.slice(at, at + batch).map(({ id }) => id)
    const some = await listPartsOf(db, companyId, ids)
    all.objectives.push(...some.objectives)
    all.competencies.push(...some.competencies)
    all.questions.push(...some.questions)
    all.versions.push(...some.versions)
  }
  return all
}

type Table = { name: string; title: string; columns: string[]; rows: TableCell[][]; onPaper: Set<string> }

/** NOTE: a sheet of paper is too narrow for all columns; what it leaves out stands in the tables. */
function fileOf(whole: Table, format: ReportFormat, actor: Actor, kit: Needs) {
  const { name, title, columns, rows, onPaper } = whole
  if (format === 'CSV') return csvFile({ name, columns, rows })
  if (format === 'XLSX') return xlsxFile({ name, columns, rows })
  const isShown = (_: unknown, index: number) => onPaper.has(columns[index] ?? '')
  const table = {
    title,
    about: [],
    columns: columns.filter(isShown).map((label) => ({ label, share: 1 })),
    rows: rows.map((row) => row.filter(isShown).map(String)),
  }
  return printedTables([table], { title, language: actor.language, madeAt: kit.now(), name })
}

const statusName = (head: HeadRow, { language }: Actor) =>
  messages[`pdr.status.${statusOf(head.status)}`][language]

/** Who has which review since when; the mark where this reader may see it. */
export async function runReviewSummary(db: Db, kit: Needs, actor: Actor, run: Run) {
  const scope = scopeOf(actor, kit.now())
  const heads = await headsOf(db, scope, run, mostInSummary)
  const words = reviewTexts[actor.language].report
  const name = (text: HeadRow['seasonName'] | undefined) => (text ? textIn(text, actor.language) : '')
  const rows = heads.map((head): TableCell[] => {
    const { waitsFor, since, deadline, isLate } = headView(head, scope.today)
    // NOTE: the mark of one who has not sent it yet is theirs; here stands what was sent.
    const isSent = head.status === 4 || head.status === 5 || head.status === 6
    const seesMark =
      isSent && sightIn(head, actor, run.reason, { managerA: true, managerBC: true }).mark !== 'none'
    return [
      head.userName,
      head.managerName ?? '',
      name(head.seasonName),
      name(head.jobRole?.name),
      name(head.locality?.name),
      statusName(head, actor),
      waitsFor?.name ?? '',
      dayIn(actor.timezone, new Date(since)),
      deadline ?? '',
      isLate ? words.yes : words.no,
      seesMark ? (head.assessedMark ?? '') : '',
    ]
  })
  noteRun(kit, actor, heads, run.reason)
  const { person, manager, season, jobRole, locality, status, waitsFor, since, until, late, mark } = words
  const columns = [person, manager, season, jobRole, locality, status, waitsFor, since, until, late, mark]
  const onPaper = new Set([person, season, status, waitsFor, until, late, mark])
  return fileOf({ name: 'reviews', title: words.summary, columns, rows, onPaper }, run.format, actor, kit)
}

/** What stands in the reviews, a row for each objective, competency and question, as far as it was handed in and is this reader's to see. */
export async function runReviewDetail(db: Db, kit: Needs, actor: Actor, run: Run) {
  const heads = await headsOf(db, scopeOf(actor, kit.now()), run, mostInDetail)
  if (!run.reason.trim() && heads.some((head) => sideOf(actor, head) === 'hr')) throw fail('reason_missing')
  const parts = await partsOf(db, actor.companyId, heads)
  const words = reviewTexts[actor.language].report
  const rows = await detailOf(db, actor, { heads, parts, reason: run.reason })
  noteRun(kit, actor, heads, run.reason)
  const { person, season, status, part, item, weight, ownRating, ownWords, managerRating, managerWords } =
    words
  const columns = [
    person,
    season,
    status,
    part,
    item,
    weight,
    ownRating,
    ownWords,
    managerRating,
    managerWords,
  ]
  const onPaper = new Set([person, part, item, ownRating, ownWords, managerRating, managerWords])
  const table = { name: 'reviews-detail', title: words.detail, columns, rows, onPaper }
  return fileOf(table, run.format, actor, kit)
}
