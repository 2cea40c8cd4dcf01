import * as contract from '@oktant/contract/development/talks.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const talks = (query: Input<typeof contract.listTalks>['query']) =>
  queryOptions({
    queryKey: ['talks', 'list', query],
    queryFn: ({ signal }) => call(contract.listTalks, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

export const talkPartners = queryOptions({
  queryKey: ['talks', 'partners'],
  queryFn: ({ signal }) => call(contract.listTalkPartners, {}, { signal }),
})

export const talk = (id: number) =>
  queryOptions({
    queryKey: ['talks', 'one', id],
    queryFn: ({ signal }) => call(contract.readTalk, { params: { id } }, { signal }),
  })

/** What was agreed shows in every talk with the person, and what is to be done on the first page. */
const changed = () =>
  Promise.all([['talks'], ['learning', 'home']].map((queryKey) => cache.invalidateQueries({ queryKey })))

export const readTalkAnew = (id: number) => cache.fetchQuery({ ...talk(id), staleTime: 0 })

/** NOTE: what is kept is known at once, so that whoever comes back goes on from it. */
export async function saveTalkText(
  id: number,
  part: contract.TalkPart,
  body: { text: string; number: number },
) {
  const kept = await call(contract.saveTalkText, { params: { id, part }, body })
  cache.setQueryData(
    talk(id).queryKey,
    (known) => known && { ...known, texts: known.texts.map((one) => (one.part === part ? kept : one)) },
  )
  return kept
}

export async function createTalk(body: Input<typeof contract.createTalk>['body']) {
  const made = await call(contract.createTalk, { body })
  await changed()
  return made
}

export async function updateTalk(id: number, body: Input<typeof contract.updateTalk>['body']) {
  const saved = await call(contract.updateTalk, { params: { id }, body })
  cache.setQueryData(talk(id).queryKey, saved)
  await changed()
  return saved
}

export const useRemoveTalk = (id: number) =>
  useMutation({ mutationFn: () => call(contract.removeTalk, { params: { id } }) })

/** NOTE: nothing is asked again until one is away from what is no longer there. */
export const forgetTalk = (id: number) => {
  cache.removeQueries({ queryKey: talk(id).queryKey })
  return changed()
}

/** Agrees on something; the inverse of removing it, too. */
export async function addTalkAction(id: number, body: contract.TalkActionForm) {
  const made = await call(contract.addTalkAction, { params: { id }, body })
  await changed()
  return made
}

type Change = { action: contract.TalkAction; change: Partial<contract.TalkActionForm> & { isDone?: boolean } }

/** Changes what was agreed, from the stand that is shown; where that is an old one, the new one is asked for. */
export const useChangeTalkAction = () =>
  useMutation({
    mutationFn({ action, change }: Change) {
      const { id: actionId, talkId: id, text, dueOn, doer, doneAt, revision } = action
      const body = { text, dueOn, doer, isDone: doneAt !== null, revision, ...change }
      return call(contract.updateTalkAction, { params: { id, actionId }, body })
    },
    onSettled: changed,
  })

export const useRemoveTalkAction = () =>
  useMutation({
    mutationFn: ({ id: actionId, talkId: id }: contract.TalkAction) =>
      call(contract.removeTalkAction, { params: { id, actionId } }),
    onSettled: changed,
  })
