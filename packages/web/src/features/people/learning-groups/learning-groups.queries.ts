import { addMembers, removeMembers } from '@oktant/contract/people/groups.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import * as changes from '@oktant/contract/people/learning-group-changes.ts'
import {
  affectedByLearningGroupRemoval,
  allowInLearningGroup,
  createLearningGroup,
  excludeFromLearningGroup,
  explainRule,
  listLearningGroupPeople,
  listLearningGroups,
  listNamedPeople,
  previewRule,
  readLearningGroup,
  readLearningGroupOptions,
  removeLearningGroup,
  restoreLearningGroup,
  updateLearningGroup,
  type LearningGroup,
  type LearningGroupForm,
  type Rule,
} from '@oktant/contract/people/learning-groups.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

type AskedQuery<E extends Parameters<typeof call>[0]> =
  Input<E> extends { query?: infer Q } ? NonNullable<Q> : never

const key = 'learning-groups'

export const learningGroups = (query: AskedQuery<typeof listLearningGroups>) =>
  queryOptions({
    queryKey: [key, 'list', query],
    queryFn: ({ signal }) => call(listLearningGroups, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const learningGroup = (id: number) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => call(readLearningGroup, { params: { id } }, { signal }),
  })

export const learningGroupOptions = queryOptions({
  queryKey: [key, 'options'],
  queryFn: ({ signal }) => call(readLearningGroupOptions, {}, { signal }),
})

export const namedPeople = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [key, 'named', ...ids],
    queryFn: ({ signal }) => call(listNamedPeople, { query: { people: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })

type Tried = { groupId: number | null; rule: Rule }

export const rulePreview = (tried: Tried) =>
  queryOptions({
    queryKey: [key, 'preview', tried],
    queryFn: ({ signal }) => call(previewRule, { body: tried }, { signal }),
    placeholderData: keepPreviousData,
  })

export const ruleVerdict = (tried: Tried, userId: number) =>
  queryOptions({
    queryKey: [key, 'verdict', tried, userId],
    queryFn: ({ signal }) => call(explainRule, { body: { ...tried, userId } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const learningGroupPeople = (id: number, query: AskedQuery<typeof listLearningGroupPeople>) =>
  queryOptions({
    queryKey: [key, 'people', id, query],
    queryFn: ({ signal }) => call(listLearningGroupPeople, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const removalAffected = (id: number) =>
  queryOptions({
    queryKey: [key, 'affected', id],
    queryFn: ({ signal }) => call(affectedByLearningGroupRemoval, { params: { id } }, { signal }),
  })

export const learningGroupsChanged = () =>
  Promise.all(
    [key, 'users', 'audience', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })),
  )

/** Saves a group as it is written down, also to take a change back. */
export async function putLearningGroup(id: number, body: LearningGroupForm) {
  const saved = await call(updateLearningGroup, { params: { id }, body })
  await learningGroupsChanged()
  return saved
}

export function useSaveLearningGroup(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: LearningGroupForm) =>
      id ? call(updateLearningGroup, { params: { id }, body }) : call(createLearningGroup, { body }),
    async onSuccess(saved: LearningGroup) {
      client.setQueryData(learningGroup(saved.id).queryKey, saved)
      await learningGroupsChanged()
    },
  })
}

export const dropLearningGroup = (id: number) => call(removeLearningGroup, { params: { id } })

export async function bringBack(id: number) {
  const back = await call(restoreLearningGroup, { params: { id } })
  await learningGroupsChanged()
  return back
}

const params = (id: number) => ({ owner: 'learningGroup' as const, id })
const stayCalls = {
  add: (id: number, userIds: number[]) => call(addMembers, { params: params(id), body: { userIds } }),
  remove: (id: number, userIds: number[]) => call(removeMembers, { params: params(id), body: { userIds } }),
  exclude: (id: number, userIds: number[]) =>
    call(excludeFromLearningGroup, { params: { id }, body: { userIds } }),
  allow: (id: number, userIds: number[]) => call(allowInLearningGroup, { params: { id }, body: { userIds } }),
}
export type StayChange = keyof typeof stayCalls

export const useStayChange = (id: number, change: StayChange) =>
  useMutation({
    mutationFn: (userIds: number[]) => stayCalls[change](id, userIds),
    onSuccess: learningGroupsChanged,
  })

export const groupChangeAffected = (body: changes.LearningGroupChange) =>
  queryOptions({
    queryKey: [key, 'affected', body],
    queryFn: ({ signal }) => call(changes.affectedByLearningGroupChange, { body }, { signal }),
    staleTime: 0,
  })

export async function changeLearningGroups(body: changes.LearningGroupChange) {
  const made = await call(changes.changeLearningGroups, { body })
  await learningGroupsChanged()
  return made
}
