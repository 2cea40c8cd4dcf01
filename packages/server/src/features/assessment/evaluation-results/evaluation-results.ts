import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { EvaluationResults } from '@oktant/contract/assessment/evaluation-results.ts'
import { isScored } from '@oktant/contract/assessment/evaluations.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { safeCells } from '../../../http/answer/csv.ts'
import type { RawReply } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { accessEvaluation } from '../evaluations/evaluations.access.ts'
import { countHandedIn, findSummary, listChosen, listQuestionFigures } from './evaluation-results.queries.ts'
import { relationOf, reliabilityOf, rounded, shareOf } from './evaluation-results.rules.ts'
import { addressIn, questionView } from './evaluation-results.view.ts'
import { evaluationResultTexts } from './evaluation-results.words.ts'

type CallContext = { db: Db; kit: Pick<Kit, 'config' | 'now'>; actor: Actor }

/** How an evaluation turned out in the first attempts at it, whole and question by question; names nobody. */
export async function readEvaluationResults(
  { db, kit, actor }: CallContext,
  id: number,
): Promise<EvaluationResults> {
  const { title, settings, categoryId } = await accessEvaluation(db, actor, id)
  const { passMark } = settings
  const of = { companyId: actor.companyId, evaluationId: id }
  const { variance, mean, median, deviation, ...summary } = await findSummary(db, { ...of, passMark })
  const figures = await listQuestionFigures(db, of)
  const chosen = await listChosen(db, of)
  const { people, marked } = summary
  return {
    id,
    title,
    passMark,
    hasScore: isScored(categoryId ?? 0),
    attempts: await countHandedIn(db, of),
    ...summary,
    mean: shareOf(mean === null ? null : mean / 100, marked),
    median: shareOf(median === null ? null : median / 100, marked),
    deviation: relationOf(deviation, marked),
    ...reliabilityOf(figures, { people, marked, variance }),
    questions: figures.map((row) => questionView(row, { chosen, addressOf: addressIn(kit) })),
  }
}

const inPercent = (count: number, of: number) => (of === 0 ? '' : String(rounded((100 * count) / of)))

/** One line for each answer of each question. */
export async function exportEvaluationResults(asked: CallContext, id: number): Promise<RawReply> {
  const { questions } = await readEvaluationResults(asked, id)
  const { language } = asked.actor
  const words = evaluationResultTexts[language].table
  const in_ = (text: LocalText) => textIn(text, language)
  const lines = questions.flatMap((question) => {
    const { title, type, asked: times, marked, facility, discrimination, seconds, answers } = question
    const known = [in_(title), type, times, marked, facility ?? '', discrimination ?? '', seconds ?? '']
    if (answers.length === 0) return [[...known, '', '', '', '']]
    return answers.map(({ name, typed, pictureAlt, isRight, count }, index) => [
      ...known,
      name
        ? in_(name) || (pictureAlt && in_(pictureAlt)) || `${words.picture} ${index + 1}`
        : (typed ?? words.none),
      isRight === null ? '' : words[isRight ? 'right' : 'wrong'],
      count,
      inPercent(count, times),
    ])
  })
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="evaluation-${id}.csv"`,
    },
    // NOTE: whoever goes away meanwhile ends the answer, and nothing else.
    body: pipeline(
      Readable.from([words.headings, ...lines].map((line) => line.map(String))),
      stringify({ bom: true, ...safeCells, quoted_match: /[\r\n]/ }),
      () => {},
    ),
  }
}
