import {
  attachSupportingDocument,
  removeSupportingDocument,
  scoreEvaluation,
  scoreQuestion,
} from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import {
  cancelEvaluation,
  type EvaluationLaunch,
  launchEmbeddedEvaluation,
  launchEvaluation,
  listEvaluationAttempts,
  peekEvaluation,
  previewEvaluation,
  printEvaluation,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import {
  launchOpenQuiz,
  readOpenQuiz,
  scoreOpenQuestion,
  scoreOpenQuiz,
} from '@oktant/contract/assessment/attempts/open-quiz.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { supportingKindOf } from '@oktant/contract/assessment/attempts/supporting-documents.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'
import { refuse, upload } from '../../../lib/api/upload.ts'
import { query } from '../../../lib/api/query-client.ts'
import type { AttemptCalls } from './keep/attempt-state.ts'
import type { SendDocument } from './keep/documents.ts'

const attemptsKey = ['attempts'] as const

export const evaluationAttempts = (childId: number) =>
  queryOptions({
    queryKey: [...attemptsKey, 'of', childId],
    queryFn: ({ signal }) => call(listEvaluationAttempts, { params: { id: childId } }, { signal }),
  })

export const peek = (componentLogId: number) =>
  queryOptions({
    queryKey: [...attemptsKey, 'peek', componentLogId],
    queryFn: ({ signal }) => call(peekEvaluation, { params: { id: componentLogId } }, { signal }),
  })

export const preview = (evaluationId: number) =>
  queryOptions({
    queryKey: [...attemptsKey, 'preview', evaluationId],
    queryFn: ({ signal }) => call(previewEvaluation, { params: { id: evaluationId } }, { signal }),
    // NOTE: each look draws anew, and one that is looked at must not change under the eyes.
    staleTime: Infinity,
    gcTime: 0,
  })

export const openQuiz = (childId: number) =>
  queryOptions({
    queryKey: [...attemptsKey, 'open', childId],
    queryFn: ({ signal }) => call(readOpenQuiz, { params: { id: childId } }, { signal }),
  })

export const attemptsChanged = () => query.invalidateQueries({ queryKey: attemptsKey })

export const useLaunchEvaluation = () =>
  useMutation({
    mutationFn: (id: number) => call(launchEvaluation, { params: { id } }),
    onError: attemptsChanged,
  })

export const useLaunchEmbeddedEvaluation = () =>
  useMutation({
    mutationFn: (id: number) => call(launchEmbeddedEvaluation, { params: { id } }),
    onError: attemptsChanged,
  })

export const useLaunchOpenQuiz = () =>
  useMutation({ mutationFn: (id: number) => call(launchOpenQuiz, { params: { id } }) })

export const usePrintEvaluation = () =>
  useMutation({
    mutationFn: (id: number) => download(printEvaluation, { params: { id } }, `evaluation-${id}.pdf`),
  })

/** Closes an attempt for now, where this window still has it; whoever closes one does not wait for long. */
export const cancelAttempt = async ({ componentLog, launch }: EvaluationLaunch) => {
  if (!componentLog || launch === null) return
  const params = { componentLogId: componentLog.id }
  await call(cancelEvaluation, { params, query: { launch } }, { within: 3000 }).catch(() => undefined)
}

/** A document on its way to an answer, with how much of it was sent. */
export const sendDocument =
  (questionScoreId: number, file: File): SendDocument =>
  async (onProgress) => {
    if (!supportingKindOf(file.name)) await refuse('document_refused', 422)
    const params = { questionScoreId }
    const kept = await upload(attachSupportingDocument, { params }, file, { onProgress })
    return kept.supportingDocument
  }

/** Takes the document beside an answer away. */
export const removeDocument =
  (questionScoreId: number): SendDocument =>
  async (onProgress) => {
    onProgress(null)
    const { supportingDocument } = await call(
      removeSupportingDocument,
      { params: { questionScoreId } },
      heard,
    )
    return supportingDocument
  }

/** NOTE: a connection may die without a word; what was not heard by then is sent again, and counts once. */
const heard = { within: 20_000 }
/** NOTE: as much as a browser still sends for a page that is going. */
const mostAtLast = 30_000

const save = <E extends typeof scoreEvaluation | typeof scoreOpenQuiz>(entry: E, input: Input<E>) => {
  const isGoing = document.visibilityState === 'hidden' && JSON.stringify(input).length < mostAtLast
  return call(entry, input, { ...heard, keepalive: isGoing })
}

/** The calls of a learner, who is known, and of a visitor, whom the launch alone names. */
export function callsOf(launch: EvaluationLaunch): AttemptCalls {
  const held = { launch: launch.launch ?? '' }
  const { componentLog, containerChildId } = launch
  if (!componentLog || !containerChildId) return visitorCalls(held)
  const known = { ...held, componentLogId: componentLog.id }
  const params = { containerChildId }
  return {
    save: (sent) => save(scoreEvaluation, { params, body: { ...known, ...sent, action: 'SAVE' } }),
    submit: (sent) => call(scoreEvaluation, { params, body: { ...known, ...sent, action: 'SUBMIT' } }, heard),
    question: (sent) => call(scoreQuestion, { body: { ...known, ...sent } }, heard),
  }
}

const visitorCalls = (held: { launch: string }): AttemptCalls => ({
  save: (sent) => save(scoreOpenQuiz, { body: { ...held, ...sent, action: 'SAVE' } }),
  submit: (sent) => call(scoreOpenQuiz, { body: { ...held, ...sent, action: 'SUBMIT' } }, heard),
  question: (sent) => call(scoreOpenQuestion, { body: { ...held, ...sent } }, heard),
})

/** Whoever only looks sends nothing, and sees how it goes on. */
export function previewCalls({ questionScores }: EvaluationLaunch, onSubmit: () => void): AttemptCalls {
  const savedAt = new Date(0).toISOString()
  return {
    save: async () => ({ savedAt, endsAt: null, result: null, questionScores: [] }),
    async submit() {
      onSubmit()
      return { savedAt, endsAt: null, result: null, questionScores: [...questionScores] }
    },
    async question({ id, answer, ftAnswer, sequence }) {
      const row = questionScores.find((each) => each.id === id)
      if (!row) throw new Error('no such question')
      const tried = { submitted: true, noOfTries: 1, triesLeft: 0 }
      return { savedAt, questionScore: { ...row, answer, ftAnswer, sequence, ...tried } }
    },
  }
}
