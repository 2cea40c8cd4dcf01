import { scoreEvaluation } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import type { Send } from '../people/newcomer.ts'

export const essay = 'A bowline holds without tightening, and it opens again.'

/** Somebody hands an essay in, without a screen; answers the number of what is to be marked now. */
export async function handIn(own: Send, course: number, text = essay): Promise<number> {
  const { children } = await own(readLearning, { id: course })
  const { containerChildId: childId } = children[0]
  const { componentLog, launch, questionScores } = await own(launchEvaluation, { id: childId })
  const answers = questionScores.map(({ id }: { id: number }) => ({
    id,
    answer: '',
    ftAnswer: text,
    sequence: 1,
  }))
  const held = { componentLogId: componentLog.id, launch, time: 60 }
  await own(
    scoreEvaluation,
    { containerChildId: childId },
    { ...held, action: 'SUBMIT', questionScores: answers },
  )
  return componentLog.id
}

/**
 * An essay on the desk, where one keeps to its evaluation.
 * NOTE: whoever has marked one is given the next, which is kept from everybody else: without this, another journey’s.
 */
export const deskOf = ({ logId, evaluationId }: { logId: number; evaluationId: number }) =>
  `/#/moderator?tab=freeText&attempt=${logId}&evaluationId=${evaluationId}`
