import { Button } from '@mantine/core'
import type { Recording } from '@oktant/contract/events/recordings.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorTexts } from '../../../../lib/api/error-text.ts'
import { notice, noteProblem, offerUndo } from '../../../../lib/notice.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { AddRecording } from './add-recording.tsx'
import { eventRecordings, makeComponent, removeRecording, restoreRecording } from './recordings.queries.ts'
import styles from '../planning.module.css'

/** What was recorded of an event. */
export function RecordingsTab({ id }: { id: number }) {
  const { t } = useTranslation('planning')
  const { data } = useSuspenseQuery(eventRecordings(id))
  return (
    <div className={styles['stack']}>
      <RecordSection title={t('tabs.recordings')}>
        {data.length === 0 ? (
          <p>{t('recording.none')}</p>
        ) : (
          <ul className={styles['recordings']} aria-label={t('tabs.recordings')}>
            {data.map((one) => (
              <Row key={one.id} eventId={id} recording={one} />
            ))}
          </ul>
        )}
      </RecordSection>
      <AddRecording id={id} />
    </div>
  )
}

function Row({ eventId, recording }: { eventId: number; recording: Recording }) {
  const { t } = useTranslation('planning')
  const { dateTime } = useDates()
  const problem = useErrorTexts()
  const { id, name, link, file, addedAt, watchers } = recording
  const address = link ?? file?.address
  const onError = (error: unknown) => noteProblem(problem(error))
  const making = useMutation({
    mutationFn: () => makeComponent(eventId, id),
    onSuccess: ({ message }) => notice.set({ text: message }),
    onError,
  })
  const removing = useMutation({
    mutationFn: () => removeRecording(eventId, id),
    onSuccess: () => offerUndo(t('recording.removed'), () => restoreRecording(eventId, id)),
    onError,
  })
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className={styles['quiet']}>
          {dotted([
            t(`recording.way.${file ? 'file' : 'link'}`),
            dateTime(addedAt),
            file && t('recording.watchers', { count: watchers }),
          ])}
        </p>
      </div>
      <div className={styles['tools']} role="group" aria-label={name}>
        {address && (
          <Button
            component="a"
            size="sm"
            variant="default"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('recording.open')}
          </Button>
        )}
        <Button size="sm" variant="default" loading={making.isPending} onClick={() => making.mutate()}>
          {t('recording.component')}
        </Button>
        <Button size="sm" variant="default" loading={removing.isPending} onClick={() => removing.mutate()}>
          {t('recording.remove')}
        </Button>
      </div>
    </li>
  )
}
