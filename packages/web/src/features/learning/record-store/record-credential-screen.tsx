import { Button } from '@mantine/core'
import type { RecordStoreCredential } from '@oktant/contract/learning/record-store.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { onceMade } from '../../../lib/api/once-made.ts'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ShowOnce } from '../../../ui/admin/record/show-once.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { CredentialState } from './credential-state.tsx'
import { type MadeCredential, NewCredential } from './new-credential.tsx'
import { recordCredential, useRevokeRecordStoreCredential } from './record-store.queries.ts'

/** One credential of the record store, or a new one, which is shown over its record this once. */
export function RecordCredentialScreen() {
  const { t } = useTranslation('recordStore')
  const id = Number(useParams()['id'])
  const [made, setMade] = useState<MadeCredential | null>(null)
  return (
    <>
      {id ? (
        <KnownCredential key={id} id={id} />
      ) : (
        <RecordScreen back={{ to: paths.recordCredentials, label: t('back') }} title={t('list.new')}>
          <NewCredential onMade={setMade} />
        </RecordScreen>
      )}
      {made && (
        <ShowOnce
          title={t('made.title', { name: made.name })}
          text={t('made.text', { key: made.key })}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
    </>
  )
}

function KnownCredential({ id }: { id: number }) {
  const { t } = useTranslation('recordStore')
  const { data } = useSuspenseQuery(recordCredential(id))
  const { name, scopes, can } = data
  return (
    <RecordScreen
      back={{ to: paths.recordCredentials, label: t('back') }}
      title={name}
      tools={can.revoke && <Revoke id={id} name={name} />}
      aside={<RecordHistory object="recordStoreCredential" id={id} />}
    >
      <RecordSection title={t('part.use')}>
        <About credential={data} />
      </RecordSection>
      <RecordSection title={t('part.scopes')}>
        <ul>
          {scopes.map((scope) => (
            <li key={scope}>{t(`scope.${scope}`)}</li>
          ))}
        </ul>
      </RecordSection>
    </RecordScreen>
  )
}

function About({ credential }: { credential: RecordStoreCredential }) {
  const { t } = useTranslation('recordStore')
  const { dateTime } = useDates()
  const { key, address, maker, createdAt, lastUsedAt, revokedAt } = credential
  const facts = [
    [t('field.state'), <CredentialState key="state" revokedAt={revokedAt} />],
    [t('field.address'), address],
    [t('field.key'), <code key="key">{key}</code>],
    [t('field.maker'), maker.fullName],
    [t('field.created'), dateTime(createdAt)],
    [t('field.lastUsed'), lastUsedAt ? dateTime(lastUsedAt) : t('field.neverUsed')],
  ] as const
  return <Facts facts={facts} />
}

function Revoke({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('recordStore')
  const [isOpen, setOpen] = useState(false)
  const revoke = useRevokeRecordStoreCredential(id)
  const confirm = () =>
    onceMade(revoke.mutateAsync(), () => {
      setOpen(false)
      notice.set({ text: t('revoked', { name }) })
    })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('revoke.open')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('revoke.title', { name })}
          text={t('revoke.text')}
          confirm={t('revoke.open')}
          isDangerous
          isBusy={revoke.isPending}
          error={revoke.error}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
