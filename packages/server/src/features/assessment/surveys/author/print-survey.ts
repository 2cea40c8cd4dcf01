import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { LearnerQuestion } from '@oktant/contract/assessment/questions/questions.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { picturesAt, type PrintBlock, printed, questionPicture } from '../../../../pdf/prints.ts'
import { answerInWords } from '../answer/answer-words.ts'
import { askedOf } from '../answer/asked.ts'
import { findOwnAnswers } from '../answer/answers.queries.ts'
import { pointsOf } from '../results/results.ts'
import { keyIn } from '../results/heads.rules.ts'
import { accessInvited } from '../surveys.access.ts'
import { type AskedRow, listQuestions } from '../surveys.queries.ts'
import { questionView } from '../surveys.view.ts'
import { surveyTexts } from '../surveys.words.ts'

/** What one was asked, with one’s own answers; of an anonymous survey nobody knows them. */
export async function printSurvey(db: Db, kit: Kit, actor: Actor, id: number) {
  const { survey, invitation } = await accessInvited(db, actor, id, { now: kit.now() })
  const questions = await listQuestions(db, { companyId: actor.companyId, surveyId: id })
  const answers = survey.isAnonymous ? {} : ((await findOwnAnswers(db, invitation)) ?? {})
  const { language } = actor
  const words = surveyTexts[language].results
  const promised = invitation.relation === 'self' ? words.ownView : words.nameless
  const text = (value: LocalText) => textIn(value, language)
  const shown = questions.map((row) => ({ ...row, ...questionView(kit, row) }))
  const pictures = await picturesAt(
    db,
    kit,
    shown.map(({ pictureURL }) => pictureURL),
  )
  const asked = (question: (typeof shown)[number]): PrintBlock[] => {
    const { version } = question
    const answer = answerInWords(version, answers[version.id] ?? '', language)
    const given: PrintBlock[] = [
      { as: 'quiet', text: words.yours },
      { as: 'item', text: answer || words.none },
    ]
    return [
      { as: 'heading', text: text(askedOf(version.body)) },
      ...questionPicture(pictures, question, language),
      ...offeredIn(question, language).map((line): PrintBlock => ({ as: 'quiet', text: line })),
      ...(survey.isAnonymous ? [] : given),
    ]
  }
  const blocks: PrintBlock[] = [
    { as: 'title', text: text(survey.title) },
    ...(text(survey.description) ? [{ as: 'text' as const, text: text(survey.description) }] : []),
    ...(survey.isAnonymous ? [{ as: 'quiet' as const, text: promised }] : []),
    ...shown.flatMap(asked),
  ]
  return printed(blocks, { title: text(survey.title), language, madeAt: kit.now(), name: `survey-${id}` })
}

type AskedQuestion = Pick<AskedRow, 'version'> &
  Pick<LearnerQuestion, 'type' | 'possibleAnswers' | 'answerPairs'>

/** What could be chosen, in its order: an answer says little without what stood beside it. */
function offeredIn(
  { version, type, possibleAnswers, answerPairs }: AskedQuestion,
  language: Language,
): string[] {
  const words = surveyTexts[language].results
  const line = (head: string, names: readonly string[]) =>
    names.length > 0 ? [`${head} ${names.join(' · ')}`] : []
  if (type === 'DD')
    return [
      ...line(
        words.halves.matched,
        answerPairs.map(({ possibleAnswer1 }) => textIn(possibleAnswer1.name, language)),
      ),
      ...line(
        words.halves.with,
        answerPairs.map(({ possibleAnswer2 }) => textIn(possibleAnswer2.name, language)),
      ),
    ]
  const seen = new Set(possibleAnswers.map(({ id }) => String(id)))
  const names = pointsOf(version, [])
    .filter(({ key }) => type === 'OP' || type === 'TF' || seen.has(key))
    .map(({ key, name }) => textIn(name, language) || keyIn(key, language))
  return line(type === 'OP' ? words.scale : words.choices, names)
}
