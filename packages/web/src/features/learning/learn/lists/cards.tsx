import { Button, Skeleton } from '@mantine/core'
import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { LoadingState } from '../../../../ui/page/states.tsx'
import { cardList, CourseCard } from '../course-card.tsx'
import styles from './lists.module.css'

type CardsProps = {
  cards: readonly ContainerCard[]
  label: string
  reason?: ((card: ContainerCard) => ReactNode) | undefined
}

/** Courses as cards, each with why it is there where that is to be said. */
export const Cards = ({ cards, label, reason }: CardsProps) => (
  <ul className={reason ? `${cardList} ${styles['reasoned']}` : cardList} aria-label={label}>
    {cards.map((card) => (
      <li key={card.id}>
        <CourseCard card={card} />
        {reason?.(card)}
      </li>
    ))}
  </ul>
)

export const Waiting = () => (
  <LoadingState>
    <div className={cardList}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className={styles['waiting'] ?? ''} radius={18} />
      ))}
    </div>
  </LoadingState>
)

export function ToExplore() {
  const { t } = useTranslation('learning')
  return (
    <Button component={Link} to={paths.explore} variant="default">
      {t('course.toExplore')}
    </Button>
  )
}
