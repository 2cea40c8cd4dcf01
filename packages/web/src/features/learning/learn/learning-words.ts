import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { daysBetween } from '@oktant/contract/kit/days.ts'
import type { ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import type { Assigned, Reason } from '@oktant/contract/learning/own/learning-state.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../lib/time/today.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { inHours } from './learn.rules.ts'

const kinds = [
  'document',
  'video',
  'embeddedPage',
  'externalWindow',
  'evaluation',
  'pdrForm',
  'moderatedEssay',
  'competencyEvaluation',
  'survey',
  'combinationEvaluation',
  'opinionSurvey',
  'multiSourceFeedback',
] as const
const kindOf = (category: number | null) => kinds.find((name) => componentCategory[name] === category)

const isAllLeft = ({ code, count, of }: Reason) => code === 'children_left' && count === of

/** What is said of courses and their parts wherever they appear. */
export function useLearningWords() {
  const { t } = useTranslation('learning')
  const { day, short } = useDates()
  const text = useLocalText()
  const today = useToday()

  /** What its type calls it, or what it is by itself. */
  const kind = ({ clazz, categoryId, containerTypeId, typeName }: ContainerChild) => {
    if (typeName) return text(typeName)
    if (clazz === 'Container')
      return t(containerTypeId === containerType.course ? 'kind.course' : 'kind.topic')
    if (clazz === 'Event') return t('kind.event')
    return t(`kind.${kindOf(categoryId) ?? 'other'}`)
  }
  /** Why something is as it is, in the words of the rule that decided it. */
  const why = (reason: Reason) =>
    t(`why.${isAllLeft(reason) ? 'all_left' : reason.code}`, {
      count: reason.count ?? 0,
      of: reason.of ?? 0,
      day: reason.day ? day(reason.day) : '',
      text: reason.text ? text(reason.text) : '',
    })
  /** By what somebody has a course. */
  const assignedWord = ({ name, isByName, givenBy, since }: Assigned['because'][number]) =>
    isByName
      ? t(givenBy ? 'assigned.byNameBy' : 'assigned.byName', { name: givenBy ?? '', day: short(since) })
      : t('assigned.because', { group: text(name), day: short(since) })
  /** By when something is due, or since when it is overdue, as seen from the reader's own day. */
  const dueWord = (dueOn: string) => {
    const late = daysBetween(dueOn, today)
    if (late === 0) return t('due.today')
    return late < 0 ? t('due.on', { day: day(dueOn) }) : t('due.overdue', { count: late, day: day(dueOn) })
  }
  const isLate = (dueOn: string) => daysBetween(dueOn, today) > 0
  /** NOTE: it stays on one line: an hour alone would be read as all of it. */
  const duration = (minutes: number | null) => {
    if (!minutes) return ''
    const { hours, rest } = inHours(minutes)
    const said = [hours > 0 && t('hours', { count: hours }), rest > 0 && t('minutes', { count: rest })]
    return said.filter(Boolean).join(' ').replaceAll(' ', '\u00a0')
  }
  return { kind, why, assignedWord, dueWord, isLate, duration, text }
}
