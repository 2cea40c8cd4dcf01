import type { Affected } from '@oktant/contract/http/http.ts'
import { useTranslation } from 'react-i18next'

/** By what the server says of a change of people. */
const keys = {
  changed: 'bulk.willChange',
  skipped: 'bulk.willSkip',
  team: 'close.team',
  sessions: 'close.sessions',
  tokens: 'close.tokens',
} as const

/** Words one line of what a change of people touches. */
export function useTouched() {
  const { t } = useTranslation('users')
  return ({ what, count }: Affected[number]) => {
    const key = what in keys ? keys[what as keyof typeof keys] : keys.changed
    return t(key, { count })
  }
}
