import { Button, Skeleton } from '@mantine/core'
import { containerType } from '@oktant/contract/segments.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { isFailure } from '../../../lib/api/api-error.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useTitle } from '../../../lib/words/title.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx'
import { container, useIsLearner } from '../learning.queries.ts'
import { Course, type Players } from './course.tsx'
import { Folder } from './folder.tsx'

/** A container: a course with its parts, or a folder with what stands in it. */
export function CourseScreen({ players = {} }: { players?: Players }) {
  const id = idFrom(useParams()['id'])
  return id ? <Loaded key={id} id={id} players={players} /> : <NotFound />
}

function Loaded({ id, players }: { id: number; players: Players }) {
  const { t } = useTranslation('learning')
  const { data, error, refetch } = useQuery(container(id, useIsLearner()))
  if (isFailure(error, 'container_not_found')) return <NotFound />
  if (data)
    return data.containerTypeId === containerType.course ? (
      <Course course={data} players={players} />
    ) : (
      <Folder folder={data} />
    )
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('course.title')}</h1>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Waiting />}
    </div>
  )
}

const Waiting = () => (
  <LoadingState>
    <Skeleton height={280} radius={28} mb={36} />
    <Skeleton height={72} radius={18} mb={12} />
    <Skeleton height={72} radius={18} mb={12} />
    <Skeleton height={72} radius={18} />
  </LoadingState>
)

function NotFound() {
  const { t } = useTranslation('learning')
  useTitle(t('course.notFoundTitle'))
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('course.notFoundTitle')}</h1>
      <EmptyState
        title={t('course.notFound')}
        action={
          <Button component={Link} to={paths.explore} variant="default">
            {t('course.toExplore')}
          </Button>
        }
      />
    </div>
  )
}
