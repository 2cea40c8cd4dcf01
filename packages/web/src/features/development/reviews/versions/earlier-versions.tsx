import { Button } from '@mantine/core'
import type { EarlierVersion, Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { reviewVersion } from '../reviews.queries.ts'
import styles from '../reviews.module.css'
import { fixedForm } from './fixed-form.ts'
import { useOpened } from '../state/use-opened.ts'
import { SectionA } from '../form/section-a.tsx'
import { SectionB, SectionC } from '../form/sections-bc.tsx'

/** What was handed in and replaced since: each stays readable as it was. */
export function EarlierVersions({ review: { id, earlier } }: { review: Review }) {
  const { t } = useTranslation('reviews')
  const { dateTime } = useDates()
  const [shown, setShown] = useState<EarlierVersion>()
  if (earlier.length === 0) return null
  return (
    <RecordSection title={t('versions.title')}>
      <ul className={styles['lines']}>
        {earlier.map((one) => (
          <li key={one.id}>
            <strong>{t(`signature.${one.what}`)}</strong>
            <span>{dotted([one.by, dateTime(one.at)])}</span>
            <div>
              <Button
                size="xs"
                variant="default"
                aria-label={t('versions.readOf', {
                  what: t(`signature.${one.what}`),
                  at: dateTime(one.at),
                })}
                onClick={() => setShown(one)}
              >
                {t('versions.read')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shown && <VersionDialog id={id} version={shown} onClose={() => setShown(undefined)} />}
    </RecordSection>
  )
}

type DialogProps = { id: number; version: EarlierVersion; onClose: () => void }

function VersionDialog({ id, version, onClose }: DialogProps) {
  const { t } = useTranslation(['reviews', 'common'])
  const { dateTime } = useDates()
  const { data, error, refetch } = useQuery(reviewVersion({ id, versionId: version.id }))
  return (
    <Dialog size="lg" title={t('versions.asOf', { at: dateTime(version.at) })} onClose={onClose}>
      <p className={styles['quiet']}>{t('versions.text', { by: version.by })}</p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState>{null}</LoadingState>}
      {data && <VersionBody review={data} what={version.what} />}
    </Dialog>
  )
}

/** NOTE: of what came before part B and C were sent there is nothing to read in them yet. */
function VersionBody({ review, what }: { review: Review; what: EarlierVersion['what'] }) {
  const form = fixedForm(review)
  const opened = useOpened([...review.pastObjectives, ...review.currentObjectives].map(({ id }) => id))
  return (
    <div className={styles['main']}>
      <SectionA form={form} opened={opened} />
      {what !== 'managerA' && (
        <>
          <SectionB form={form} />
          <SectionC form={form} />
        </>
      )}
    </div>
  )
}
