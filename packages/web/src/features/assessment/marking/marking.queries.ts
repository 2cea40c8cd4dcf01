import { listHeldResults, releaseResults } from '@oktant/contract/assessment/result-release.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import {
  handBackMarking,
  launchMarking,
  listCompetency,
  listFreeText,
  listMarkedFreeText,
  listQuestionsToMark,
  type Marking,
  peekMarking,
  type ReturnMarking,
  returnMarking,
  scoreMarking,
  type ScoreMarking,
  undoMarking,
} from '@oktant/contract/assessment/marking.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

const key = ['marking'] as const
const queues = { freeText: listFreeText, competency: listCompetency } as const
export type Queue = keyof typeof queues

/** How often a queue that is in sight is asked anew, for what others have open. */
const freshMs = 20_000

export const waitingList = (queue: Queue, query: Input<typeof listFreeText>['query']) =>
  queryOptions({
    queryKey: [...key, queue, query],
    queryFn: ({ signal }) => call(queues[queue], { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  })

export const markedList = (query: Input<typeof listMarkedFreeText>['query']) =>
  queryOptions({
    queryKey: [...key, 'marked', query],
    queryFn: ({ signal }) => call(listMarkedFreeText, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

export const questionsToMark = (query: Input<typeof listQuestionsToMark>['query']) =>
  queryOptions({
    queryKey: [...key, 'questions', query],
    queryFn: ({ signal }) => call(listQuestionsToMark, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  })

export type Within = { evaluationId?: number; questionId?: number }

/** NOTE: opening keeps the attempt for whoever opens it, so it is a change and asked for once. */
export const useLaunchMarking = (within: Within) =>
  useMutation({ mutationFn: (logId: number) => call(launchMarking, { params: { logId }, query: within }) })

export const peekAgain = (logId: number, within: Within) =>
  call(peekMarking, { params: { logId }, query: within })

/** What somebody else has open, asked for until it is free. */
export const heldByOthers = (logId: number) =>
  queryOptions({
    queryKey: [...key, 'held-by', logId],
    queryFn: () => peekAgain(logId, {}),
    refetchInterval: freshMs / 2,
    gcTime: 0,
  })

const readyAt = (logId: number, within: Within) => [...key, 'ready', logId, within] as const

/** Reads an attempt before anybody asks for it, without keeping it from others. */
export const readAhead = (logId: number, within: Within) =>
  cache.prefetchQuery({
    queryKey: readyAt(logId, within),
    queryFn: () => peekAgain(logId, within),
    staleTime: freshMs,
  })

/** What was read ahead, once. */
export function takeReady(logId: number, within: Within) {
  const ready = cache.getQueryData<Marking>(readyAt(logId, within))
  cache.removeQueries({ queryKey: readyAt(logId, within) })
  return ready
}

export const sendMarks = (logId: number, within: Within, body: ScoreMarking): Promise<Marking> =>
  call(scoreMarking, { params: { logId }, query: within, body })

export const sendBack = (logId: number, within: Within, body: ReturnMarking) =>
  call(returnMarking, { params: { logId }, query: within, body })

export const handBack = (logId: number) => call(handBackMarking, { params: { logId } })

export async function takeMarkBack(logId: number) {
  const marking = await call(undoMarking, { params: { logId } })
  await markingChanged()
  return marking
}

export const markingChanged = () =>
  Promise.all(['marking', 'home', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

export const heldResults = (query: Input<typeof listHeldResults>['query']) =>
  queryOptions({
    queryKey: [...key, 'held', query],
    queryFn: ({ signal }) => call(listHeldResults, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useReleaseResults = () =>
  useMutation({
    mutationFn: (chosen: Input<typeof releaseResults>['body']['chosen']) =>
      call(releaseResults, { body: { chosen } }),
    onSuccess: markingChanged,
  })
