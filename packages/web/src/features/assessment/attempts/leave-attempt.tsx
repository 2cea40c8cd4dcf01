import type { EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { isLost } from '../../../lib/api/api-error.ts'
import { notice } from '../../../lib/notice.ts'
import { useStore } from '../../../lib/store.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import type { AttemptKeeper } from './keep/attempt-keeper.ts'
import type { AttemptState } from './keep/attempt-state.ts'
import { cancelAttempt } from './runner.queries.ts'
import { clock, secondsLeft } from './time/seconds-left.ts'

/** NOTE: whoever closes it does not wait for a connection that says nothing. */
const patienceMs = 3000

const isUnsent = ({ keeping }: AttemptState) =>
  keeping === 'saving' || keeping === 'waiting' || keeping === 'refused'

/** Answers that live in this window alone. */
export const isAtRisk = (state: AttemptState) => state.isUnprotected && isUnsent(state)

/** What would be lost with this window; documents wait on no device. */
function lostWith(state: AttemptState) {
  if (isAtRisk(state)) return 'answers'
  const isComing = [...state.documents.values()].some(
    ({ part, error }) => part !== null && (!error || isLost(error)),
  )
  return isComing && state.keeping !== 'over' && state.keeping !== 'elsewhere' ? 'document' : null
}

type Left = { keeper: AttemptKeeper; launch: EvaluationLaunch }

/** Closes an attempt that goes on later; where something would be lost with its window, whoever leaves is asked first. */
export function useLeaving(held: RefObject<AttemptKeeper | null>, onLeft: () => void) {
  const { t } = useTranslation('attempts')
  const [asked, setAsked] = useState<Left | null>(null)
  const blocker = useBlocker(
    ({ historyAction }) =>
      historyAction === 'POP' && held.current !== null && isAtRisk(held.current.state.get()),
  )
  async function go({ keeper, launch }: Left) {
    setAsked(null)
    const state = keeper.state.get()
    const said = [
      isUnsent(state) && !state.isUnprotected && t('left.waiting'),
      state.endsAt &&
        !state.result &&
        t('left.clock', { time: clock(secondsLeft(state.endsAt, state.clockOffset)) }),
    ].filter(Boolean)
    // NOTE: it stays until it is closed, as one may be away when it appears.
    if (said.length > 0) notice.set({ text: said.join(' '), isProblem: true })
    await cancelAttempt(launch)
    onLeft()
  }
  return {
    async leave(left: Left) {
      await Promise.race([left.keeper.flush(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
      if (lostWith(left.keeper.state.get())) setAsked(left)
      else await go(left)
    },
    isAsking: asked !== null || blocker.state === 'blocked',
    question:
      blocker.state === 'blocked' && held.current ? (
        <Asked keeper={held.current} onLeave={blocker.proceed} onStay={blocker.reset} />
      ) : (
        asked && <Asked keeper={asked.keeper} onLeave={() => void go(asked)} onStay={() => setAsked(null)} />
      ),
  }
}

type AskedProps = { keeper: AttemptKeeper; onLeave: () => void; onStay: () => void }

/** NOTE: what arrives meanwhile is safe, and then there is nothing to ask any more. */
function Asked({ keeper, onLeave, onStay }: AskedProps) {
  const { t } = useTranslation('attempts')
  const state = useStore(keeper.state)
  const lost = lostWith(state)
  const safe = useEffectEvent(() => (state.result ? onStay() : onLeave()))
  useEffect(() => {
    if (lost === null) safe()
  }, [lost])
  if (lost === null) return null
  return (
    <ConfirmDialog
      title={t(`left.${lost}Title`)}
      text={t(`left.${lost}`)}
      confirm={t('left.confirm')}
      isDangerous
      isBusy={false}
      error={null}
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
