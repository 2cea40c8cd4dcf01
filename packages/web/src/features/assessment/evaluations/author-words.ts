import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Affected } from '@oktant/contract/http/http.ts'
import { accountMessages } from '@oktant/contract/kit/messages/account.ts'
import { courseMessages } from '@oktant/contract/kit/messages/courses.ts'
import { learningMessages } from '@oktant/contract/kit/messages/learning.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import type { QuestionDifficulty, QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { useTranslation } from 'react-i18next'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useMessage } from '../../../lib/words/said/message.ts'

const { name_taken } = accountMessages
const messages = { ...requestsMessages, ...courseMessages, ...learningMessages, name_taken }
type Code = keyof typeof messages
const isMessage = (code: string): code is Code => Object.hasOwn(messages, code)

type Fault = { field: string; code: Code; values?: readonly string[] }

/** Words what is wrong, in the catalogue’s words: what the server found, and what is found before it is asked. */
export function useFaultWords() {
  const message = useMessage()
  const { number } = useDates()
  return {
    told: ({ code, message: said, value }: FieldError) =>
      isMessage(code) ? message(messages[code], value ? [value] : []) : said,
    outOfRange: (from: number, most: number) =>
      message(messages.number_out_of_range, [number(from), number(most)]),
    tooFew: (available: number) => message(messages.draw_too_large, [String(available)]),
    ofCode: (code: string) => (isMessage(code) ? message(messages[code]) : code),
    /** NOTE: of two faults at one field the first is said, as it is the first to be mended. */
    byField: (faults: readonly Fault[]) =>
      Object.fromEntries(
        faults.toReversed().map(({ field, code, values }) => [
          field,
          message(
            messages[code],
            values?.map((value) => number(Number(value))),
          ),
        ]),
      ),
  }
}

const categories = {
  [componentCategory.evaluation]: 'evaluation',
  [componentCategory.pdrForm]: 'pdrForm',
  [componentCategory.moderatedEssay]: 'moderatedEssay',
  [componentCategory.competencyEvaluation]: 'competencyEvaluation',
  [componentCategory.survey]: 'survey',
  [componentCategory.combinationEvaluation]: 'combinationEvaluation',
  [componentCategory.opinionSurvey]: 'opinionSurvey',
  [componentCategory.multiSourceFeedback]: 'multiSourceFeedback',
} as const
type Named = (typeof categories)[keyof typeof categories]
const names: Readonly<Record<number, Named>> = categories

/** What authors call things. */
export function useAuthorWords() {
  const { t } = useTranslation('author')
  return {
    type: (type: QuestionType) => t(`type.${type}`),
    difficulty: (difficulty: QuestionDifficulty) => t(`difficulty.${difficulty}`),
    status: (status: 'active' | 'inactive') => t(`status.${status}`),
    category: (id: number) => t(`category.${names[id] ?? 'evaluation'}`),
    affected: ({ what, count }: Affected[number]) =>
      what === 'questions' || what === 'courses'
        ? t(`affected.${what}`, { count })
        : t('affected.evaluations', { count }),
  }
}
