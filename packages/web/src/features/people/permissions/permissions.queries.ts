import type { Input } from '@oktant/contract/http/http.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import {
  createPermissionProfile,
  listHolders,
  listPermissionProfiles,
  removePermissionProfile,
  resetPermissionProfile,
  updatePermissionProfile,
  type ProfileForm,
} from '@oktant/contract/people/profiles.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const permissionProfiles = queryOptions({
  queryKey: ['permissions', 'profiles'],
  queryFn: ({ signal }) => call(listPermissionProfiles, {}, { signal }),
})

export const profilesChanged = () =>
  Promise.all(['permissions', 'users', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

export const useSaveProfile = (id: number) =>
  useMutation({
    mutationFn: (body: ProfileForm & { copiedFromId?: number }) =>
      id ? call(updatePermissionProfile, { params: { id }, body }) : call(createPermissionProfile, { body }),
    onSuccess: profilesChanged,
  })

export const useResetProfile = (id: number) =>
  useMutation({
    mutationFn: () => call(resetPermissionProfile, { params: { id } }),
    onSuccess: profilesChanged,
  })

export const useRemoveProfile = (id: number) =>
  useMutation({ mutationFn: () => call(removePermissionProfile, { params: { id } }) })

/** Makes a removed profile again, or puts back what it was. */
export async function putBack(id: number, body: ProfileForm) {
  const saved = id
    ? await call(updatePermissionProfile, { params: { id }, body })
    : await call(createPermissionProfile, { body })
  await profilesChanged()
  return saved
}

type AskedQuery = NonNullable<Input<typeof listHolders>['query']>
export const holders = (permission: Permission, query: AskedQuery) =>
  queryOptions({
    queryKey: ['permissions', 'holders', permission, query],
    queryFn: ({ signal }) => call(listHolders, { params: { permission }, query }, { signal }),
    placeholderData: keepPreviousData,
  })
