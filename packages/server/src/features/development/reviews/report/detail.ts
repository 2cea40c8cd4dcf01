import type { LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { TableCell } from '../../../../http/answer/table-files.ts'
import { findVersions } from '../../../assessment/questions/questions.ts'
import { listAnswerSets } from '../content/content.queries.ts'
import { choicesOf } from '../content/content.ts'
import { answererOf } from '../content/fields.rules.ts'
import { wordsFor, type Words } from '../content/parts.view.ts'
import { sideOf } from '../reviews.access.ts'
import type { HeadRow } from '../reviews.queries.ts'
import { sightOf, statusOf } from '../reviews.rules.ts'
import { reviewTexts } from '../reviews.words.ts'
import { listSeasonsOf, type Parts } from './report.queries.ts'

type ReportedReviews = { heads: readonly HeadRow[]; parts: Parts; reason: string }

/** What this reader sees of a review that they did not open: HR by the reason they give here. */
export function sightIn(
  head: HeadRow,
  actor: Actor,
  reason: string,
  wasSent: { managerA: boolean; managerBC: boolean },
) {
  const side = sideOf(actor, head)
  return sightOf({
    side,
    status: statusOf(head.status),
    closedFrom: head.closedFrom === null ? null : statusOf(head.closedFrom),
    wasSent,
    isLetIn: side === 'hr' ? reason.trim() !== '' : side === 'upperManager' && head.contentForUpperManagers,
    isViewedAs: actor.viewer !== null,
  })
}

const groupedBy = <T>(rows: readonly T[], keyOf: (row: T) => number | null) => {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

type Point = { id: number; name: LocalText }
const pointIn = (points: readonly Point[] | undefined, id: string | undefined, { language }: Actor) => {
  const found = points?.find((one) => String(one.id) === id)
  return found ? textIn(found.name, language) : ''
}

/** A row for each thing that a review is about, without what was typed and not handed in. */
export async function detailOf(db: Db, actor: Actor, given: ReportedReviews): Promise<TableCell[][]> {
  const context = await contextOf(db, actor, given)
  return given.heads.flatMap((head) => rowsOf(head, actor, given.reason, context))
}

type Context = Awaited<ReturnType<typeof contextOf>>
async function contextOf(db: Db, { companyId }: Actor, { heads, parts }: ReportedReviews) {
  const seasonIds = [...new Set(heads.map(({ seasonId }) => seasonId))]
  const seasons = await listSeasonsOf(db, companyId, seasonIds)
  const setIds = seasons.flatMap(({ ratings, performances }) => [ratings ?? [], performances ?? []].flat())
  const sets = await listAnswerSets(db, companyId, [...new Set(setIds)])
  const versionIds = [...new Set(parts.questions.map(({ versionId }) => versionId))]
  return {
    seasons: new Map(seasons.map((one) => [one.id, one])),
    points: new Map(sets.map(({ id, possibleAnswers }) => [id, possibleAnswers])),
    asked: await findVersions(db, companyId, versionIds),
    set: groupedBy(parts.objectives, ({ setIn }) => setIn),
    rated: groupedBy(parts.objectives, ({ ratedIn }) => ratedIn),
    competencies: groupedBy(parts.competencies, ({ pdrId }) => pdrId),
    questions: groupedBy(parts.questions, ({ pdrId }) => pdrId),
    versions: groupedBy(parts.versions, ({ pdrId }) => pdrId),
  }
}

function rowsOf(head: HeadRow, actor: Actor, reason: string, context: Context): TableCell[][] {
  const versions = context.versions.get(head.id) ?? []
  const has = (kind: string) => versions.some((one) => one.kind === kind)
  const sight = sightIn(head, actor, reason, { managerA: has('managerA'), managerBC: has('managerBC') })
  const said = wordsFor({ sight, content: { versions }, own: [], lead: [], side: sideOf(actor, head) })
  const { language } = actor
  const start = [
    head.userName,
    textIn(head.seasonName, language),
    messages[`pdr.status.${statusOf(head.status)}`][language],
  ]
  const seen = sight.personA === 'none' ? [] : [...objectiveRows(head, actor, said, context)]
  const rest = sight.personA === 'none' ? [] : [...otherRows(head, actor, said, context)]
  return [...seen, ...rest, endRow(actor, said, sight.mark === 'none' ? null : head.assessedMark)].map(
    (row) => [...start, ...row],
  )
}

function objectiveRows(head: HeadRow, actor: Actor, said: Words, context: Context): TableCell[][] {
  const words = reviewTexts[actor.language].report
  const points = context.points.get(context.seasons.get(head.seasonId)?.performances ?? 0)
  const past = (context.rated.get(head.id) ?? []).map((one): TableCell[] => {
    const at = `objective.${one.id}`
    return [
      words.past,
      one.title,
      one.weight ?? '',
      pointIn(points, said.person[`${at}.rating`], actor),
      said.person[`${at}.additionalText`] ?? '',
      pointIn(points, said.managerA[`${at}.performanceRating`], actor),
      said.managerA[`${at}.managerText`] ?? '',
    ]
  })
  const future = (context.set.get(head.id) ?? []).map((one): TableCell[] => {
    const at = `objective.${one.id}`
    const title = said.person[`${at}.title`] ?? one.title
    const text = said.person[`${at}.text`] ?? one.text
    return [words.future, title, one.weight ?? '', '', text, '', said.managerA[`${at}.managerText`] ?? '']
  })
  return [...past, ...future]
}

function otherRows(head: HeadRow, actor: Actor, said: Words, context: Context): TableCell[][] {
  const words = reviewTexts[actor.language].report
  const season = context.seasons.get(head.seasonId)
  const points = context.points.get(season?.ratings ?? 0)
  const competencies = (context.competencies.get(head.id) ?? []).map((one): TableCell[] => [
    words.competency,
    textIn(one.name, actor.language),
    '',
    pointIn(points, said.person[`bcs.${one.id}.userRating`], actor),
    '',
    pointIn(points, said.managerBC[`bcs.${one.id}.rating`], actor),
    said.managerBC[`bcs.${one.id}.managerText`] ?? '',
  ])
  const questions = (context.questions.get(head.id) ?? []).flatMap((row): TableCell[][] => {
    const version = context.asked.get(row.versionId)
    if (!version) return []
    const isPersons = answererOf(row, season?.allowB ?? false) === 'person'
    const from = isPersons ? said.person : said.managerBC
    const given = from[`question.${row.id}.answer`] ?? ''
    const truth = given === 'true' ? words.yes : given === 'false' ? words.no : ''
    const chosen = [truth, ...given.split(',').map((id) => pointIn(choicesOf(version), id, actor))]
      .filter(Boolean)
      .join(', ')
    const answer = [chosen, from[`question.${row.id}.ftAnswer`] ?? ''].filter(Boolean).join('\n')
    const remark = said.managerBC[`question.${row.id}.managerText`] ?? ''
    const title = textIn(version.body.questionText, actor.language)
    return [
      isPersons
        ? [words.question, title, '', '', answer, '', remark]
        : [words.question, title, '', '', '', '', [answer, remark].filter(Boolean).join('\n')],
    ]
  })
  return [...competencies, ...questions]
}

const endRow = ({ language }: Actor, said: Words, mark: number | null): TableCell[] => {
  const words = reviewTexts[language].report
  const own = said.person['userFinalComments'] ?? ''
  return [words.end, words.mark, '', '', own, mark ?? '', said.managerBC['managerFinalComments'] ?? '']
}
