import type { ScalePoint } from '@oktant/contract/assessment/questions/answer-sets.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { findVersions } from '../../../assessment/questions/questions.ts'
import type {
  CompetencyRow,
  listAnswerSets,
  ObjectiveRow,
  QuestionRow,
  SeasonRow,
  VersionRow,
} from './content.queries.ts'
import { findWhole, type Whole } from './whole.queries.ts'
import type { Form, FormQuestion, Values } from './fields.rules.ts'
import { proposalOf, type Rated } from './mark.rules.ts'
import type { PdrRow } from '../reviews.queries.ts'
import type { VersionKind } from '../reviews.rules.ts'

type Version = Awaited<ReturnType<typeof findVersions>> extends Map<number, infer V> ? V : never
export type AskedQuestion = { row: QuestionRow; version: Version }
type AnswerSet = Awaited<ReturnType<typeof listAnswerSets>>[number]
/** Everything that a review consists of, beside what people typed. */
export type Content = {
  season: SeasonRow
  past: ObjectiveRow[]
  future: ObjectiveRow[]
  competencies: CompetencyRow[]
  questions: AskedQuestion[]
  ratings: AnswerSet
  performances: AnswerSet
  versions: VersionRow[]
  form: Form
}

const none: AnswerSet = { id: 0, name: { en: '', de: '' }, possibleAnswers: [] }

export async function loadContent(
  db: Db,
  { companyId, id: pdrId }: Pick<PdrRow, 'companyId' | 'id'>,
): Promise<Content> {
  const whole = await findWhole(db, { companyId, pdrId }, 0)
  if (!whole) throw fail('review_not_found')
  return contentOf(db, whole)
}

/** The same of what was read already, with the words of what it asks. */
export async function contentOf(db: Db, whole: Whole): Promise<Content> {
  const { row, season, competencies, versions } = whole
  const sets = new Map(whole.sets.map((set) => [set.id, set]))
  const known = await findVersions(
    db,
    row.companyId,
    whole.questions.map(({ versionId }) => versionId),
  )
  const questions = whole.questions.flatMap((one) => {
    const version = known.get(one.versionId)
    return version ? [{ row: one, version }] : []
  })
  const parts = {
    season,
    past: whole.objectives.filter(({ ratedIn }) => ratedIn === row.id),
    future: whole.objectives.filter(({ setIn }) => setIn === row.id),
    competencies,
    questions,
    ratings: sets.get(season.ratingAnswerSetId ?? 0) ?? none,
    performances: sets.get(season.performanceAnswerSetId ?? 0) ?? none,
  }
  return { ...parts, versions, form: formOf(parts) }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

function formOf(content: Omit<Content, 'versions' | 'form'>): Form {
  return {
    allowB: content.season.allowUserCompleteSectionB,
    past: idsOf(content.past),
    future: idsOf(content.future),
    competencies: idsOf(content.competencies),
    questions: content.questions.map(askedOf),
    ratings: idsOf(content.ratings.possibleAnswers),
    performances: idsOf(content.performances.possibleAnswers),
  }
}

const askedOf = ({ row, version }: AskedQuestion): FormQuestion => ({
  id: row.id,
  part: row.part,
  mandatory: row.mandatory,
  type: version.type,
  choiceIds: idsOf(choicesOf(version)),
})

/** What somebody chooses from: answers, or the points of a scale. */
export const choicesOf = ({
  body,
}: Pick<Version, 'body'>): readonly (Pick<ScalePoint, 'id' | 'name'> &
  Partial<Pick<ScalePoint, 'description'>>)[] => (body.scale.length > 0 ? body.scale : body.choices)

export const lastVersion = (versions: readonly VersionRow[], kind: VersionKind) =>
  versions.findLast((one) => one.kind === kind)
export const valuesOfVersion = (versions: readonly VersionRow[], kind: VersionKind): Values =>
  lastVersion(versions, kind)?.values ?? {}

/** What is proposed for what the manager has rated, in words and figures. */
export function proposedMark(content: Content, values: Values) {
  const { past, competencies, form, season } = content
  const rated = (id: string, points: readonly number[]) => points.indexOf(Number(values[id] ?? 0))
  const objectives = past.flatMap((one): Rated<{ target: string; title: { en: string; de: string } }>[] => {
    const target = `objective.${one.id}`
    const level = rated(`${target}.performanceRating`, form.performances)
    const about = { target, title: { en: one.title, de: one.title } }
    return level < 0 ? [] : [{ about, level, points: form.performances.length, weight: one.weight }]
  })
  const behaviours = competencies.flatMap(
    (one): Rated<{ target: string; title: { en: string; de: string } }>[] => {
      const target = `bcs.${one.id}`
      const level = rated(`${target}.rating`, form.ratings)
      return level < 0
        ? []
        : [{ about: { target, title: one.name }, level, points: form.ratings.length, weight: null }]
    },
  )
  return proposalOf(objectives, behaviours, {
    objectives: season.objectivesShare,
    competencies: season.competenciesShare,
  })
}
