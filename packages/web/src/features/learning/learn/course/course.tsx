import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { deferred } from '../../../../lib/deferred.tsx'
import { useReturnFocus } from '../../../../lib/focus/return-focus.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { toneClass, toneOf } from '../../../../ui/cover/tone.ts'
import { Ring } from '../../../../ui/ring.tsx'
import { courseBegun, learningChanged, nextContainers, sendWaitingCommits } from '../learn.queries.ts'
import { type ShutProps, ShutPart } from '../player/refused.tsx'
import { doneOf, isVisited } from '../learn.rules.ts'
import { useLearningWords } from '../learning-words.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { CourseAside } from './course-aside.tsx'
import { CourseHero } from './course-hero.tsx'
import { CoursePart, partId } from './course-part.tsx'
import styles from './course.module.css'

// NOTE: most courses cost nothing; of one that does nothing is shown before its price.
const BuyPanel = deferred(() => import('./buy/buy-panel.tsx').then((file) => file.BuyPanel))
// NOTE: whoever has not passed a course does not read what shows others.
const NextCourses = deferred(() => import('./next-courses.tsx').then((file) => file.NextCourses))
// NOTE: hardly anybody looks back on most visits.
const CourseHistory = deferred(() =>
  import('./history/course-history.tsx').then((file) => file.CourseHistory),
)
// NOTE: whoever has an account takes a part and does not look at it.
const VisitedPart = deferred(
  () => import('../preview/visited-part.tsx').then((file) => file.VisitedPart),
  ['player'],
)
const Player = deferred(() => import('../player/player.tsx').then((file) => file.Player), ['player'])

/** What opens a part that another feature brings with it. */
export type PartPlayer = ComponentType<{
  childId: number
  name: LocalText
  /** What to go on with afterwards, where there is something. */
  next: ReactNode
  /** What stands in its place where it does not open. */
  Shut: ComponentType<ShutProps>
  onBegun: () => void
  onClose: () => void
}>
export type Players = Partial<Record<ContainerChild['clazz'], PartPlayer>>

/** A course: what it is about, what is in it, how far one is and why, and the way into each part. */
export function Course({ course, players }: { course: Container; players: Players }) {
  const { text } = useLearningWords()
  const [search, setSearch] = useSearchParams()
  const open = search.get('part')
  useTitle(text(course.name))
  useEffect(() => void sendWaitingCommits(), [])
  // NOTE: what is opened from here was opened by what was just done, though the course may not say so yet.
  const [openedHere, setOpenedHere] = useState<string | null>(null)
  const show = (key: string | null) => {
    setOpenedHere(key)
    setSearch(key ? { part: key } : {}, { replace: key === null })
  }
  const close = () => show(null)
  const child = course.children.find(({ key, eventId }) => key === open && eventId === null)
  return (
    <article className={`page ${toneClass(toneOf(course.segment?.key, course.containerId))}`}>
      <Breadcrumb parents={course.parents} />
      <CourseHero course={course} onOpen={show} />
      {course.price && <BuyPanel course={course} />}
      <div className={styles['columns']}>
        <CourseContent course={course} onOpen={show} />
        <CourseAside course={course} />
      </div>
      {course.state !== 'NOT_STARTED' && <History id={course.containerId} />}
      {course.passed && <Next id={course.containerId} />}
      {child && course.can.launch && (
        <Opened
          key={child.key}
          course={course}
          child={child}
          players={players}
          isShut={child.locked !== null && openedHere !== open}
          onOpen={show}
          onClose={close}
        />
      )}
      {child && isVisited(course, child) && (
        <VisitedPart key={child.key} course={course} child={child} onClose={close} />
      )}
    </article>
  )
}

const History = ({ id }: { id: number }) => (
  <Suspense>
    <CourseHistory id={id} />
  </Suspense>
)

const Next = ({ id }: { id: number }) => (
  <Suspense>
    <NextCourses id={id} />
  </Suspense>
)

type OpenedProps = {
  course: Container
  child: ContainerChild
  players: Players
  isShut: boolean
  onOpen: (key: string) => void
  onClose: () => void
}
function Opened({ course, child, players, isShut, onOpen, onClose }: OpenedProps) {
  useReturnFocus(partId(child.key))
  // NOTE: what is locked is not opened by its address either: its row says why, and what unlocks it.
  const [isLocked] = useState(isShut)
  const stayOut = useEffectEvent(onClose)
  useEffect(() => {
    if (!isLocked) return undefined
    stayOut()
    // NOTE: whoever comes from another screen finds the focus on the page's head, with the row far below.
    return () => document.getElementById(partId(child.key))?.focus()
  }, [isLocked, child.key])
  // NOTE: however it is left, by the browser's way back as well, the course is read again.
  useEffect(() => () => void learningChanged(), [])
  const Own = players[child.clazz]
  const asksNext = Own !== undefined && !isLocked
  const { data: next = [] } = useQuery({ ...nextContainers(course.containerId), enabled: asksNext })
  if (isLocked) return null
  const begun = () => {
    if (child.state === 'NOT_STARTED') void courseBegun(course.containerId)
  }
  if (!Own) return <Player {...{ course, child, onOpen, onClose }} onBegun={begun} />
  return (
    <Own
      childId={Number(child.key)}
      name={child.name}
      next={next.length > 0 && <Next id={course.containerId} />}
      Shut={ShutPart}
      onBegun={begun}
      onClose={onClose}
    />
  )
}

type ContentProps = {
  course: Container
  onOpen: (key: string) => void
  /** Another way into what holds parts of its own. */
  way?: (part: ContainerChild) => ReactNode
}

export function CourseContent({ course, onOpen, way }: ContentProps) {
  const { t } = useTranslation('learning')
  const { percent: percentage } = useDates()
  const { why } = useLearningWords()
  const { children, percent } = course
  return (
    <section className={styles['content']} aria-labelledby="course-content">
      <div className={styles['head']}>
        {percent !== null && (
          <Ring percent={percent} text={percentage(percent)} label={t('course.progress')} size={72} />
        )}
        <div>
          <h2 id="course-content">{t('course.content')}</h2>
          <p>{percent === null ? t('course.parts', { count: children.length }) : why(course.why)}</p>
          {percent !== null && (
            <p className="visually-hidden">
              {t('course.done', { done: doneOf(children), count: children.length })}
            </p>
          )}
        </div>
      </div>
      <ol className={styles['parts']}>
        {children.map((child) => (
          <CoursePart
            key={child.key}
            child={child}
            course={course}
            way={way}
            onOpen={() => onOpen(child.key)}
          />
        ))}
      </ol>
    </section>
  )
}
