import type { CompanyState } from '@oktant/contract/organisation/companies.ts'
import { useTranslation } from 'react-i18next'

const tones: Partial<Record<CompanyState, string>> = { confirmed: 'ok', suspended: 'bad' }

export function CompanyStateMark({ state }: { state: CompanyState }) {
  const { t } = useTranslation('companies')
  return (
    <span className="pill" data-tone={tones[state]}>
      {t(`state.${state}`)}
    </span>
  )
}
