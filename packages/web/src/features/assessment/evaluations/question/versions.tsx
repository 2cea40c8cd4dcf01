import { Button } from '@mantine/core'
import type { QuestionVersion } from '@oktant/contract/assessment/questions/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { questionVersions } from '../author.queries.ts'
import styles from '../author.module.css'
import { Preview } from './preview.tsx'

type VersionsProps = { id: number; onTake: (version: QuestionVersion) => void }

/** What a question said and when; an earlier version can be looked at and taken up again. */
export function Versions({ id, onTake }: VersionsProps) {
  const { t } = useTranslation('author')
  const { dateTime } = useDates()
  const [open, setOpen] = useState<QuestionVersion | null>(null)
  const { data, error, refetch } = useQuery(questionVersions(id))
  const take = (version: QuestionVersion) => {
    onTake(version)
    setOpen(null)
  }
  return (
    <RecordSection title={t('version.title')} hint={t('version.hint')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState>{null}</LoadingState>}
      <ol className={styles['versions']}>
        {data?.map((version) => (
          <li key={version.number}>
            <button type="button" onClick={() => setOpen(version)}>
              <strong>{t('version.nth', { number: version.number })}</strong>
              <span>{dotted([dateTime(version.at), version.by])}</span>
            </button>
          </li>
        ))}
      </ol>
      {open && (
        <Dialog title={t('version.nth', { number: open.number })} size="lg" onClose={() => setOpen(null)}>
          <div className={styles['form']}>
            <Preview
              form={open}
              pictures={new Map(open.pictures.map((one) => [one.pictureId, one.pictureURL]))}
            />
            <div>
              <Button onClick={() => take(open)}>{t('version.take')}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </RecordSection>
  )
}
