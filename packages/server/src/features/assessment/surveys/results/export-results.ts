import { stringify } from 'csv-stringify/sync'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type {
  QuestionResult,
  SurveyResults,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { safeCells } from '../../../../http/answer/csv.ts'
import type { RawReply } from '../../../../http/serve.ts'
import { surveyTexts } from '../surveys.words.ts'
import { readSurveyResults } from './results.ts'
import { keyIn, othersOf } from './heads.rules.ts'

/** What the screen shows of the results, and no more, as CSV. */
export async function exportSurveyResults(db: Db, actor: Actor, id: number): Promise<RawReply> {
  const results = await readSurveyResults(db, actor, id)
  const lines = results.questions.flatMap((question) => linesOf(question, results, actor.language))
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="survey.csv"',
    },
    body: stringify([surveyTexts[actor.language].results.headings, ...lines], {
      bom: true,
      ...safeCells,
      quoted_match: /[\r\n]/,
    }),
  }
}

function linesOf(question: QuestionResult, { groups }: SurveyResults, language: Language) {
  const { comment, relations } = surveyTexts[language].results
  const everybody = othersOf(groups, language)
  const text = (value: LocalText) => textIn(value, language)
  const asked = text(question.question)
  const chosen = question.groups.flatMap((group, index) => {
    const whose = groups[index]?.relations.map((name) => relations[name]).join(', ') || everybody
    return group === null
      ? []
      : question.points.map(({ key, name }, place) => [
          asked,
          whose,
          text(name) || keyIn(key, language),
          String(group.counts[place] ?? 0),
          String(group.answers),
          group.average === null ? '' : String(group.average),
        ])
  })
  const saidBy = (whose: string, lines: readonly string[]) =>
    lines.map((line) => [asked, whose, line, '', '', comment])
  return [...chosen, ...saidBy(relations.self, question.ownComments), ...saidBy(everybody, question.comments)]
}
