import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useTitle } from '../../../lib/words/title.ts'
import { Attempt } from './attempt.tsx'
import type { AttemptKeeper } from './attempt-keeper.ts'
import styles from './runner.module.css'
import { cancelAttempt, useLaunchEmbeddedEvaluation } from './runner.queries.ts'
import { Waiting } from './waiting.tsx'

/** What stands in its place where it does not open. */
type EmbeddedProps = { Refused: ComponentType<{ error: unknown; onRetry: () => void }> }

/** An evaluation of a course inside another page, or on a page of its own. */
export function EmbeddedScreen({ Refused }: EmbeddedProps) {
  const { t } = useTranslation('attempts')
  const text = useLocalText()
  const id = idFrom(useParams()['containerChildId']) ?? 0
  const navigate = useNavigate()
  const launch = useLaunchEmbeddedEvaluation()
  const keeper = useRef<AttemptKeeper>(null)
  useTitle(launch.data ? text(launch.data.evaluation.name) : t('embedded.title'))
  const isAsked = useRef(false)
  const begin = () => launch.mutate(id)
  const first = useEffectEvent(() => {
    if (!isAsked.current) begin()
    isAsked.current = true
  })
  useEffect(() => first(), [])
  const away = () => {
    const { containerId } = launch.data ?? {}
    void navigate(containerId ? paths.course.replace(':id', String(containerId)) : paths.home)
  }
  const leave = async () => {
    await keeper.current?.flush()
    if (launch.data?.componentLog) await cancelAttempt(launch.data.componentLog.id)
    away()
  }
  if (launch.data)
    return (
      <div className={styles['screen']}>
        <h1>{text(launch.data.evaluation.name)}</h1>
        <Attempt
          key={launch.data.launch ?? launch.data.componentLog?.id}
          launch={launch.data}
          onKeeper={(made) => (keeper.current = made)}
          onTakeOver={begin}
          onAgain={begin}
          onLeave={() => void leave()}
          onClose={away}
        />
      </div>
    )
  if (launch.error) return <Refused error={launch.error} onRetry={begin} />
  return (
    <div className={styles['screen']}>
      <h1 className="visually-hidden">{t('embedded.title')}</h1>
      <Waiting />
    </div>
  )
}
