import type { CompanyState } from '@oktant/contract/companies.ts'
import { useTranslation } from 'react-i18next'
import styles from './companies.module.css'

export function CompanyStateMark({ state }: { state: CompanyState }) {
  const { t } = useTranslation('companies')
  return (
    <span className={styles['state']} data-state={state}>
      {t(`state.${state}`)}
    </span>
  )
}
