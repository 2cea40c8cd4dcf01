import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { idFrom } from '../../../../../lib/api/ids.ts'
import { paths } from '../../../../../lib/paths.ts'
import { EmptyState } from '../../../../../ui/page/states.tsx'
import { useLaunchEmbedded } from '../../learn.queries.ts'
import { Alone } from './alone.tsx'
import { Refused, Way } from '../refused.tsx'
import { Waiting } from '../waiting.tsx'

/** One part of a course, as another page shows it. */
export function EmbeddedScreen() {
  const { t } = useTranslation('learning')
  const id = idFrom(useParams()['containerChildId'])
  if (id) return <Opened key={id} id={id} />
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('part.notFound')}</h1>
      <EmptyState title={t('part.notFound')} action={<Way to={paths.home} words={t('part.toHome')} />} />
    </div>
  )
}

function Opened({ id }: { id: number }) {
  const { t } = useTranslation('learning')
  const launch = useLaunchEmbedded(id)
  const isAsked = useRef(false)
  const begin = useEffectEvent(() => {
    if (isAsked.current) return
    isAsked.current = true
    launch.mutate()
  })
  useEffect(() => begin(), [])
  if (launch.data) return <Alone data={launch.data} onAgain={() => launch.mutate()} />
  if (launch.error) return <Refused error={launch.error} onRetry={() => launch.mutate()} />
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('course.title')}</h1>
      <Waiting />
    </div>
  )
}
