import { Button } from '@mantine/core'
import type { ReviewDraft } from '@oktant/contract/development/reviews/review-drafts.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { notice } from '../../../../lib/notice.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { ErrorState } from '../../../../ui/page/states.tsx'
import { dropReviewDraft, handOverReviewDraft, reviewDrafts } from '../reviews.queries.ts'
import styles from '../reviews.module.css'

/** What one has typed in reviews that one leads no longer; without any there is nothing to see. */
export function ReviewDrafts() {
  const { t } = useTranslation('reviews')
  const { data, error, refetch } = useQuery(reviewDrafts)
  const id = useId()
  if (!data?.content.length && !(error && !data)) return null
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{t('drafts.title')}</h2>
      {data ? (
        <>
          <p className={styles['quiet']}>{t('drafts.lead')}</p>
          <ul className={styles['cards']}>
            {data.content.map((draft) => (
              <li key={draft.id} className={`card ${styles['card']}`}>
                <Draft draft={draft} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="card">
          <ErrorState error={error} onRetry={() => void refetch()} />
        </div>
      )}
    </section>
  )
}

type ReviewPerson = NonNullable<ReviewDraft['manager']>

function Draft({ draft }: { draft: ReviewDraft }) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const { dateTime } = useDates()
  const [isDropping, setDropping] = useState(false)
  const { id, user, season, manager, typedAt, fields } = draft
  const handing = useMutation({
    mutationFn: (to: ReviewPerson) => handOverReviewDraft(id, to.id),
    onSuccess: (_, to) => notice.set({ text: t('drafts.handedOver', { name: to.name }) }),
  })
  const problem = useErrorText(handing.error)
  const name = dotted([user.name, text(season.name)])
  return (
    <>
      <div className={styles['words']}>
        <h3>{name}</h3>
        <p>{manager ? t('manager.is', { name: manager.name }) : t('drafts.withHr')}</p>
        <p className={styles['quiet']}>
          {dotted([t('drafts.fields', { count: fields }), t('drafts.typed', { at: dateTime(typedAt) })])}
        </p>
        <FormProblem>{problem}</FormProblem>
      </div>
      <div className={styles['tools']}>
        <Button
          variant="default"
          onClick={() => setDropping(true)}
          aria-label={t('drafts.dropNamed', { name })}
        >
          {t('drafts.drop')}
        </Button>
        {manager && (
          <Button
            variant="default"
            loading={handing.isPending}
            onClick={() => handing.mutate(manager)}
            aria-label={t('drafts.handOverNamed', { name: manager.name, of: name })}
          >
            {t('drafts.handOver', { name: manager.name })}
          </Button>
        )}
      </div>
      {isDropping && <DropDialog draft={draft} onClose={() => setDropping(false)} />}
    </>
  )
}

function DropDialog({ draft: { id, user }, onClose }: { draft: ReviewDraft; onClose: () => void }) {
  const { t } = useTranslation('reviews')
  const dropping = useMutation({
    mutationFn: () => dropReviewDraft(id),
    onSuccess() {
      notice.set({ text: t('drafts.dropped') })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('drafts.drop.title')}
      text={t('drafts.drop.text', { name: user.name })}
      confirm={t('drafts.drop')}
      isDangerous
      isBusy={dropping.isPending}
      error={dropping.error}
      onConfirm={() => dropping.mutate()}
      onClose={onClose}
    />
  )
}
