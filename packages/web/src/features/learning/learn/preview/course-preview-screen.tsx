import { Button, Skeleton } from '@mantine/core'
import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { idFrom } from '../../../../lib/api/ids.ts'
import { deferred } from '../../../../lib/deferred.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useMoney } from '../../../../lib/words/shown/money.ts'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { toneClass, toneOf } from '../../../../ui/cover/tone.ts'
import { ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { CourseAside } from '../course/course-aside.tsx'
import { CourseContent } from '../course/course.tsx'
import { CourseHero } from '../course/course-hero.tsx'
import columns from '../course/course.module.css'
import { coursePreview } from '../learn.queries.ts'
import { useLearningWords } from '../learning-words.ts'
import styles from './preview.module.css'

const PreviewPart = deferred(() => import('./preview-part.tsx').then((file) => file.PreviewPart))

/** A draft as a learner would meet it, walked through without a trace. */
export function CoursePreviewScreen() {
  const id = idFrom(useParams()['id']) ?? 0
  return <Preview key={id} id={id} />
}

function Preview({ id }: { id: number }) {
  const { t } = useTranslation('learning')
  const [done, setDone] = useState<readonly number[]>([])
  const { data, error, refetch } = useQuery({
    ...coursePreview(id, done),
    placeholderData: keepPreviousData,
  })
  if (!data)
    return (
      <div className="page">
        {error ? (
          <ErrorState
            isScreen
            error={error}
            onRetry={() => void refetch()}
            action={
              <Button component={Link} to={paths.adminCourses} variant="default">
                {t('preview.toCourses')}
              </Button>
            }
          />
        ) : (
          <>
            <h1 className="visually-hidden">{t('preview.heading')}</h1>
            <LoadingState>
              <Skeleton height={280} radius={28} />
            </LoadingState>
          </>
        )}
      </div>
    )
  const finish = (key: string) => setDone([...new Set([...done, Number(key)])])
  return <Previewed course={data} onDone={finish} onAgain={() => setDone([])} />
}

type PreviewedProps = { course: Container; onDone: (key: string) => void; onAgain: () => void }

function Previewed({ course, onDone, onAgain }: PreviewedProps) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  const money = useMoney()
  const [open, setOpen] = useState<string | null>(null)
  useTitle(t('preview.title', { name: text(course.name) }))
  const child = course.children.find(({ key }) => key === open)
  const show = (key: string) => {
    const meant = course.children.find((one) => one.key === key)
    if (meant && meant.clazz !== 'Component') onDone(key)
    else void PreviewPart.prepare().then(() => setOpen(key))
  }
  return (
    <div className="page">
      <div className={styles['banner']}>
        <p>
          <strong>{t('preview.heading')}</strong> {t('preview.lead')}
          {course.price && ` ${t('preview.priced', { price: money(course.price) })}`}
        </p>
        <div className={styles['tools']}>
          <Button variant="default" onClick={onAgain}>
            {t('preview.again')}
          </Button>
          <Button component={Link} to={generatePath(paths.adminCourse, { id: String(course.containerId) })}>
            {t('preview.back')}
          </Button>
        </div>
      </div>
      <article className={toneClass(toneOf(course.segment?.key, course.containerId))}>
        <CourseHero course={course} onOpen={show} />
        <div className={columns['columns']}>
          <CourseContent
            course={course}
            onOpen={show}
            way={(part) => <Nested part={part} onDone={() => onDone(part.key)} />}
          />
          <CourseAside course={course} />
        </div>
      </article>
      {child && (
        <PreviewPart
          course={course}
          child={child}
          onDone={() => onDone(child.key)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

/** A section is previewed on a page of its own; here it is only counted. */
function Nested({ part, onDone }: { part: ContainerChild; onDone: () => void }) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  const name = text(part.name)
  return (
    <span className={styles['ways']}>
      {!part.complete && (
        <Button variant="subtle" aria-label={t('preview.asDone', { name })} onClick={onDone}>
          {t('preview.asDoneShort')}
        </Button>
      )}
      <Button
        component={Link}
        to={generatePath(paths.adminCoursePreview, { id: String(part.containerId) })}
        variant="default"
        aria-label={t('part.startNamed', { name })}
      >
        {t('part.start')}
      </Button>
    </span>
  )
}
