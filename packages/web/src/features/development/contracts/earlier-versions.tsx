import { Button } from '@mantine/core'
import type { Contract, ContractVersion } from '@oktant/contract/development/contracts.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ContractLines, Signatures } from './contract-lines.tsx'
import { usePrintContract } from './contracts.queries.ts'
import styles from './contracts.module.css'

/** Every version with its signatures, the newest first. */
export function EarlierVersions({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  return (
    <RecordSection title={t('versions')} hint={t('versionsHint')}>
      {contract.versions.map((version) => (
        <Version key={version.number} contract={contract} version={version} />
      ))}
    </RecordSection>
  )
}

function Version({ contract: { id, inForce }, version }: { contract: Contract; version: ContractVersion }) {
  const { t } = useTranslation('contracts')
  const { dateTime } = useDates()
  const print = usePrintContract(id)
  const { number, writtenBy, writtenAt, lines } = version
  return (
    <details className={styles['version']}>
      <summary>{t(number === inForce ? 'versionInForce' : 'version', { number })}</summary>
      <p className={styles['quiet']}>
        {t('writtenBy', { name: writtenBy.name, moment: dateTime(writtenAt) })}
      </p>
      <ContractLines lines={lines} />
      <Signatures version={version} />
      <Button
        variant="subtle"
        size="compact-md"
        loading={print.isPending}
        aria-label={t('printVersion', { number })}
        onClick={() => print.mutate(number)}
      >
        {t('print')}
      </Button>
    </details>
  )
}
