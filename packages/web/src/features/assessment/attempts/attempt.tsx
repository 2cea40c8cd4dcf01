import type { EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import { categories } from '@oktant/contract/kit/constants.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../../lib/store.ts'
import { holdWindow } from '../../../lib/leaving.ts'
import { attemptNews } from '../../../lib/live/attempt-news.ts'
import { notice } from '../../../lib/notice.ts'
import { useViewingTime } from '../../../lib/time/viewing-time.ts'
import { type AttemptKeeper, keepAttempt } from './keep/attempt-keeper.ts'
import type { AttemptCalls } from './keep/attempt-state.ts'
import { isAtRisk } from './leave-attempt.tsx'
import { Result } from './result.tsx'
import { Runner } from './runner.tsx'
import { callsOf } from './runner.queries.ts'

/** Seconds that are counted until somebody takes them, with those that the page counts just now. */
function makeCount() {
  let counted = 0
  let running = () => 0
  return {
    add: (seconds: number) => void (counted += seconds),
    from: (take: () => number) => void (running = take),
    take() {
      const taken = counted + running()
      counted = 0
      return taken
    },
  }
}

type AttemptProps = {
  launch: EvaluationLaunch
  calls?: AttemptCalls
  /** Handed to whoever closes the window around it. */
  onKeeper?: (keeper: AttemptKeeper) => void
  onStuck?: (isStuck: boolean) => void
  onTakeOver: () => void
  onAgain?: () => void
  onLeave: () => void
  onClose: () => void
}

/** An attempt from the first question to its result. */
export function Attempt(props: AttemptProps) {
  const { launch, calls, onKeeper, onStuck, onTakeOver, onAgain, onLeave, onClose } = props
  const { t } = useTranslation('attempts')
  const [seconds] = useState(() => makeCount())
  const [keeper] = useState(() => keepAttempt(launch, calls ?? callsOf(launch), seconds.take))
  const state = useStore(keeper.state)
  const { result, rows, late } = state
  const { take } = useViewingTime(result === null, (watched) => {
    seconds.add(watched)
    void keeper.flush()
  })
  // NOTE: a question that is left or submitted has its own seconds, not those of the last half minute.
  useEffect(() => seconds.from(take))
  const hand = useEffectEvent(() => onKeeper?.(keeper))
  useEffect(() => {
    hand()
    // NOTE: on a phone an older word would lie over the buttons, and be in the way of whoever is short of time.
    if (!notice.get()?.undo) notice.set(null)
    void keeper.flush()
    const hidden = () => document.visibilityState === 'hidden' && void keeper.flush()
    const back = () => void keeper.flush()
    document.addEventListener('visibilitychange', hidden)
    document.addEventListener('resume', back)
    addEventListener('online', back)
    // NOTE: told by other windows alone.
    addEventListener('storage', keeper.adopt)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      document.removeEventListener('resume', back)
      removeEventListener('online', back)
      removeEventListener('storage', keeper.adopt)
      keeper.stop()
    }
  }, [keeper])
  const news = useStore(attemptNews)
  useEffect(() => {
    if (news > 0) void keeper.ask()
  }, [keeper, news])
  // NOTE: nothing else asks whoever leaves, as what is not sent yet waits on the device.
  const isHeld = isAtRisk(state)
  useEffect(() => (isHeld ? holdWindow() : undefined), [isHeld])
  const { category } = launch.evaluation.componentType
  const closesDirectly =
    launch.result === null && categories.closeAfterSubmit.some((id) => id === category.id)
  const isGone = result !== null && !result.isTimeUp && closesDirectly
  const go = useEffectEvent(() => {
    notice.set({ text: t('result.recorded') })
    onClose()
  })
  useEffect(() => void (isGone && go()), [isGone])
  if (isGone) return null
  if (result) return <Result {...{ launch, result, rows, late, onAgain, onClose }} />
  return <Runner {...{ launch, keeper, onTakeOver, onLeave, onStuck }} />
}
