import { Button } from '@mantine/core'
import type { GroupMessage } from '@oktant/contract/communication/group-messages.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLanguages, useLocalText } from '../../../lib/words/language.ts'
import { paths } from '../../../lib/paths.ts'
import { AffectedDialog } from '../../../ui/admin/affected-dialog.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../ui/facts.tsx'
import styles from '../parts/communication.module.css'
import { MessageState } from './message-state.tsx'
import { groupMessage, useWithdrawGroupMessage, withdrawal } from './group-messages.queries.ts'
import { WriteMessage } from './write-message.tsx'

/** A message to many: to be written, or as it was sent, with how many have read it. */
export function GroupMessageScreen() {
  const id = Number(useParams()['id'])
  return id ? <Sent id={id} /> : <WriteMessage />
}

function Sent({ id }: { id: number }) {
  const { t } = useTranslation(['groupMessages', 'shell'])
  const text = useLocalText()
  const languages = useLanguages()
  const { data } = useSuspenseQuery(groupMessage(id))
  return (
    <RecordScreen
      back={{ to: paths.groupMessages, label: t('back') }}
      title={text(data.subject)}
      tools={data.can.withdraw && <Withdraw message={data} />}
      aside={
        <>
          <About message={data} />
          <RecordHistory object="groupMessage" id={id} />
        </>
      }
    >
      {languages.map((language) => (
        <RecordSection key={language} title={t(`shell:language.${language}`)}>
          <p>
            <strong>{data.texts[language].subject}</strong>
          </p>
          <p className={styles['written']} lang={language}>
            {data.texts[language].body}
          </p>
        </RecordSection>
      ))}
    </RecordScreen>
  )
}

function About({ message: { state, sendAt, recipients, read, by } }: { message: GroupMessage }) {
  const { t } = useTranslation('groupMessages')
  const { dateTime } = useDates()
  const facts = [
    [t('list.state'), <MessageState key="state" state={state} />],
    [t('list.read'), state === 'scheduled' ? null : t('list.readOf', { read, count: recipients })],
    [t('list.sendAt'), dateTime(sendAt)],
    [t('list.by'), by],
  ] as const
  return (
    <RecordSection title={t('facts.title')}>
      <Facts facts={facts} />
    </RecordSection>
  )
}

function Withdraw({ message: { id } }: { message: GroupMessage }) {
  const { t } = useTranslation('groupMessages')
  const [isOpen, setOpen] = useState(false)
  const withdraw = useWithdrawGroupMessage(id)
  const affected = useQuery({ ...withdrawal(id), enabled: isOpen })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('withdraw.open')}
      </Button>
      {isOpen && (
        <AffectedDialog
          title={t('withdraw.title')}
          text={t('withdraw.text')}
          confirm={t('withdraw.open')}
          affected={affected}
          words={({ count }) => t('withdraw.unread', { count })}
          isDangerous
          isBusy={withdraw.isPending}
          error={withdraw.error}
          onConfirm={() => withdraw.mutate(undefined, { onSuccess: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
