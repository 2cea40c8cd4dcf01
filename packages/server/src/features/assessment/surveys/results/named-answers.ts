import { stringify } from 'csv-stringify/sync'
import type { Language } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { NamedAnswers } from '@oktant/contract/assessment/surveys/survey-answers.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { safeCells } from '../../../../http/answer/csv.ts'
import { fail } from '../../../../http/fail.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import type { RawReply } from '../../../../http/serve.ts'
import type { Kit } from '../../../../kit.ts'
import { answerInWords } from '../answer/answer-words.ts'
import { askedOf } from '../answer/asked.ts'
import { surveyTexts } from '../surveys.words.ts'
import { findNamedAnswers, listNamedAnswers, type NamedRow } from './named-answers.queries.ts'
import { accessSurvey } from '../surveys.access.ts'
import { may } from '../surveys.may.ts'
import { type AskedRow, listQuestions } from '../surveys.queries.ts'

type Needs = Pick<Kit, 'views'>

/** NOTE: whoever it is about reads the results when they are released, and nobody’s answers. */
async function accessAnswers(db: Db, actor: Actor, id: number) {
  const { survey } = await accessSurvey(db, actor, id)
  if (survey.isAnonymous) throw fail('survey_anonymous')
  if (!may.readAnswers(actor.id, survey)) throw fail('not_permitted')
  return { companyId: actor.companyId, surveyId: id }
}

const idsOf = (rows: readonly NamedRow[]) => rows.flatMap(({ userId }) => userId ?? [])

export async function listSurveyAnswers(db: Db, { views }: Needs, actor: Actor, id: number, page: Page) {
  const of = await accessAnswers(db, actor, id)
  const questions = await listQuestions(db, of)
  const { rows, total } = await findNamedAnswers(db, of, page)
  views.note(idsOf(rows), { by: actor, kind: 'form', role: 'surveys.administer' })
  return { rows: rows.map((row) => answersView(row, questions, actor.language)), total }
}

const answersView = (
  { id, name, address, relation, answeredOn, answers }: NamedRow,
  questions: readonly AskedRow[],
  language: Language,
): NamedAnswers => ({
  id,
  name,
  address,
  relation,
  answeredOn,
  answers: questions.map(({ version }) => ({
    versionId: version.id,
    question: askedOf(version.body),
    answer: answerInWords(version, answers[version.id] ?? '', language),
  })),
})

/** What was answered with names: a line for each person, a column for each question. */
export async function exportSurveyAnswers(
  db: Db,
  { views }: Needs,
  actor: Actor,
  id: number,
): Promise<RawReply> {
  const of = await accessAnswers(db, actor, id)
  const questions = await listQuestions(db, of)
  const rows = await listNamedAnswers(db, of)
  views.note(idsOf(rows), { by: actor, kind: 'export', role: 'surveys.administer' })
  const { language } = actor
  const { people, relations } = surveyTexts[language].results
  const asked = questions.map(({ version: { body } }) => textIn(askedOf(body), language))
  const lines = rows.map(({ name, address, relation, answeredOn, answers }) => [
    name,
    address,
    relation === null ? '' : relations[relation],
    answeredOn,
    ...questions.map(({ version }) => answerInWords(version, answers[version.id] ?? '', language)),
  ])
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="survey-answers.csv"',
    },
    body: stringify([[...people, ...asked], ...lines], {
      bom: true,
      ...safeCells,
      quoted_match: /[\r\n]/,
    }),
  }
}
