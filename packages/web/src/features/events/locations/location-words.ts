import type { Affected } from '@oktant/contract/http/http.ts'
import { useTranslation } from 'react-i18next'

/** What the removal of locations touches, in words. */
export function useTouched() {
  const { t } = useTranslation('locations')
  return ({ what, count }: Affected[number]) =>
    what === 'venues' ? t('touched.venues', { count }) : t('bulk.touched', { count })
}
