import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type {
  QuestionResult,
  SurveyResults,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { Feedback } from '@oktant/contract/assessment/surveys/survey-feedback.ts'
import type { PrintBlock } from '../../../../pdf/prints.ts'
import { counted, filledIn } from '../../../../words/words.rules.ts'
import { surveyTexts } from '../surveys.words.ts'
import { longDay } from '../../../../words/dates.rules.ts'
import { headOf, keyIn } from './heads.rules.ts'

const tags: Record<Language, string> = { en: 'en-GB', de: 'de-DE' }
const in_ = (language: Language) => (text: LocalText) => textIn(text, language)

/** Feedback as it is printed: what the screen shows, and nothing else. */
export function printedFeedback(
  { title, about, releasedOn, results }: Feedback,
  language: Language,
): PrintBlock[] {
  const { madeOf } = surveyTexts[language].results
  return [
    { as: 'title', text: in_(language)(title) },
    { as: 'quiet', text: `${about}, ${longDay(releasedOn, language)}` },
    { as: 'quiet', text: filledIn(counted(madeOf, results.shown), { count: results.shown }) },
    ...results.questions.flatMap((question) => printedQuestion(question, results.groups, language)),
  ]
}

function printedQuestion(
  question: QuestionResult,
  groups: SurveyResults['groups'],
  language: Language,
): PrintBlock[] {
  const words = surveyTexts[language].results
  const text = in_(language)
  const number = new Intl.NumberFormat(tags[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const { points, comments, ownComments } = question
  const most = points.length - 1
  const numbers = question.groups.flatMap((group, index): PrintBlock[] => {
    if (group === null || points.length === 0) return []
    const whose = headOf(groups[index], groups, language)
    const value = group.average === null ? null : number.format(group.average)
    const average = value === null ? '' : `: ${filledIn(words.average, { value, most })}`
    const chosen = points.flatMap(({ key, name }, place) =>
      group.counts[place] ? [`${text(name) || keyIn(key, language)}: ${group.counts[place]}`] : [],
    )
    return [
      { as: 'strong', text: `${whose} (${group.answers})${average}` },
      { as: 'item', text: chosen.join(' · ') || words.none },
    ]
  })
  return [
    { as: 'heading', text: text(question.question) },
    ...numbers,
    ...saidBy(headOf({ relations: ['self'], answers: 1 }, groups, language), ownComments),
    ...saidBy(ownComments.length > 0 ? words.heads.others : '', comments),
  ]
}

const saidBy = (whose: string, lines: readonly string[]): PrintBlock[] => [
  ...(whose && lines.length > 0 ? [{ as: 'strong' as const, text: whose }] : []),
  ...lines.map((text): PrintBlock => ({ as: 'item', text })),
]
