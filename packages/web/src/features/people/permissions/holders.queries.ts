import type { Input } from '@oktant/contract/http/http.ts'
import {
  affectedByHolderChange,
  changeProfileHolders,
  type HolderChange,
  listProfileHolders,
} from '@oktant/contract/people/profile-holders.ts'
import {
  affectedByProfileChange,
  explainPermissions,
  type ProfileForm,
} from '@oktant/contract/people/profiles.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { profilesChanged } from './permissions.queries.ts'

type AskedQuery = NonNullable<Input<typeof listProfileHolders>['query']>

export const profileHolders = (id: number, query: AskedQuery) =>
  queryOptions({
    queryKey: ['permissions', 'holders of', id, query],
    queryFn: ({ signal }) => call(listProfileHolders, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const affectedHolders = (id: number, body: HolderChange) =>
  queryOptions({
    queryKey: ['permissions', 'affected', id, body],
    queryFn: ({ signal }) => call(affectedByHolderChange, { params: { id }, body }, { signal }),
    staleTime: 0,
  })

export async function changeHolders(id: number, body: HolderChange) {
  const changed = await call(changeProfileHolders, { params: { id }, body })
  await profilesChanged()
  return changed
}

export const useChangeHolders = (id: number) =>
  useMutation({ mutationFn: (body: HolderChange) => changeHolders(id, body) })

/** What a change of a profile would take away; where that cannot be said, saving itself decides. */
export const lossByProfile = (id: number, body: ProfileForm) =>
  call(affectedByProfileChange, { params: { id }, body }).catch(() => [])

export const explanation = (id: number) =>
  queryOptions({
    queryKey: ['permissions', 'explanation', id],
    queryFn: ({ signal }) => call(explainPermissions, { params: { id } }, { signal }),
  })
