import type { ReviewRow } from '@oktant/contract/development/reviews/review-shapes.ts'
import { reviewsMessages } from '@oktant/contract/kit/messages/reviews.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/session-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'

export type ReviewHead = Pick<
  ReviewRow,
  'status' | 'user' | 'manager' | 'waitsFor' | 'since' | 'deadline' | 'isLate' | 'season'
>

const tones: Partial<Record<number, string>> = {
  [pdrStatus.completed]: 'ok',
  [pdrStatus.rejected]: 'bad',
  [pdrStatus.awaitingAcceptance]: 'warn',
}
export const toneOf = (status: number) => tones[status]

type StatusKey = Extract<keyof typeof reviewsMessages, `pdr.status.${number}`>
const isStatusKey = (key: string): key is StatusKey => key in reviewsMessages

/** The printed name of a state. */
export function useStatusWords() {
  const text = useLocalText()
  return (status: number) => {
    const key = `pdr.status.${status}`
    return isStatusKey(key) ? text(reviewsMessages[key]) : ''
  }
}

/** Who has a review since when, in one sentence; to whoever it is it says "you". */
export function useWhoHasIt() {
  const { t } = useTranslation('reviews')
  const me = useUser()?.id
  const { short } = useDates()
  return ({ status, waitsFor, since }: ReviewHead) => {
    const day = short(since)
    if (status === pdrStatus.completed) return t('who.completed', { day })
    if (status === pdrStatus.closed) return t('who.closed', { day })
    if (!waitsFor) return t('who.hr', { day })
    return waitsFor.id === me ? t('who.you', { day }) : t('who.other', { name: waitsFor.name, day })
  }
}

/** Until when whoever has it is to be done. */
export function useUntil() {
  const { t } = useTranslation('reviews')
  const { day } = useDates()
  return ({ deadline, isLate }: Pick<ReviewHead, 'deadline' | 'isLate'>) =>
    deadline && t(isLate ? 'until.late' : 'until.day', { day: day(deadline) })
}
