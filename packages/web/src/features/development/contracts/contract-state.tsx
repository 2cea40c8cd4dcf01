import type { ContractRow } from '@oktant/contract/development/contracts.ts'
import { useTranslation } from 'react-i18next'

const tones: Partial<Record<ContractRow['state'], string>> = {
  signed: 'ok',
  waitsForPerson: 'warn',
  waitsForManager: 'warn',
}

/** Where the newest version stands, and which one counts meanwhile. */
export function ContractState({
  contract,
}: {
  contract: Pick<ContractRow, 'state' | 'inForce' | 'version'>
}) {
  const { t } = useTranslation('contracts')
  const { state, inForce, version } = contract
  return (
    <>
      <span className="pill" data-tone={tones[state]}>
        {t(`state.${state}`)}
      </span>{' '}
      {inForce !== null && inForce !== version && <span>{t('countsMeanwhile', { number: inForce })}</span>}
    </>
  )
}
