import type { Affected } from '@oktant/contract/http/http.ts'
import { useTranslation } from 'react-i18next'

/** What the removal of an event touches, in words. */
export function useTouched() {
  const { t } = useTranslation('planning')
  return ({ what, count }: Affected[number]) =>
    t(what === 'requests' ? 'touched.requests' : 'touched.seats', { count })
}
