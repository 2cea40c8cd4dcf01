import { timeIn } from '@oktant/contract/kit/days.ts'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../time/now.ts'
import { useUser } from '../../session/session-state.ts'

const dayParts = [
  { before: 4, part: 'evening' },
  { before: 12, part: 'morning' },
  { before: 18, part: 'afternoon' },
] as const

/** The part of the day that a moment falls into, where the person is. */
export function dayPart(now: Date, timeZone: string) {
  const hour = Number(timeIn(timeZone, now).slice(0, 2))
  return dayParts.find(({ before }) => hour < before)?.part ?? 'evening'
}

/** "Good morning, Mia" to whoever is signed in; nothing to a visitor. */
export function useGreeting() {
  const { t } = useTranslation('common')
  const user = useUser()
  const now = useNow()
  return user && t(`greeting.${dayPart(now, user.timezone)}`, { name: user.firstName })
}
