import { Button } from '@mantine/core'
import type { Testimonial } from '@oktant/contract/learning/testimonials.ts'
import { thumbs } from '@oktant/contract/kit/constants.ts'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { Avatar } from '../../../../ui/person/avatar.tsx'
import { FormProblem, formRow } from '../../../../ui/form/form.tsx'
import { bringBack, useRemoveTestimonial } from './testimonials.queries.ts'
import styles from './testimonials.module.css'

/** What somebody wrote, with who it was, and what can be done with it. */
export function TestimonialCard({ row, onEdit }: { row: Testimonial; onEdit?: () => void }) {
  const { t } = useTranslation('testimonials')
  const { short } = useDates()
  const remove = useRemoveTestimonial()
  const problem = useErrorText(remove.error)
  const { user, rating, comment, updatedAt, can, id } = row
  const takeAway = () => onceMade(remove.mutateAsync(id), () => offerUndo(t('removed'), () => bringBack(id)))
  const Thumb = rating === thumbs.up ? IconThumbUp : IconThumbDown
  return (
    <figure className={styles.testimonial}>
      <blockquote className={styles.words}>{comment}</blockquote>
      <figcaption className={styles.author}>
        <Avatar name={user.fullName} src={user.avatar} size={40} />
        <span className={styles.who}>
          <strong>{user.fullName}</strong>
          <span className={styles.hint}>{dotted([user.jobDescription, short(updatedAt)])}</span>
        </span>
        <span className={styles.thumb} data-rating={rating}>
          <Thumb size={18} stroke={1.7} aria-hidden />
          {t(rating === thumbs.up ? 'recommends' : 'recommendsNot')}
        </span>
      </figcaption>
      {onEdit && !row.genericToggleFlag && <span className={styles.hint}>{t('onlyYou')}</span>}
      {onEdit && row.nod && <span className={styles.hint}>{t(`nod.${row.nod}`)}</span>}
      {problem && <FormProblem>{problem}</FormProblem>}
      {(onEdit || can.remove) && (
        <div className={formRow}>
          {onEdit && can.edit && (
            <Button variant="default" onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          {can.remove && (
            <Button
              variant="default"
              loading={remove.isPending}
              aria-label={onEdit ? t('remove') : t('removeNamed', { name: user.fullName })}
              onClick={takeAway}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </figure>
  )
}
