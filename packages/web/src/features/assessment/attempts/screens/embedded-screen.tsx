import type { EvaluationAttempts } from '@oktant/contract/assessment/attempts/attempts.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { isShut } from '../../../../lib/api/api-error.ts'
import { idFrom } from '../../../../lib/api/ids.ts'
import { paths } from '../../../../lib/paths.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { Attempt } from '../attempt.tsx'
import type { AttemptKeeper } from '../keep/attempt-keeper.ts'
import { Intro } from '../intro.tsx'
import { useLeaving } from '../leave-attempt.tsx'
import { Peek } from './peek.tsx'
import styles from '../runner.module.css'
import { evaluationAttempts, useLaunchEmbeddedEvaluation } from '../runner.queries.ts'
import { Waiting } from '../waiting.tsx'

/** What stands in its place where it does not open. */
type EmbeddedProps = { Refused: ComponentType<{ error: unknown; onRetry: () => void }> }

/** Neither a clock nor another attempt begins for whoever has not asked for it, as by a reload; where a clock runs already, every second counts. */
const asksFirst = ({ evaluation, can, attempts }: EvaluationAttempts) =>
  !can.resume && (evaluation.timeLimit !== null || attempts.length > 0)

/** An evaluation of a course inside another page, or on a page of its own. */
export function EmbeddedScreen({ Refused }: EmbeddedProps) {
  const id = idFrom(useParams()['containerChildId']) ?? 0
  // NOTE: what was begun at another address is none of it.
  return <Embedded key={id} id={id} Refused={Refused} />
}

function Embedded({ id, Refused }: EmbeddedProps & { id: number }) {
  const { t } = useTranslation('attempts')
  const text = useLocalText()
  const navigate = useNavigate()
  const about = useQuery(evaluationAttempts(id))
  const launch = useLaunchEmbeddedEvaluation()
  const keeper = useRef<AttemptKeeper>(null)
  const [peeked, setPeeked] = useState<number | null>(null)
  const evaluation = launch.data?.evaluation ?? about.data?.evaluation
  useTitle(evaluation ? text(evaluation.name) : t('embedded.title'))
  const isAsked = useRef(false)
  const begin = () => launch.mutate(id)
  const first = useEffectEvent(() => {
    if (isAsked.current || !about.data || asksFirst(about.data)) return
    isAsked.current = true
    begin()
  })
  useEffect(() => first(), [about.data])
  const away = () => {
    const { containerId } = launch.data ?? {}
    void navigate(containerId ? paths.course.replace(':id', String(containerId)) : paths.home)
  }
  const leaving = useLeaving(keeper, away)
  const leave = () => {
    if (keeper.current && launch.data) void leaving.leave({ keeper: keeper.current, launch: launch.data })
    else away()
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
          onLeave={leave}
          onClose={away}
        />
        {leaving.question}
      </div>
    )
  if (peeked !== null)
    return (
      <div className={styles['screen']}>
        <Peek id={peeked} onClose={() => setPeeked(null)} />
      </div>
    )
  if (about.data && asksFirst(about.data) && !isShut(about.error))
    return (
      <div className={styles['screen']}>
        <h1>{text(about.data.evaluation.name)}</h1>
        <Intro
          info={about.data}
          isBusy={launch.isPending}
          error={launch.error}
          onBegin={begin}
          onPeek={setPeeked}
        />
      </div>
    )
  if (about.error) return <Refused error={about.error} onRetry={() => void about.refetch()} />
  if (launch.error) return <Refused error={launch.error} onRetry={begin} />
  return (
    <div className={styles['screen']}>
      <h1 className="visually-hidden">{t('embedded.title')}</h1>
      <Waiting />
    </div>
  )
}
