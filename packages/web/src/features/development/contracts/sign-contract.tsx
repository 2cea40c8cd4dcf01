import { Button } from '@mantine/core'
import type { Contract } from '@oktant/contract/development/contracts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notice } from '../../../lib/notice.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Signatures } from './contract-lines.tsx'
import { ContractState } from './contract-state.tsx'
import { useSignContract } from './contracts.queries.ts'
import styles from './contracts.module.css'

type SignProps = { contract: Contract; /** Is something typed that was not saved? */ isChanged: boolean }

/** Where the newest version stands, who signed it, and one's own signature. */
export function SignContract({ contract, isChanged }: SignProps) {
  const { t } = useTranslation('contracts')
  const { versions, can, whyNot, manager } = contract
  const [newest] = versions
  return (
    <RecordSection title={newest ? t('version', { number: newest.number }) : t('title')}>
      <div className={styles['standing']}>
        <ContractState contract={contract} />
        <span className={styles['quiet']}>
          {manager ? t('managerIs', { name: manager.name }) : t('noManagerHint')}
        </span>
      </div>
      {newest ? <Signatures version={newest} /> : <p className={styles['quiet']}>{t('noneYet')}</p>}
      {whyNot && <p className={styles['warn']}>{t(`whyNot.${whyNot}`)}</p>}
      {can.sign && (isChanged ? <p>{t('saveFirst')}</p> : <Sign contract={contract} />)}
    </RecordSection>
  )
}

function Sign({ contract: { id, version, revision } }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  const [isAsked, setAsked] = useState(false)
  const sign = useSignContract(id, () => notice.set({ text: t('signedNow', { number: version }) }))
  const close = () => {
    sign.reset()
    setAsked(false)
  }
  return (
    <div>
      <Button onClick={() => setAsked(true)}>{t('sign', { number: version })}</Button>
      {isAsked && (
        <ConfirmDialog
          title={t('signTitle', { number: version })}
          text={t('signText')}
          confirm={t('signNow')}
          isBusy={sign.isPending}
          error={sign.error}
          onConfirm={() => sign.mutate({ version, revision })}
          onClose={close}
        />
      )}
    </div>
  )
}
