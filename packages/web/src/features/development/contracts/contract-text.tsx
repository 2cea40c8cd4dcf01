import type { Contract } from '@oktant/contract/development/contracts.ts'
import { useTranslation } from 'react-i18next'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ContractLines, Signatures } from './contract-lines.tsx'
import { ContractState } from './contract-state.tsx'
import styles from './contracts.module.css'

/** The newest version as it was written, for whoever cannot change it. */
export function ContractText({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  const [newest] = contract.versions
  return (
    <RecordSection title={newest ? t('version', { number: newest.number }) : t('title')}>
      <div className={styles['standing']}>
        <ContractState contract={contract} />
      </div>
      {newest ? (
        <>
          <ContractLines lines={newest.lines} />
          <Signatures version={newest} />
        </>
      ) : (
        <p className={styles['quiet']}>{t('noneYet')}</p>
      )}
    </RecordSection>
  )
}
