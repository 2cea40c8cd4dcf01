import type { AssignmentRule } from '@oktant/contract/learning/assignments.ts'
import { accountMessages } from '@oktant/contract/kit/messages/account.ts'
import { courseMessages } from '@oktant/contract/kit/messages/courses.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { fieldError, isAtFields } from '../../../../lib/api/field-errors.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'

/** A rule in words: by when, and whether again. */
export function useAssignmentWords() {
  const { t } = useTranslation('learningGroups')
  const { day } = useDates()
  const due = ({ due: { by, day: until, days } }: AssignmentRule) => {
    if (by === 'day' && until) return t('course.dueDay', { day: day(until) })
    return by === 'days' ? t('course.dueDays', { count: days ?? 0 }) : t('course.dueNone')
  }
  const again = ({ recertifyMonths }: AssignmentRule) =>
    recertifyMonths === null ? '' : t('course.again', { count: recertifyMonths })
  return { due, again }
}

const messages = { ...accountMessages, ...requestsMessages, ...courseMessages }
const isMessage = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/** What the server found wrong, at its field or as a whole. */
export function useFieldWords(error: unknown) {
  const message = useMessage()
  const said = useErrorText(error)
  const at = (field: string) => {
    const told = fieldError(error, field)
    return told && (isMessage(told.code) ? message(messages[told.code]) : told.message)
  }
  return { at, whole: isAtFields(error) ? null : said }
}
