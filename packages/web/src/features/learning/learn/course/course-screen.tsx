import { Button, Skeleton } from '@mantine/core'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, matchPath, useLocation, useParams } from 'react-router'
import { isFailure } from '../../../../lib/api/api-error.ts'
import { idFrom } from '../../../../lib/api/ids.ts'
import { deferred } from '../../../../lib/deferred.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { container, useIsLearner } from '../learn.queries.ts'
import { Course, type Players } from './course.tsx'

// NOTE: whoever opens a course does not read what shows folders.
const Folder = deferred(() => import('./folder.tsx').then((file) => file.Folder))

/** A container: a course with its parts, or a folder with what stands in it. */
export function CourseScreen({ players = {} }: { players?: Players }) {
  const id = idFrom(useParams()['id'])
  return id ? <Loaded key={id} id={id} players={players} /> : <NotFound />
}

function Loaded({ id, players }: { id: number; players: Players }) {
  const { data, error, refetch } = useQuery(container(id, useIsLearner()))
  if (isFailure(error, 'container_not_found')) return <NotFound />
  if (error && !data)
    return (
      <Untitled>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Untitled>
    )
  if (!data) return <Waiting />
  if (data.containerTypeId === containerType.course) return <Course course={data} players={players} />
  return (
    <Suspense fallback={<Waiting />}>
      <Folder folder={data} />
    </Suspense>
  )
}

function Untitled({ children }: { children: ReactNode }) {
  const { t } = useTranslation('learning')
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('course.title')}</h1>
      {children}
    </div>
  )
}

const Waiting = () => (
  <Untitled>
    <LoadingState>
      <Skeleton height={280} radius={28} mb={36} />
      <Skeleton height={72} radius={18} mb={12} />
      <Skeleton height={72} radius={18} mb={12} />
      <Skeleton height={72} radius={18} />
    </LoadingState>
  </Untitled>
)

/** What somebody looked for, by the address that they came to. */
function useSought() {
  const { pathname } = useLocation()
  if (matchPath(paths.library, pathname)) return 'library'
  return matchPath(paths.topicLevels, pathname) ? 'topic' : 'course'
}

function NotFound() {
  const { t } = useTranslation('learning')
  const sought = useSought()
  useTitle(t(`notFoundTitle.${sought}`))
  return (
    <div className="page">
      <h1 className="visually-hidden">{t(`notFoundTitle.${sought}`)}</h1>
      <EmptyState
        title={t(`notFound.${sought}`)}
        action={
          <Button component={Link} to={paths.explore} variant="default">
            {t('course.toExplore')}
          </Button>
        }
      />
    </div>
  )
}
