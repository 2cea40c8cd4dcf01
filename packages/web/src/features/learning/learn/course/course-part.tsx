import { Button } from '@mantine/core'
import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import {
  IconAppWindow,
  IconBook2,
  IconCalendarEvent,
  IconCheck,
  IconChecklist,
  IconExternalLink,
  IconFileText,
  IconLock,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { containerPath } from '../../../../lib/container-path.ts'
import { paths } from '../../../../lib/paths.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { TypeIcon } from '../../../../ui/type-icon.tsx'
import { isVisited, isWithAssessor, levelOf, nextPart, wayInto } from '../learn.rules.ts'
import { useLearningWords } from '../learning-words.ts'
import styles from './course.module.css'

/** Shows in one picture what a part is, or how far one is with it. */
function PartIcon({ child }: { child: ContainerChild }) {
  const { complete, enabled, clazz, categoryId, typeIcon } = child
  const look = { size: 20, stroke: 1.8, 'aria-hidden': true }
  if (complete) return <IconCheck {...look} />
  if (!enabled) return <IconLock {...look} />
  if (typeIcon) return <TypeIcon of={typeIcon} size={look.size} />
  if (clazz === 'Container') return <IconBook2 {...look} />
  if (clazz === 'Event') return <IconCalendarEvent {...look} />
  if (clazz === 'Evaluation') return <IconChecklist {...look} />
  if (categoryId === componentCategory.video) return <IconPlayerPlay {...look} />
  if (categoryId === componentCategory.embeddedPage) return <IconAppWindow {...look} />
  if (categoryId === componentCategory.externalWindow) return <IconExternalLink {...look} />
  return <IconFileText {...look} />
}

/** What the focus comes back to when a part is closed. */
export const partId = (key: string) => `part-${key}`

type PartProps = {
  child: ContainerChild
  course: Container
  way?: ((part: ContainerChild) => ReactNode) | undefined
  onOpen: () => void
}

/** One part of a course: what it is, how far one is with it and why, and the way in. */
export function CoursePart({ child, course, way, onOpen }: PartProps) {
  const { kind, duration, why, text } = useLearningWords()
  const { percent: percentage, dateTime } = useDates()
  const { complete, enabled, locked, mark } = child
  // NOTE: what waits for somebody else's mark is nothing to go on with.
  const isOpen = course.can.launch && !complete && !isWithAssessor(child)
  const isNext = isOpen && nextPart(course.children)?.key === child.key
  const state = complete ? 'done' : enabled ? 'open' : 'locked'
  const begins = child.startDate === null ? '' : dateTime(child.startDate)
  const facts = [kind(child), begins, duration(child.duration)].filter(Boolean).join(', ')
  return (
    <li
      className={styles['part']}
      data-state={state}
      data-next={isNext || undefined}
      {...(!enabled && { id: partId(child.key), tabIndex: -1 })}
    >
      <span className={styles['icon']}>
        <PartIcon child={child} />
      </span>
      <div className={styles['words']}>
        <h3>{text(child.name)}</h3>
        <p>{facts}</p>
        {locked && <p>{why(locked)}</p>}
        {course.can.launch && !locked && child.state !== 'NOT_STARTED' && <p>{why(child.why)}</p>}
      </div>
      {mark !== null && (
        <span className={styles['mark']} data-level={levelOf(mark)}>
          {percentage(mark)}
        </span>
      )}
      <Way way={way} child={child} course={course} isNext={isNext} onOpen={onOpen} />
    </li>
  )
}

function Way({ child, course, way, isNext, onOpen }: PartProps & { isNext: boolean }) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  const { containerId, containerTypeId, enabled, eventId } = child
  const mayAttend = useUser()?.permissions.includes('events.attend') ?? false
  const isDone = child.complete || isWithAssessor(child)
  if (!enabled) return <span className="pill">{t('part.locked')}</span>
  if (containerId && way) return way(child)
  const word = isDone ? 'review' : wayInto(child)
  const look = isNext ? 'filled' : isDone ? 'subtle' : 'default'
  const name = t(`part.${word}Named`, { name: text(child.name) })
  if (containerId && containerTypeId)
    return (
      <Button
        component={Link}
        to={containerPath({ containerId, containerTypeId })}
        variant={look}
        aria-label={name}
      >
        {t(`part.${word}`)}
      </Button>
    )
  if (eventId)
    return mayAttend ? (
      <Button
        component={Link}
        to={generatePath(paths.event, { id: String(eventId) })}
        variant={isDone ? 'subtle' : 'default'}
        aria-label={t('part.eventNamed', { name: text(child.name) })}
      >
        {t('part.event')}
      </Button>
    ) : null
  if (isVisited(course, child))
    return (
      <Button
        id={partId(child.key)}
        variant="default"
        aria-label={t('part.visitNamed', { name: text(child.name) })}
        onClick={onOpen}
      >
        {t('part.visit')}
      </Button>
    )
  if (!course.can.launch) return null
  return (
    <Button id={partId(child.key)} variant={look} aria-label={name} onClick={onOpen}>
      {t(`part.${word}`)}
    </Button>
  )
}
