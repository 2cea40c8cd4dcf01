import { categories, componentCategory } from '@oktant/contract/kit/constants.ts'
import { courseMessages } from '@oktant/contract/kit/messages/courses.ts'
import { learningMessages } from '@oktant/contract/kit/messages/learning.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useMessage } from '../../../lib/words/said/message.ts'

const kinds = {
  [componentCategory.document]: 'document',
  [componentCategory.package]: 'package',
  [componentCategory.xapi]: 'xapi',
  [componentCategory.video]: 'video',
  [componentCategory.embeddedPage]: 'embeddedPage',
  [componentCategory.externalWindow]: 'externalWindow',
  [componentCategory.evaluation]: 'evaluation',
  [componentCategory.pdrForm]: 'pdrForm',
  [componentCategory.moderatedEssay]: 'moderatedEssay',
  [componentCategory.competencyEvaluation]: 'competencyEvaluation',
  [componentCategory.survey]: 'survey',
  [componentCategory.combinationEvaluation]: 'combinationEvaluation',
  [componentCategory.opinionSurvey]: 'opinionSurvey',
  [componentCategory.multiSourceFeedback]: 'multiSourceFeedback',
} as const
const kindOf = (categoryId: number | null): (typeof kinds)[keyof typeof kinds] | 'other' =>
  new Map(Object.entries(kinds)).get(String(categoryId)) ?? 'other'

/** What authors call what a component is. */
export function useKindWords() {
  const { t } = useTranslation('courses')
  return (categoryId: number | null) => t(`kind.${kindOf(categoryId)}`)
}

const evaluations: readonly number[] = categories.launchAsEvaluation
export const isEvaluation = (categoryId: number | null) => evaluations.includes(categoryId ?? 0)
/** Where its author works on a component, for whoever may: evaluations have an editor and a right of their own. */
export function useEditorOf() {
  const user = useUser()
  return (categoryId: number | null, id: number) => {
    const [path, right] = isEvaluation(categoryId)
      ? ([paths.adminEvaluation, 'evaluations.administer'] as const)
      : ([paths.adminComponent, 'content.administer'] as const)
    return user?.permissions.includes(right) ? generatePath(path, { id: String(id) }) : undefined
  }
}

const messages = { ...requestsMessages, ...courseMessages, ...learningMessages }
const isMessage = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/** Words what the server found wrong with a course or a component, in the catalogue's words. */
export function useFaultWords() {
  const message = useMessage()
  return ({ code, message: said, value }: FieldError) =>
    isMessage(code) ? message(messages[code], value ? [value] : []) : said
}
