import { componentCategory, surveys as limits } from '@oktant/contract/kit/constants.ts'
import { learningMessages } from '@oktant/contract/kit/messages/learning.ts'
import { accountMessages } from '@oktant/contract/kit/messages/account.ts'
import { surveyMessages } from '@oktant/contract/kit/messages/surveys.ts'
import type {
  SurveyResults,
  SurveyValues,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { RaterRelation } from '@oktant/contract/assessment/surveys/surveys.ts'
import { useTranslation } from 'react-i18next'
import type { FieldError } from '../../../../lib/api/api-error.ts'
import type { Wrong } from '../../../../lib/records/record-form.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'

const messages = { ...accountMessages, ...learningMessages, ...surveyMessages }
type Code = keyof typeof messages
const isMessage = (code: string): code is Code => Object.hasOwn(messages, code)

/** Words what the server found wrong with a survey. */
export function useFaultWords() {
  const { t } = useTranslation('surveyAdmin')
  const message = useMessage()
  return ({ code, message: said, value }: FieldError) => {
    if (code === 'field_mandatory') return t('form.titleMissing')
    return isMessage(code) ? message(messages[code], value ? [value] : []) : said
  }
}

type Early = Pick<SurveyValues, 'isAnonymous' | 'leastAnswers' | 'subjectId' | 'relations' | 'outsiders'>

/** What is wrong with a new survey as far as the form can tell by itself, so that it is all told at once. */
export function useEarlyFaults() {
  const message = useMessage()
  return (
    { isAnonymous, leastAnswers, subjectId, relations, outsiders }: Early,
    isFeedback: boolean,
  ): Wrong & { leastAnswers?: string } => ({
    ...(isAnonymous &&
      leastAnswers < limits.leastAnonymous && {
        leastAnswers: message(messages.survey_least_low, [String(limits.leastAnonymous)]),
      }),
    ...(isFeedback && !subjectId && { subjectId: message(messages.survey_subject_required) }),
    ...(isFeedback &&
      relations.length + outsiders.length === 0 && { relations: message(messages.survey_nobody) }),
    ...Object.fromEntries(
      outsiders.flatMap(({ address }, place) =>
        address.trim() ? [] : [[`outsiders.${place}.address`, message(messages.survey_address_invalid)]],
      ),
    ),
  })
}

const kinds = {
  [componentCategory.pdrForm]: 'form',
  [componentCategory.survey]: 'survey',
  [componentCategory.opinionSurvey]: 'opinionSurvey',
  [componentCategory.multiSourceFeedback]: 'multiSourceFeedback',
} as const
const names: Readonly<Record<number, (typeof kinds)[keyof typeof kinds]>> = kinds

/** One’s own view stands beside the others and is counted with none of them. */
export const hasOwnView = ({ groups }: Pick<SurveyResults, 'groups'>) =>
  groups.some(({ relations }) => relations[0] === 'self')

export function useSurveyWords() {
  const { t } = useTranslation('surveyAdmin')
  return {
    kind: (categoryId: number) => t(`kind.${names[categoryId] ?? 'survey'}`),
    relation: (relation: RaterRelation) => t(`relation.${relation}`),
    /** How one of them stands to the person, and not all who stand so. */
    rater: (relation: RaterRelation) => t(`rater.${relation}`),
    audience: { kind: t('audience.kind'), reach: t('audience.reach') },
    /** Whose answers a number stands for; the sum of all leaves one’s own view out, where that stands beside it. */
    group: (relations: readonly RaterRelation[], all: SurveyResults['groups']) =>
      relations.map((relation) => t(`relation.${relation}`)).join(', ') ||
      t(hasOwnView({ groups: all }) ? 'results.others' : 'results.everybody'),
  }
}

export const stageTones = { planned: 'warn', open: 'ok', closed: undefined } as const
export const deliveryTones = {
  waiting: 'warn',
  told: 'ok',
  sent: 'ok',
  kept: 'warn',
  failed: 'bad',
  withdrawn: undefined,
} as const
