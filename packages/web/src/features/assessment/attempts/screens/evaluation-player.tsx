import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { categories } from '@oktant/contract/kit/constants.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isShut } from '../../../../lib/api/api-error.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { ErrorState } from '../../../../ui/page/states.tsx'
import { Attempt } from '../attempt.tsx'
import type { AttemptKeeper } from '../keep/attempt-keeper.ts'
import { Intro } from '../intro.tsx'
import { useLeaving } from '../leave-attempt.tsx'
import { Peek } from './peek.tsx'
import styles from '../runner.module.css'
import { attemptsChanged, evaluationAttempts, useLaunchEvaluation } from '../runner.queries.ts'
import { Waiting } from '../waiting.tsx'

export type EvaluationPlayerProps = {
  childId: number
  name: LocalText
  /** What to go on with once it is handed in; shown on closing, where there is something. */
  next: ReactNode
  /** What stands in its place where it does not open. */
  Shut: ComponentType<{ error: unknown; onClose: () => void }>
  onBegun: () => void
  onClose: () => void
}

/** An evaluation opened over the page of its course. */
export function EvaluationPlayer({ childId, name, next, Shut, onBegun, onClose }: EvaluationPlayerProps) {
  const { t } = useTranslation(['attempts', 'common'])
  const text = useLocalText()
  const info = useQuery(evaluationAttempts(childId))
  const launch = useLaunchEvaluation()
  const keeper = useRef<AttemptKeeper>(null)
  const [peeked, setPeeked] = useState<number | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [isStuck, setStuck] = useState(false)
  const isNarrow = useMediaQuery('(max-width: 62em)')
  const { displayMode = 'coursePage', componentType } = info.data?.evaluation ?? {}
  const closesAtOnce = categories.closeAfterSubmit.some((id) => id === componentType?.category.id)

  // NOTE: whoever goes back by the browser has left it, too.
  useEffect(() => () => void attemptsChanged(), [])

  const leaving = useLeaving(keeper, onClose)
  function leave() {
    const isDone = keeper.current?.state.get().result && launch.data
    if (keeper.current && launch.data && !isDone)
      return void leaving.leave({ keeper: keeper.current, launch: launch.data })
    if (isDone && next && !isLeaving && !closesAtOnce) setLeaving(true)
    else onClose()
  }
  const begin = () => {
    keeper.current = null
    setPeeked(null)
    launch.mutate(childId, { onSuccess: onBegun })
  }
  const back = () => {
    setPeeked(null)
    void info.refetch()
  }

  const content = () => {
    if (isLeaving)
      return (
        <div className={styles['page']}>
          {next}
          <Button mt={28} onClick={onClose}>
            {t('runner.toCourse')}
          </Button>
        </div>
      )
    if (peeked !== null) return <Peek id={peeked} onClose={back} />
    if (launch.data)
      return (
        <Attempt
          key={launch.data.launch ?? launch.data.componentLog?.id}
          launch={launch.data}
          onKeeper={(made) => (keeper.current = made)}
          onStuck={setStuck}
          onTakeOver={begin}
          onAgain={begin}
          onLeave={leave}
          onClose={leave}
        />
      )
    if (isShut(info.error)) return <Shut error={info.error} onClose={onClose} />
    if (info.data)
      return (
        <Intro
          info={info.data}
          isBusy={launch.isPending}
          error={launch.error}
          onBegin={begin}
          onPeek={setPeeked}
        />
      )
    return info.error ? <ErrorState error={info.error} onRetry={() => void info.refetch()} /> : <Waiting />
  }
  return (
    <Modal.Root
      opened
      onClose={leave}
      // NOTE: a dialog above this one has a way out of its own, or none.
      closeOnEscape={!isStuck && !leaving.isAsking}
      fullScreen={displayMode === 'fullScreen' || isNarrow === true}
      size="64rem"
      returnFocus={false}
      // NOTE: a class given to Modal.Content alone lands on the full-screen box around it too.
      classNames={{
        body: styles['body'] ?? '',
        content: styles['player'] ?? '',
        inner: styles['inner'] ?? '',
        overlay: styles['overlay'] ?? '',
      }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header role="presentation" className={styles['header'] ?? ''}>
          <Modal.Title className={styles['title'] ?? ''}>{text(name)}</Modal.Title>
          <Modal.CloseButton aria-label={t('common:action.close')} size="lg" />
        </Modal.Header>
        <Modal.Body p={0}>{content()}</Modal.Body>
      </Modal.Content>
      {leaving.question}
    </Modal.Root>
  )
}
