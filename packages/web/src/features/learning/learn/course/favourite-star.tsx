import { ActionIcon } from '@mantine/core'
import type { Container } from '@oktant/contract/learning/own/learn.ts'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { bringBackFavourite, dropFavourite, useTurnFavourite } from '../learn.queries.ts'
import { useLearningWords } from '../learning-words.ts'
import styles from './course-hero.module.css'

/** Makes the course a favourite, or takes it out of them. */
export function FavouriteStar({ course }: { course: Container }) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  const { pathname } = useLocation()
  const { favouriteId, containerId, name } = course
  const turn = useTurnFavourite()
  const isKept = favouriteId !== null
  const Star = isKept ? IconStarFilled : IconStar
  const press = () =>
    onceMade(
      turn.mutateAsync(isKept ? { id: favouriteId } : { title: text(name), url: pathname, containerId }),
      ({ id }) =>
        isKept
          ? offerUndo(t('favourite.removed'), () => bringBackFavourite(id))
          : offerUndo(t('favourite.added'), () => dropFavourite(id)),
    )
  return (
    <ActionIcon
      className={styles['star'] ?? ''}
      size={44}
      radius={12}
      aria-pressed={isKept}
      aria-label={t('favourite.label')}
      loading={turn.isPending}
      onClick={press}
    >
      <Star size={22} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
