import { ActionIcon } from '@mantine/core'
import { evidenceKinds } from '@oktant/contract/development/reviews/reviews.ts'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { MenuButton } from '../../../../ui/menu/menu-button.tsx'
import { reviewEvidence, useAttachEvidence, useDetachEvidence } from '../reviews.queries.ts'
import styles from '../reviews.module.css'
import type { ReviewForm } from '../state/review-form.ts'

type EvidenceProps = { form: ReviewForm; target: string; name: string }

/** What was attached to an item, and what could be: one press attaches it. */
export function Evidence({ form: { review }, target, name }: EvidenceProps) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const { day, percent } = useDates()
  const detach = useDetachEvidence(review.id)
  const problem = useErrorText(detach.error)
  const attached = review.evidence.filter((one) => one.target === target)
  if (attached.length === 0 && !review.can.attach) return null
  return (
    <div className={styles['evidence']}>
      <ul className={styles['chips']} aria-label={t('evidence.of', { name })}>
        {attached.map(({ id, title, day: on, mark }) => (
          <li key={id} className={styles['chip']}>
            <IconPaperclip size={16} aria-hidden />
            <span>{dotted([text(title), day(on), mark !== null && percent(mark)])}</span>
            {review.can.attach && (
              <ActionIcon
                variant="subtle"
                size="sm"
                aria-label={t('evidence.detach', { title: text(title) })}
                onClick={() => detach.mutate(id)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {review.can.attach && <Attach reviewId={review.id} target={target} name={name} />}
      <FormProblem>{problem}</FormProblem>
    </div>
  )
}

type AttachProps = { reviewId: number; target: string; name: string }

function Attach({ reviewId, target, name }: AttachProps) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const { day, percent } = useDates()
  const { data } = useQuery(reviewEvidence(reviewId))
  const attach = useAttachEvidence(reviewId)
  const problem = useErrorText(attach.error)
  const groups = evidenceKinds.flatMap((kind) => {
    const found = data?.content.filter((one) => one.kind === kind) ?? []
    const items = found.map((one) => ({
      label: dotted([text(one.title), day(one.day), one.mark !== null && percent(one.mark)]),
      onSelect: () => attach.mutate({ target, kind, sourceId: one.sourceId }),
    }))
    return items.length ? [{ label: t(`evidence.kind.${kind}`), items }] : []
  })
  if (groups.length === 0) return null
  return (
    <>
      <MenuButton
        label={t('evidence.attachTo', { name })}
        face={
          <>
            <IconPaperclip size={18} aria-hidden />
            {t('evidence.attach')}
          </>
        }
        groups={groups}
      />
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
