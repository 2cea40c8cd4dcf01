import { dayIn } from '@oktant/contract/kit/days.ts'
import { useNow } from './now.ts'
import { useUser } from '../session/session-state.ts'

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day that it is for whoever reads, YYYY-MM-DD; for a visitor where their browser is. */
export function useToday() {
  const now = useNow()
  return dayIn(useUser()?.timezone ?? browserZone(), now)
}
