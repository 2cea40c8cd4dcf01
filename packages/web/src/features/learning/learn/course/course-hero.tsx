import { Button } from '@mantine/core'
import type { CertificateState } from '@oktant/contract/learning/certificates/certificates.ts'
import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import { IconCalendarDue, IconChartBar, IconCircleCheck, IconClock, IconThumbUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { rememberReturnPath } from '../../../../lib/session/return-path.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { Cover } from '../../../../ui/cover/cover.tsx'
import { toneOf } from '../../../../ui/cover/tone.ts'
import { TypeIcon } from '../../../../ui/type-icon.tsx'
import { FavouriteStar } from './favourite-star.tsx'
import { isWithAssessor, nextPart, wayInto } from '../learn.rules.ts'
import { useLearningWords } from '../learning-words.ts'
import styles from './course-hero.module.css'

type HeroProps = { course: Container; onOpen: (key: string) => void }

/** NOTE: one that ends soon is one still. */
const isProof = (state?: CertificateState) => state === 'valid' || state === 'expiring'

/** The head of a course, in its segment's colour, with the one thing to do next. */
export function CourseHero({ course, onOpen }: HeroProps) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  const { containerId, segment, name, coverImagePath, coverAlt } = course
  return (
    <div className={styles['hero']}>
      <div className={styles['text']}>
        <h1 className={`hero-title ${styles['name']}`}>{text(name)}</h1>
        <Facts course={course} />
        <div className={styles['ways']}>
          <Go course={course} onOpen={onOpen} />
          {course.passed && isProof(course.userCertificate?.state) && (
            <Button component={Link} to={paths.progress} variant="white" color="dark" size="md">
              {t('certificate.title')}
            </Button>
          )}
          {course.percent !== null && <FavouriteStar course={course} />}
        </div>
      </div>
      <div className={styles['art']}>
        <Cover
          isFirst
          id={containerId}
          tone={toneOf(segment?.key, containerId)}
          src={coverImagePath}
          alt={coverAlt ? text(coverAlt) : ''}
          rows={4}
          columns={5}
        />
      </div>
    </div>
  )
}

type FactsProps = { course: Container }

function Facts({ course }: FactsProps) {
  const { duration, difficulty, completedAt, dueOn, ratingCount, typeName, typeIcon } = course
  const { t } = useTranslation('learning')
  const { short } = useDates()
  const words = useLearningWords()
  return (
    <ul className={styles['facts']}>
      {typeName && typeIcon && (
        <li>
          <TypeIcon of={typeIcon} /> {words.text(typeName)}
        </li>
      )}
      {!!duration && (
        <li>
          <IconClock size={18} stroke={1.7} aria-hidden /> {words.duration(duration)}
        </li>
      )}
      {difficulty && (
        <li>
          <IconChartBar size={18} stroke={1.7} aria-hidden /> {t(`difficulty.${difficulty}`)}
        </li>
      )}
      {ratingCount > 0 && (
        <li>
          <IconThumbUp size={18} stroke={1.7} aria-hidden /> {t('rating.helped', { count: ratingCount })}
        </li>
      )}
      {dueOn && (
        <li>
          <IconCalendarDue size={18} stroke={1.7} aria-hidden /> {words.dueWord(dueOn)}
        </li>
      )}
      {completedAt && (
        <li>
          <IconCircleCheck size={18} stroke={1.7} aria-hidden />{' '}
          {t('course.passedOn', { day: short(completedAt) })}
        </li>
      )}
    </ul>
  )
}

function Go({ course, onOpen }: HeroProps) {
  const { t } = useTranslation('learning')
  const user = useUser()
  const { pathname } = useLocation()
  const next = nextPart(course.children)
  // NOTE: below it stands what it costs, with a way to sign in of its own.
  if (!user && !course.customField1) return null
  if (!user)
    return (
      <Button
        component={Link}
        to={paths.login}
        variant="white"
        color="dark"
        size="md"
        onClick={() => rememberReturnPath(pathname)}
      >
        {t('course.signIn')}
      </Button>
    )
  if (!course.can.launch || !next) return null
  return (
    <Button variant="white" color="dark" size="md" onClick={() => onOpen(next.key)}>
      {t(headWord(course, next))}
    </Button>
  )
}

/** NOTE: who has begun a course goes on with it by a part that they have not begun, too. */
function headWord({ passed, state }: Container, next: ContainerChild) {
  if (passed || isWithAssessor(next)) return 'course.again'
  const way = wayInto(next)
  if (way === 'revise' || way === 'result') return `part.${way}` as const
  return state === 'NOT_STARTED' ? 'course.start' : 'course.resume'
}
