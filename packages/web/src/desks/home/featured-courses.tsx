import { carousel } from '@oktant/contract/kit/constants.ts'
import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import { useTranslation } from 'react-i18next'
import { CourseCard } from '../../features/learning/learn/course-card.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import styles from './home-section.module.css'

const narrow = carousel.landingBelow.filter(({ slides }) => slides < carousel.others)
const wide = { below: narrow, otherwise: carousel.others }
const welcome = {
  below: carousel.landingBelow.filter(({ slides }) => slides < carousel.welcome),
  otherwise: carousel.welcome,
}

type Props = {
  cards: readonly ContainerCard[]
  title: string
  lead?: string
  isWelcome?: boolean
  area?: string
}

/** Courses side by side under a heading; nothing where there are none. */
export function CourseCarousel({ cards, title, lead, isWelcome = false, area }: Props) {
  const { t } = useTranslation('home')
  if (cards.length === 0) return null
  const words = {
    label: title,
    kind: t('carousel.kind'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    status: (shown: { from: number; to: number; total: number }) =>
      t(shown.from === shown.to ? 'carousel.statusOne' : 'carousel.status', shown),
  }
  return (
    // NOTE: the carousel is the region of this name; another around it would be told twice.
    <div className={styles['wide']} style={area ? { gridArea: area } : undefined}>
      <h2>{title}</h2>
      {lead && <p className={styles['lead']}>{lead}</p>}
      <Carousel
        slides={cards.map((card) => ({ key: card.id, content: <CourseCard card={card} /> }))}
        table={isWelcome ? welcome : wide}
        words={words}
      />
    </div>
  )
}
