import { Button } from '@mantine/core'
import { thumbs } from '@oktant/contract/kit/constants.ts'
import type { Container } from '@oktant/contract/learning/own/learn.ts'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../../../../lib/deferred.tsx'
import { useUser } from '../../../../../lib/session/session-state.ts'
import styles from '../course.module.css'

const RatingDialog = deferred(() => import('./rating-dialog.tsx').then((file) => file.RatingDialog))

/** Whether the course helped: what one said, how many it helped, and the way to say or change it. */
export function CourseRating({ course }: { course: Container }) {
  const { t } = useTranslation('learning')
  const [isOpen, setOpen] = useState(false)
  const mayRate = useUser()?.permissions.includes('ratings.give') ?? false
  const { ownRating, ratingCount, ratedCount, can } = course
  const isUp = ownRating?.rating === thumbs.up
  const Thumb = isUp ? IconThumbUp : IconThumbDown
  return (
    <section className="card">
      <h2>{t('rating.title')}</h2>
      <p>{t('rating.counts', { count: ratedCount, helped: ratingCount })}</p>
      {ownRating && (
        <p className={styles['rated']}>
          <Thumb size={18} stroke={1.7} aria-hidden /> {t(isUp ? 'rating.up' : 'rating.down')}
        </p>
      )}
      {ownRating?.comment && <p>{ownRating.comment}</p>}
      {can.rate && mayRate && (
        <Button
          mt={12}
          variant="default"
          onPointerEnter={() => void RatingDialog.prepare()}
          onClick={() => void RatingDialog.prepare().then(() => setOpen(true))}
        >
          {t(ownRating ? 'rating.change' : 'rating.give')}
        </Button>
      )}
      {isOpen && <RatingDialog course={course} onClose={() => setOpen(false)} />}
    </section>
  )
}
