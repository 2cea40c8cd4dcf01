import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { IconCalendarDue, IconCheck, IconClock, IconThumbUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { containerPath } from '../../../lib/container-path.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useMoney } from '../../../lib/words/shown/money.ts'
import { Cover } from '../../../ui/cover/cover.tsx'
import { TypeIcon } from '../../../ui/type-icon.tsx'
import { type Tone, toneClass, toneOf } from '../../../ui/cover/tone.ts'
import styles from './course-card.module.css'
import { useLearningWords } from './learning-words.ts'

type Shown = Pick<
  ContainerCard,
  'containerId' | 'containerTypeId' | 'name' | 'duration' | 'childCount' | 'passed' | 'percent'
> &
  Partial<
    Pick<
      ContainerCard,
      | 'coverImagePath'
      | 'typeName'
      | 'typeIcon'
      | 'segment'
      | 'ratingCount'
      | 'assigned'
      | 'dueOn'
      | 'price'
      | 'customField1'
    >
  >

/** A course, or a folder of courses, as a card that leads to it. */
export function CourseCard({ card, tone }: { card: Shown; tone?: Tone | undefined }) {
  const { t } = useTranslation('learning')
  const { percent: percentage, number } = useDates()
  const { text, duration } = useLearningWords()
  const money = useMoney()
  const { containerId, containerTypeId, name, segment, childCount, passed, percent } = card
  const colour = tone ?? toneOf(segment?.key, containerId)
  const isCourse = containerTypeId === containerType.course
  const isBegun = !!percent && !passed
  return (
    <Link to={containerPath(card)} className={toneClass(colour, styles['card'])}>
      <span className={styles['cover']}>
        <Cover id={containerId} tone={colour} src={card.coverImagePath ?? null} rows={2} columns={4} />
      </span>
      <span className={styles['text']}>
        {segment && <span className={styles['segment']}>{text(segment.name)}</span>}
        <strong className={styles['name']}>{text(name)}</strong>
        {card.typeName && card.typeIcon && (
          <span className={styles['type']}>
            <TypeIcon of={card.typeIcon} size={16} /> {text(card.typeName)}
          </span>
        )}
        <Duty card={card} />
        <span className={styles['facts']}>
          {isCourse && !!card.duration && (
            <span>
              <IconClock size={16} stroke={1.7} aria-hidden /> {duration(card.duration)}
            </span>
          )}
          <span>{t(isCourse ? 'card.parts' : 'card.courses', { count: childCount })}</span>
          {card.price && !card.customField1 && <span>{money(card.price)}</span>}
          {!!card.ratingCount && (
            <span>
              <IconThumbUp size={16} stroke={1.7} aria-hidden />{' '}
              <span aria-hidden>{number(card.ratingCount)}</span>
              <span className="visually-hidden">{t('rating.helped', { count: card.ratingCount })}</span>
            </span>
          )}
          {passed && (
            <span className={styles['passed']}>
              <IconCheck size={16} stroke={2} aria-hidden /> {t('card.passed')}
            </span>
          )}
          {isBegun && (
            <span className="visually-hidden">{t('card.progress', { percent: percentage(percent) })}</span>
          )}
        </span>
      </span>
      {isBegun && (
        <span className={styles['progress']} aria-hidden>
          <span style={{ width: `${percent}%` }} />
        </span>
      )}
    </Link>
  )
}

/** Whether one has to take it, and by when. */
function Duty({ card: { assigned, dueOn, passed } }: { card: Shown }) {
  const { t } = useTranslation('learning')
  const { dueWord, isLate } = useLearningWords()
  if (passed || !(assigned ?? dueOn)) return null
  const isMandatory = assigned?.isMandatory ?? true
  return (
    <span className={styles['duty']} data-late={(dueOn && isLate(dueOn)) || undefined}>
      {dueOn ? (
        <>
          <IconCalendarDue size={16} stroke={1.7} aria-hidden /> {dueWord(dueOn)}
        </>
      ) : (
        t(isMandatory ? 'card.mandatory' : 'card.offered')
      )}
    </span>
  )
}

/** Cards side by side where there is room. */
export const cardGrid = styles['grid'] ?? ''

/** Cards below each other, each as a row where there is room. */
export const cardRows = styles['rows'] ?? ''

/** The same where many stand below each other on a phone. */
export const cardList = `${cardGrid} ${styles['compact'] ?? ''}`
