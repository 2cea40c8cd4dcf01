import { randomInt } from 'node:crypto'
import { surveys as limits } from '@oktant/contract/kit/constants.ts'
import type {
  QuestionResult,
  SurveyResults,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { countAnswers, countRelations, tally } from '../answer/answers.queries.ts'
import { askedOf } from '../answer/asked.ts'
import { pictureAt } from './heads.rules.ts'
import { accessSurvey } from '../surveys.access.ts'
import { type AskedRow, listQuestions, type SurveyRow } from '../surveys.queries.ts'
import { asMostWrote, counted, groupsOf, type Tally, withoutFew } from '../surveys.rules.ts'

/** What was answered, as far as enough have answered that it tells of nobody. */
export async function readSurveyResults(db: Db, actor: Actor, id: number): Promise<SurveyResults> {
  const { survey } = await accessSurvey(db, actor, id)
  return resultsOf(db, survey.subjectId === actor.id ? guarded(survey) : survey)
}

/** As it is shown to whom it is about: never joined to a rater, with names or without. */
export const guarded = (survey: SurveyRow): SurveyRow => ({
  ...survey,
  isAnonymous: true,
  leastAnswers: Math.max(survey.leastAnswers, limits.leastAnonymous),
})

export async function resultsOf(db: Db, survey: SurveyRow): Promise<SurveyResults> {
  const of = { companyId: survey.companyId, surveyId: survey.id }
  const { answered, shown } = await countAnswers(db, of)
  const { leastAnswers } = survey
  const nothing = { leastAnswers, answered, shown: 0, groups: [], questions: [] }
  if (shown < leastAnswers) return { state: stateOf(survey, answered), ...nothing }
  const relations = await countRelations(db, of)
  const groups = shownGroups(survey, relations)
  const tallies = await tally(db, of)
  const questions = await listQuestions(db, of)
  const size = (names: readonly string[]) =>
    relations.reduce((sum, { relation, count }) => sum + (names.includes(relation ?? '') ? count : 0), 0)
  return {
    state: 'shown',
    leastAnswers,
    answered,
    shown,
    groups: [
      { relations: [], answers: shown },
      ...groups.map((names) => ({ relations: names, answers: size(names) })),
    ],
    questions: questions.map((row) =>
      resultOf(
        row,
        tallies.filter(({ key }) => Number(key) === row.version.id),
        { groups, survey },
      ),
    ),
  }
}

const stateOf = ({ resultsWhen, closedOn, leastAnswers }: SurveyRow, answered: number) =>
  resultsWhen === 'closed' && closedOn === null && answered >= leastAnswers ? 'waiting' : 'tooFew'

type Groups = SurveyResults['groups'][number]['relations'][]
type Counted = { relation: Tally['relation']; count: number }[]

/** NOTE: told apart at the end alone; meanwhile the difference of two readings could be one person’s answers. */
function shownGroups(
  { closedOn, isAnonymous, leastAnswers, subjectId }: SurveyRow,
  relations: Counted,
): Groups {
  if (subjectId === null || (isAnonymous && closedOn === null)) return []
  const counts = new Map(relations.flatMap(({ relation, count }) => (relation ? [[relation, count]] : [])))
  const own: Groups = counts.has('self') ? [['self']] : []
  return [...groupsOf(counts, isAnonymous ? leastAnswers : 1), ...own]
}

type Shown = { groups: Groups; survey: SurveyRow }

function resultOf(
  { version }: AskedRow,
  tallies: readonly Tally[],
  { groups, survey }: Shown,
): QuestionResult {
  const { id: versionId, type, body } = version
  const points = pointsOf(version, tallies)
  const isText = type === 'FT' || type === 'OW'
  const said = (some: readonly Tally[]) => (type === 'OW' ? asMostWrote(some) : mixed(wordsOf(some)))
  const others = tallies.filter(({ relation }) => relation !== 'self')
  const keys = points.map(({ key }) => key)
  const count = (some: readonly Tally[]) => counted(some, keys, type === 'OP')
  const of = (names: Groups[number]) =>
    count(tallies.filter(({ relation }) => relation !== null && names.includes(relation)))
  const isOwn = (names: Groups[number]) => names[0] === 'self'
  const least = survey.isAnonymous ? survey.leastAnswers : 1
  const seen = withoutFew([count(others), ...groups.filter((names) => !isOwn(names)).map(of)], least)
  return {
    versionId,
    type,
    question: askedOf(body),
    points,
    groups: [...seen, ...groups.filter(isOwn).map(of)],
    comments: isText ? said(others) : [],
    ownComments:
      isText && groups.some(isOwn) ? said(tallies.filter(({ relation }) => relation === 'self')) : [],
  }
}

const wordsOf = (tallies: readonly Tally[]) =>
  tallies.flatMap(({ answer, count }) => Array<string>(count).fill(answer))

/** What could be chosen; of pairs, those that somebody has made. */
export function pointsOf(
  { type, body }: Pick<AskedRow['version'], 'type' | 'body'>,
  tallies: readonly Tally[],
): QuestionResult['points'] {
  const nothing = { en: '', de: '' }
  if (type === 'FT' || type === 'OW') return []
  if (type === 'TF') return ['true', 'false'].map((key) => ({ key, name: nothing }))
  if (type === 'OP') return body.scale.map(({ id, name }) => ({ key: String(id), name }))
  if (type !== 'DD')
    return body.choices.map((choice, place) => ({
      key: String(choice.id),
      name: calledBy(choice, place + 1),
    }))
  const halves = new Map([...body.lefts, ...body.rights].map(({ id, name }) => [String(id), name]))
  const pairs = [...new Set(tallies.flatMap(({ answer }) => answer.split(',')))].toSorted()
  return pairs.map((key) => {
    const [left, right] = key.split(':').map((half) => halves.get(half) ?? nothing)
    const word = (language: 'en' | 'de') => `${left?.[language] ?? ''} – ${right?.[language] ?? ''}`
    return { key, name: { en: word('en'), de: word('de') } }
  })
}

type Choice = AskedRow['version']['body']['choices'][number]
/** A picture that has no words is called by what its author says it shows, or by its place. */
const calledBy = ({ name, pictureAlt = name }: Choice, place: number) =>
  [name, pictureAlt].find(({ en, de }) => en || de) ?? pictureAt(place)

function mixed<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: randomInt(2 ** 47) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
