import { Button } from '@mantine/core'
import type { CourseView } from '@oktant/contract/learning/courses/containers.ts'
import { isPackage } from '@oktant/contract/learning/package-launch.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useNavigate } from 'react-router'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { fieldError } from '../../../../lib/api/field-errors.ts'
import { notice } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { RecordRemoval } from '../../../../ui/admin/record/record-removal.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { ArchiveCourse } from './archive-course.tsx'
import { stateTones, useCourseWords } from '../course-words.ts'
import { useFaultWords } from '../../components/component-words.ts'
import { courseAffected, moveCourse, useCourseStep, useMoveCourse, removeCourse } from '../courses.queries.ts'
import { contentChanged } from '../../components/components.queries.ts'
import styles from './builder.module.css'

const isPlayed = ({ categoryId }: CourseView['children'][number]) => isPackage(categoryId)

type PublishingProps = { course: CourseView; isUntouched: boolean }

/** What can be done with a whole course. */
export function CourseTools({ course, isUntouched }: PublishingProps) {
  const { t } = useTranslation('courses')
  const navigate = useNavigate()
  const maySeeResults = useUser()?.permissions.includes('evaluations.administer') ?? false
  const { id, state, containerTypeId } = course
  const restore = useMoveCourse(id, 'restore')
  const duplicate = useMoveCourse(id, 'duplicate')
  const path = containerTypeId === containerType.course ? paths.course : paths.topicLevels
  const copy = () =>
    duplicate.mutate(undefined, {
      onSuccess(made) {
        notice.set({ text: t('copied') })
        void navigate(generatePath(paths.adminCourse, { id: String(made.id) }))
      },
    })
  return (
    <>
      {containerTypeId === containerType.course && (
        <Button
          component={Link}
          to={generatePath(paths.adminCoursePreview, { id: String(id) })}
          variant="default"
        >
          {t(isUntouched ? 'tool.preview' : 'tool.previewSaved')}
        </Button>
      )}
      {state === 'active' && (
        <Button component={Link} to={generatePath(path, { id: String(id) })} variant="default">
          {t('tool.see')}
        </Button>
      )}
      {maySeeResults && containerTypeId === containerType.course && course.children.some(isPlayed) && (
        <Button component={Link} to={`${paths.allPackageAttempts}?course=${id}`} variant="default">
          {t('tool.packageAttempts')}
        </Button>
      )}
      <Button variant="default" loading={duplicate.isPending} onClick={copy}>
        {t('tool.duplicate')}
      </Button>
      {state === 'archived' ? (
        <Button variant="default" loading={restore.isPending} onClick={() => restore.mutate()}>
          {t('tool.restore')}
        </Button>
      ) : (
        state === 'active' && <ArchiveCourse id={id} isFolder={containerTypeId !== containerType.course} />
      )}
      <Remove course={course} />
    </>
  )
}

function Remove({ course: { id } }: { course: CourseView }) {
  const { t } = useTranslation('courses')
  return (
    <RecordRemoval
      words={{
        open: t('tool.remove'),
        title: t('remove.title'),
        text: t('remove.text'),
        confirm: t('remove.confirm'),
        touched: ({ what, count }) => t(`affected.${affectedOf(what)}`, { count }),
        done: t('removed'),
      }}
      affected={courseAffected(id)}
      remove={() => removeCourse(id)}
      restore={() => moveCourse(id, 'restore')}
      changed={contentChanged}
      back={paths.adminCourses}
    />
  )
}

const affectedOf = (what: string) =>
  what === 'below' || what === 'holders' || what === 'courses' ? what : 'learners'

/** Where a course stands between draft and catalogue, and the way on. */
export function Publishing({ course, isUntouched }: PublishingProps) {
  const { t } = useTranslation('courses')
  const { dateTime } = useDates()
  const { state } = useCourseWords()
  const { id, revision, isChanged, publishedAt, edition, changedBy, changedAt, learners } = course
  const publish = useCourseStep(id, 'publish')
  const discard = useCourseStep(id, 'discard')
  const problem = useProblem(publish.error ?? discard.error)
  const isUnpublished = course.state === 'draft'
  const isNowhere = course.parentId === null && course.containerTypeId === containerType.course
  const canPublish = (isChanged || isUnpublished) && course.state !== 'archived'
  return (
    <RecordSection title={t('publish.title')}>
      <div className={styles['states']}>
        <span className="pill" data-tone={isChanged ? 'warn' : stateTones[course.state]}>
          {isChanged && !isUnpublished ? t('state.changed') : state(course.state)}
        </span>
        {publishedAt && (
          <p className={styles['quiet']}>{t('publish.edition', { edition, when: dateTime(publishedAt) })}</p>
        )}
        <p className={styles['quiet']}>
          {changedBy
            ? t('publish.changedBy', { name: changedBy, when: dateTime(changedAt) })
            : t('publish.changed', { when: dateTime(changedAt) })}
        </p>
        {learners > 0 && <p className={styles['quiet']}>{t('publish.learners', { count: learners })}</p>}
        {isNowhere && <p className={styles['quiet']}>{t('publish.nowhere')}</p>}
        {problem && (
          <p role="alert" className={styles['wrong']}>
            {problem}
          </p>
        )}
        {canPublish && !isUntouched && <p className={styles['quiet']}>{t('publish.saveFirst')}</p>}
        <div className={styles['buttons']}>
          {canPublish && (
            <Button
              disabled={!isUntouched}
              loading={publish.isPending}
              onClick={() =>
                onceMade(publish.mutateAsync(revision), () => notice.set({ text: t('publish.done') }))
              }
            >
              {t(isUnpublished ? 'publish.first' : 'publish.again')}
            </Button>
          )}
          {isChanged && !isUnpublished && (
            <Button
              variant="default"
              disabled={!isUntouched}
              loading={discard.isPending}
              onClick={() => discard.mutate(revision)}
            >
              {t('publish.discard')}
            </Button>
          )}
        </div>
      </div>
    </RecordSection>
  )
}

/** What is wrong, in the words of the place where it is wrong. */
function useProblem(error: unknown) {
  const words = useFaultWords()
  const wrong = fieldError(error, 'children')
  const text = useErrorText(error)
  return wrong ? words(wrong) : text
}
