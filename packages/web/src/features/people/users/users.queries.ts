import { setAvatar } from '@oktant/contract/people/account.ts'
import { requestDataArchiveFor } from '@oktant/contract/people/privacy.ts'
import { exportUsers } from '@oktant/contract/kit/exports.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { makePasswordLink } from '@oktant/contract/people/password-links.ts'
import { affectedByUserProfiles } from '@oktant/contract/people/profile-holders.ts'
import {
  affectedByUserChange,
  affectedByUserRemoval,
  anonymiseUser,
  changeUsers,
  createUser,
  listUsers,
  readUser,
  readUserOptions,
  removeUser,
  resetUserPassword,
  undoUserChange,
  updateUser,
  type UserChange,
  type UserForm,
  type UserRecord,
} from '@oktant/contract/people/users.ts'
import { readUserTies } from '@oktant/contract/people/user-ties.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'
import { query as cache } from '../../../lib/api/query-client.ts'
import { upload } from '../../../lib/api/upload.ts'
import { startViewing } from '../../../lib/session/viewing.ts'

export const users = (query: NonNullable<Input<typeof listUsers>['query']>) =>
  queryOptions({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const user = (id: number) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => call(readUser, { params: { id } }, { signal }),
  })

export const userTies = (id: number) =>
  queryOptions({
    queryKey: ['users', 'ties', id],
    queryFn: ({ signal }) => call(readUserTies, { params: { id } }, { signal }),
  })

export const userOptions = queryOptions({
  queryKey: ['users', 'options'],
  queryFn: ({ signal }) => call(readUserOptions, {}, { signal }),
})

/** What lists, forms and searches show of people is stale. */
const peopleChanged = () =>
  Promise.all(
    ['users', 'people', 'audit', 'profile'].map((name) => cache.invalidateQueries({ queryKey: [name] })),
  )

export function useSaveUser(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ welcome, ...body }: UserForm & { welcome: boolean }) =>
      id ? call(updateUser, { params: { id }, body }) : call(createUser, { body: { ...body, welcome } }),
    async onSuccess(saved: UserRecord) {
      client.setQueryData(user(saved.id).queryKey, saved)
      await peopleChanged()
    },
  })
}

export const affectedUsers = (change: UserChange | null) =>
  queryOptions({
    queryKey: ['users', 'affected', change],
    queryFn: ({ signal }) => (change ? call(affectedByUserChange, { body: change }, { signal }) : []),
    enabled: change !== null,
  })

export const useChangeUsers = () =>
  useMutation({ mutationFn: (body: UserChange) => call(changeUsers, { body }), onSuccess: peopleChanged })

export async function undoChange(id: number) {
  const undone = await call(undoUserChange, { params: { id } })
  await peopleChanged()
  return undone
}

/** The people whom the list’s filters mean, as an import reads them. */
export const useExportUsers = () =>
  useMutation({
    mutationFn: (query: NonNullable<Input<typeof exportUsers>['query']>) =>
      download(exportUsers, { query }, 'users.csv'),
  })

export const removalOf = (id: number) =>
  queryOptions({
    queryKey: ['users', 'removal', id],
    queryFn: ({ signal }) => call(affectedByUserRemoval, { params: { id } }, { signal }),
  })

export const useRemoveUser = (id: number) =>
  useMutation({
    mutationFn: () => call(removeUser, { params: { id } }),
    onSuccess() {
      cache.removeQueries({ queryKey: user(id).queryKey })
      return peopleChanged()
    },
  })

export const useAnonymiseUser = (id: number) =>
  useMutation({
    mutationFn: (login: string) => call(anonymiseUser, { params: { id }, body: { login } }),
    onSuccess: peopleChanged,
  })

export const useRequestDataArchiveFor = (id: number) =>
  useMutation({
    mutationFn: (reason: string) => call(requestDataArchiveFor, { params: { id }, body: { reason } }),
    onSuccess: peopleChanged,
  })

export const useResetUserPassword = (id: number) =>
  useMutation({ mutationFn: () => call(resetUserPassword, { params: { id } }), onSuccess: peopleChanged })

/** NOTE: kept nowhere but in the dialog that shows it. */
export const useMakePasswordLink = (id: number) =>
  useMutation({
    mutationFn: () => call(makePasswordLink, { params: { id } }),
    gcTime: 0,
    onSuccess: peopleChanged,
  })

export const useViewAs = (id: number) => useMutation({ mutationFn: () => startViewing(id) })

/** What other profiles would take away; where that cannot be said, saving itself decides. */
export const lossByProfiles = (id: number, profileIds: number[]) =>
  call(affectedByUserProfiles, { params: { id }, body: { profileIds } }).catch(() => [])

export function useSetUserPhoto(id: number) {
  return useMutation({
    async mutationFn(photo: File) {
      const { responseCode } = await upload(setAvatar, { params: { id } }, photo, {})
      if (responseCode >= 500) throw new ApiError('unexpected', responseCode)
    },
    onSuccess: peopleChanged,
  })
}
