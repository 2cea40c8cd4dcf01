import {
  addMembers,
  createGroup,
  listGroups,
  listMembers,
  readGroup,
  removeGroup,
  removeMembers,
  updateGroup,
  type GroupForm,
  type GroupRow,
} from '@oktant/contract/people/groups.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

type AskedQuery<E extends Parameters<typeof call>[0]> =
  Input<E> extends { query?: infer Q } ? NonNullable<Q> : never

export const groups = (query: AskedQuery<typeof listGroups>) =>
  queryOptions({
    queryKey: ['groups', 'list', query],
    queryFn: ({ signal }) => call(listGroups, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const group = (id: number) =>
  queryOptions({
    queryKey: ['groups', 'one', id],
    queryFn: ({ signal }) => call(readGroup, { params: { id } }, { signal }),
  })

const changed = () =>
  Promise.all(
    ['groups', 'users', 'projects', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })),
  )

export function useSaveGroup(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: GroupForm) =>
      id ? call(updateGroup, { params: { id }, body }) : call(createGroup, { body }),
    async onSuccess(saved: GroupRow) {
      client.setQueryData(group(saved.id).queryKey, saved)
      await changed()
    },
  })
}

export const useRemoveGroup = (id: number) =>
  useMutation({ mutationFn: () => call(removeGroup, { params: { id } }) })

/** Makes a removed group again, as it was. */
export async function makeAgain(form: GroupForm) {
  const made = await call(createGroup, { body: form })
  await changed()
  return made
}

export const groupsChanged = changed

const owner = 'project' as const

export const members = (id: number, query: AskedQuery<typeof listMembers>) =>
  queryOptions({
    queryKey: ['groups', 'members', id, query],
    queryFn: ({ signal }) => call(listMembers, { params: { owner, id }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useAddMembers = (id: number) =>
  useMutation({
    mutationFn: (userIds: number[]) => call(addMembers, { params: { owner, id }, body: { userIds } }),
    onSuccess: changed,
  })

export const useRemoveMembers = (id: number) =>
  useMutation({
    mutationFn: (userIds: number[]) => call(removeMembers, { params: { owner, id }, body: { userIds } }),
    onSuccess: changed,
  })
