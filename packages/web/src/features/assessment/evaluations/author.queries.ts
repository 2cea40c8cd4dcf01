import * as sets from '@oktant/contract/assessment/questions/answer-sets.ts'
import * as evaluations from '@oktant/contract/assessment/evaluations.ts'
import * as files from '@oktant/contract/assessment/questions/question-files.ts'
import type { Input, Language, Reply } from '@oktant/contract/http/http.ts'
import * as banks from '@oktant/contract/assessment/questions/question-banks.ts'
import * as contract from '@oktant/contract/assessment/questions/questions.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { isFailure } from '../../../lib/api/api-error.ts'
import { download } from '../../../lib/api/download.ts'
import { query as cache } from '../../../lib/api/query-client.ts'
import { upload } from '../../../lib/api/upload.ts'

type AskedQuery<E extends Parameters<typeof call>[0]> =
  Input<E> extends { query?: infer Q } ? NonNullable<Q> : never

/** NOTE: a question counts in its bank, in evaluations and in its answer set, so all of them are asked anew. */
export const authoredChanged = () =>
  Promise.all(
    ['questions', 'questionBanks', 'answerSets', 'evaluations', 'components', 'audit'].map((name) =>
      cache.invalidateQueries({ queryKey: [name] }),
    ),
  )

/** NOTE: who was too late is shown what was quicker, or they would be too late the next time again. */
const shownTheirs = (queryKey: readonly unknown[]) => async (error: unknown) => {
  if (isFailure(error, 'content_changed')) await cache.invalidateQueries({ queryKey })
  throw error
}

/** NOTE: several people write the same records: whoever opens one, or comes back to it, sees it as it is now. */
const seenAnew = { staleTime: 0, refetchOnWindowFocus: 'always' } as const

// Banks

export const bankList = (query: AskedQuery<typeof banks.listQuestionBanks>) =>
  queryOptions({
    queryKey: ['questionBanks', 'list', query],
    queryFn: ({ signal }) => call(banks.listQuestionBanks, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
export const bank = (id: number) =>
  queryOptions({
    queryKey: ['questionBanks', 'one', id],
    queryFn: ({ signal }) => call(banks.readQuestionBank, { params: { id } }, { signal }),
    ...seenAnew,
  })
export const bankAffected = (id: number) =>
  queryOptions({
    queryKey: ['questionBanks', 'affected', id],
    queryFn: ({ signal }) => call(banks.readQuestionBankAffected, { params: { id } }, { signal }),
    staleTime: 0,
  })
export async function saveBank(
  id: number,
  { revision, ...form }: banks.QuestionBankForm & { revision: number },
) {
  const saved = id
    ? await call(banks.updateQuestionBank, { params: { id }, body: { ...form, revision } }).catch(
        shownTheirs(bank(id).queryKey),
      )
    : await call(banks.createQuestionBank, { body: form })
  cache.setQueryData(bank(saved.id).queryKey, saved)
  await authoredChanged()
  return saved
}
export const removeBank = (id: number) => call(banks.removeQuestionBank, { params: { id } })
export async function restoreBank(id: number) {
  await call(banks.restoreQuestionBank, { params: { id } })
  await authoredChanged()
}

// Questions

export const questionList = (query: AskedQuery<typeof contract.listQuestions>) =>
  queryOptions({
    queryKey: ['questions', 'list', query],
    queryFn: ({ signal }) => call(contract.listQuestions, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
const perPage = 100
const mostMoved = 1000

/** The numbers of all questions that a list’s filters match, as far as one call can move them. */
export async function listQuestionIds(query: AskedQuery<typeof contract.listQuestions>) {
  const pages = [0]
  const ids: number[] = []
  for (const _page of pages) {
    const { content, totalPages } = await call(contract.listQuestions, {
      query: { ...query, _page, _perPage: perPage, _sortField: 'changedAt' },
    })
    ids.push(...content.map(({ id }) => id))
    if (_page + 1 < Math.min(totalPages, mostMoved / perPage)) pages.push(_page + 1)
  }
  return ids
}

export const question = (id: number) =>
  queryOptions({
    queryKey: ['questions', 'one', id],
    queryFn: ({ signal }) => call(contract.readQuestion, { params: { id } }, { signal }),
    ...seenAnew,
  })
export const questionVersions = (id: number) =>
  queryOptions({
    queryKey: ['questions', 'versions', id],
    queryFn: ({ signal }) => call(contract.listQuestionVersions, { params: { id } }, { signal }),
  })
export const questionAffected = (id: number) =>
  queryOptions({
    queryKey: ['questions', 'affected', id],
    queryFn: ({ signal }) => call(contract.readQuestionAffected, { params: { id } }, { signal }),
    staleTime: 0,
  })
export async function createQuestion(body: Input<typeof contract.createQuestion>['body']) {
  const made = await call(contract.createQuestion, { body })
  await authoredChanged()
  return made
}
export async function saveQuestion(id: number, body: Input<typeof contract.updateQuestion>['body']) {
  const saved = await call(contract.updateQuestion, { params: { id }, body }).catch(
    shownTheirs(question(id).queryKey),
  )
  cache.setQueryData(question(id).queryKey, saved)
  await authoredChanged()
  return saved
}
export async function duplicateQuestion(id: number) {
  const made = await call(contract.duplicateQuestion, { params: { id } })
  await authoredChanged()
  return made
}
export async function placeQuestions(places: contract.QuestionPlaces) {
  const { before } = await call(contract.placeQuestions, { body: { places } })
  await authoredChanged()
  return before
}
export const removeQuestion = (id: number) => call(contract.removeQuestion, { params: { id } })
export async function restoreQuestion(id: number) {
  await call(contract.restoreQuestion, { params: { id } })
  await authoredChanged()
}
export const questionPicture = (id: number) =>
  queryOptions({
    queryKey: ['questionPictures', id],
    queryFn: ({ signal }) => call(contract.readQuestionPicture, { params: { id } }, { signal }),
  })
export const useUploadPicture = () =>
  useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (part: number) => void }) =>
      upload(contract.uploadQuestionPicture, {}, file, { onProgress }),
  })

// Answer sets

export const answerSetList = (query: AskedQuery<typeof sets.listAnswerSets>) =>
  queryOptions({
    queryKey: ['answerSets', 'list', query],
    queryFn: ({ signal }) => call(sets.listAnswerSets, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
export const answerSet = (id: number) =>
  queryOptions({
    queryKey: ['answerSets', 'one', id],
    queryFn: ({ signal }) => call(sets.readAnswerSet, { params: { id } }, { signal }),
    ...seenAnew,
  })
export const answerSetAffected = (id: number) =>
  queryOptions({
    queryKey: ['answerSets', 'affected', id],
    queryFn: ({ signal }) => call(sets.readAnswerSetAffected, { params: { id } }, { signal }),
    staleTime: 0,
  })
export async function saveAnswerSet(
  id: number,
  { revision, ...form }: sets.AnswerSetForm & { revision: number },
) {
  const saved = id
    ? await call(sets.updateAnswerSet, { params: { id }, body: { ...form, revision } }).catch(
        shownTheirs(answerSet(id).queryKey),
      )
    : await call(sets.createAnswerSet, { body: form })
  cache.setQueryData(answerSet(saved.id).queryKey, saved)
  await authoredChanged()
  return saved
}
export const removeAnswerSet = (id: number) => call(sets.removeAnswerSet, { params: { id } })
export async function restoreAnswerSet(id: number) {
  await call(sets.restoreAnswerSet, { params: { id } })
  await authoredChanged()
}

// Evaluations

export const evaluationList = (query: AskedQuery<typeof evaluations.listEvaluations>) =>
  queryOptions({
    queryKey: ['evaluations', 'list', query],
    queryFn: ({ signal }) => call(evaluations.listEvaluations, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
export const evaluation = (id: number) =>
  queryOptions({
    queryKey: ['evaluations', 'one', id],
    queryFn: ({ signal }) => call(evaluations.readEvaluation, { params: { id } }, { signal }),
    ...seenAnew,
  })
export const evaluationAffected = (id: number) =>
  queryOptions({
    queryKey: ['evaluations', 'affected', id],
    queryFn: ({ signal }) => call(evaluations.readEvaluationAffected, { params: { id } }, { signal }),
    staleTime: 0,
  })
export async function createEvaluation(body: Input<typeof evaluations.createEvaluation>['body']) {
  const made = await call(evaluations.createEvaluation, { body })
  await authoredChanged()
  return made
}
export async function saveEvaluation(id: number, body: Input<typeof evaluations.updateEvaluation>['body']) {
  const saved = await call(evaluations.updateEvaluation, { params: { id }, body }).catch(
    shownTheirs(evaluation(id).queryKey),
  )
  cache.setQueryData(evaluation(id).queryKey, saved)
  await authoredChanged()
  return saved
}
export async function duplicateEvaluation(id: number) {
  const made = await call(evaluations.duplicateEvaluation, { params: { id } })
  await authoredChanged()
  return made
}
export const removeEvaluation = (id: number) => call(evaluations.removeEvaluation, { params: { id } })
export async function restoreEvaluation(id: number) {
  await call(evaluations.restoreEvaluation, { params: { id } })
  await authoredChanged()
}
export const useDraw = () =>
  useMutation({
    mutationFn: (body: Input<typeof evaluations.previewDraw>['body']) =>
      call(evaluations.previewDraw, { body }),
  })

// Files of questions

type SentFile = { file: File; language: Language }

/** One file on its way, how much of it has been sent, and a way to stop it. */
function useSending<E extends typeof files.checkQuestionFile | typeof files.importQuestions>(
  entry: E,
  id: number,
  onDone?: () => Promise<unknown>,
) {
  const [part, setPart] = useState(0)
  const ending = useRef<AbortController>(null)
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn({ file, language }: SentFile) {
      ending.current = new AbortController()
      const { signal } = ending.current
      const input = { params: { id }, query: { language } } as Input<E>
      return upload(entry, input, file, { signal, onProgress: setPart })
    },
    ...(onDone && { onSuccess: onDone }),
  })
  useEffect(() => () => ending.current?.abort(), [])
  return {
    part,
    data,
    error,
    isPending,
    reset,
    send(sent: SentFile, onSuccess?: (answer: Reply<E>) => void) {
      setPart(0)
      mutate(sent, { ...(onSuccess && { onSuccess }) })
    },
    stop() {
      ending.current?.abort()
      reset()
    },
  }
}

export const useCheckFile = (id: number) => useSending(files.checkQuestionFile, id)
export const useImport = (id: number) => useSending(files.importQuestions, id, authoredChanged)
export async function undoImport(id: number, ids: number[]) {
  await call(files.undoQuestionImport, { params: { id }, body: { ids } })
  await authoredChanged()
}
const endings = { gift: 'gift.txt', moodle: 'xml' } as const
export const useExport = (id: number) =>
  useMutation({
    mutationFn: ({ format, name }: { format: files.QuestionFormat; name: string }) =>
      download(files.exportQuestions, { params: { id }, query: { format } }, `${name}.${endings[format]}`),
  })
