import type { EvaluationLaunch } from '@oktant/contract/attempts.ts'
import { notice } from '../../../lib/notice.ts'
import type { AttemptKeeper } from './attempt-keeper.ts'
import { cancelAttempt } from './runner.queries.ts'

/** Closes an attempt that goes on later; `waiting` tells whoever leaves that their last answers are not sent yet. */
export async function leaveAttempt(keeper: AttemptKeeper, launch: EvaluationLaunch, waiting: string) {
  await keeper.flush()
  const { keeping, isUnprotected } = keeper.state.get()
  if (!isUnprotected && (keeping === 'waiting' || keeping === 'refused')) notice.set({ text: waiting })
  await cancelAttempt(launch)
}
