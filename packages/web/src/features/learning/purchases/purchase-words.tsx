import type { PurchaseState } from '@oktant/contract/learning/purchases.ts'
import { useTranslation } from 'react-i18next'

const tones: Partial<Record<PurchaseState, string>> = {
  asked: 'warn',
  paying: 'warn',
  bought: 'ok',
  refused: 'bad',
  refunded: 'bad',
}

/** Where a purchase stands, in a word and a tone. */
export function PurchaseStanding({ state }: { state: PurchaseState }) {
  const { t } = useTranslation('purchases')
  return (
    <span className="pill" data-tone={tones[state]}>
      {t(`state.${state}`)}
    </span>
  )
}
