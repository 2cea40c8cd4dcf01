import { Button } from '@mantine/core'
import type { Container } from '@oktant/contract/learning/own/learn.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useMoveToNewEdition } from '../learn.queries.ts'
import { useLearningWords } from '../learning-words.ts'
import { CourseRating } from './rating/course-rating.tsx'
import { CourseAssigned } from './course-assigned.tsx'
import styles from './course.module.css'

/** What a course is about, and what one has done in it so far. */
export function CourseAside({ course }: { course: Container }) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  const description = text(course.description)
  return (
    <aside className={styles['aside']}>
      {course.assigned && <CourseAssigned assigned={course.assigned} dueOn={course.dueOn} />}
      {course.period && <OpenAgain period={course.period} passed={course.passed} />}
      {course.userCertificate && (
        <Earned certificate={course.userCertificate} passedAt={course.completedAt} />
      )}
      {course.can.moveOn && <NewEdition id={course.containerId} />}
      {(description || course.keywords.length > 0) && (
        <section className="card">
          <h2>{t('about.title')}</h2>
          {description && <p>{description}</p>}
          {course.keywords.length > 0 && (
            <ul className={styles['words-list']} aria-label={t('about.keywords')}>
              {course.keywords.map((word) => (
                <li key={word} className="pill">
                  {word}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {course.startedAt && <Record course={course} startedAt={course.startedAt} />}
      {(course.can.rate || course.ratedCount > 0) && <CourseRating course={course} />}
    </aside>
  )
}

type AgainProps = { period: NonNullable<Container['period']>; passed: boolean }

/** Why a course that was passed is open again, until when, and that the old proof stays. */
function OpenAgain({ period: { by, dueOn, openedAt, passedBefore }, passed }: AgainProps) {
  const { t } = useTranslation('learning')
  const { short, day } = useDates()
  const { isLate } = useLearningWords()
  return (
    <section className="card">
      <h2>{t('period.title')}</h2>
      <p>{t(`period.${by}`, { day: short(openedAt) })}</p>
      {dueOn && !passed && <p>{t(isLate(dueOn) ? 'period.late' : 'period.dueOn', { day: day(dueOn) })}</p>}
      {passedBefore && <p>{t('period.before', { day: short(passedBefore) })}</p>}
    </section>
  )
}

/** The certificate that passing it has given, and until when it is valid. */
type EarnedProps = {
  certificate: NonNullable<Container['userCertificate']>
  passedAt: Container['completedAt']
}

function Earned({ certificate: { state, expiresAt }, passedAt }: EarnedProps) {
  const { t } = useTranslation('learning')
  const { short, until } = useDates()
  const day = expiresAt ? (passedAt ? until(expiresAt, passedAt) : short(expiresAt)) : ''
  const words = state === 'expired' || state === 'revoked' ? state : expiresAt ? 'validUntil' : 'valid'
  return (
    <section className="card">
      <h2>{t('certificate.title')}</h2>
      <p>{t(`certificate.${words}`, { day })}</p>
      <Button mt={12} component={Link} to={paths.progress} variant="default">
        {t('certificate.all')}
      </Button>
    </section>
  )
}

function Record({
  course: { time, mark, completedAt },
  startedAt,
}: {
  course: Container
  startedAt: string
}) {
  const { t } = useTranslation('learning')
  const { short, percent } = useDates()
  const { duration } = useLearningWords()
  return (
    <section className="card">
      <h2>{t('record.title')}</h2>
      <dl>
        <dt>{t('record.begun')}</dt>
        <dd>{short(startedAt)}</dd>
        {completedAt && (
          <>
            <dt>{t('record.passed')}</dt>
            <dd>{short(completedAt)}</dd>
          </>
        )}
        <dt>{t('record.time')}</dt>
        <dd>{time < 60 ? t('record.underAMinute') : duration(Math.round(time / 60))}</dd>
        {mark !== null && (
          <>
            <dt>{t('record.mark')}</dt>
            <dd>{percent(mark)}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

/** Offers the newest edition to somebody who began an earlier one; nobody is moved without asking. */
function NewEdition({ id }: { id: number }) {
  const { t } = useTranslation('learning')
  const move = useMoveToNewEdition(id)
  const problem = useErrorText(move.error)
  return (
    <section className="card">
      <h2>{t('edition.title')}</h2>
      <p>{t('edition.text')}</p>
      {problem && <p role="alert">{problem}</p>}
      <Button mt={12} variant="default" loading={move.isPending} onClick={() => move.mutate()}>
        {t('edition.move')}
      </Button>
    </section>
  )
}
