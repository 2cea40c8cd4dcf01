import {
  affectedByTokenRevocation,
  revokeApiTokens,
  type TokensChosen,
} from '@oktant/contract/organisation/api-token-changes.ts'
import {
  affectedByTokenEnd,
  createApiToken,
  listApiTokens,
  readApiToken,
  revokeApiToken,
  type ApiToken,
  type ApiTokenForm,
} from '@oktant/contract/organisation/api-tokens.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const apiTokens = (query: NonNullable<Input<typeof listApiTokens>['query']>) =>
  queryOptions({
    queryKey: ['api-tokens', 'list', query],
    queryFn: ({ signal }) => call(listApiTokens, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const apiToken = (id: number) =>
  queryOptions({
    queryKey: ['api-tokens', 'one', id],
    queryFn: ({ signal }) => call(readApiToken, { params: { id } }, { signal }),
  })

export const tokenAffected = (id: number) =>
  queryOptions({
    queryKey: ['api-tokens', 'affected', id],
    queryFn: ({ signal }) => call(affectedByTokenEnd, { params: { id } }, { signal }),
  })

/** NOTE: what the server answered is shown at once, and the rest is asked again. */
function useTokenChanged() {
  const client = useQueryClient()
  return (changed: ApiToken) => {
    client.setQueryData(apiToken(changed.id).queryKey, changed)
    return Promise.all(['api-tokens', 'audit'].map((name) => client.invalidateQueries({ queryKey: [name] })))
  }
}

export function useCreateApiToken() {
  const tokenChanged = useTokenChanged()
  return useMutation({
    mutationFn: (body: ApiTokenForm) => call(createApiToken, { body }),
    onSuccess: ({ apiToken: made }) => tokenChanged(made),
    // NOTE: the answer holds the secret, which nothing here keeps longer than it is shown.
    gcTime: 0,
  })
}

export const useRevokeApiToken = (id: number) =>
  useMutation({ mutationFn: () => call(revokeApiToken, { params: { id } }), onSuccess: useTokenChanged() })

export const tokensAffected = (body: TokensChosen) =>
  queryOptions({
    queryKey: ['api-tokens', 'affected', body],
    queryFn: ({ signal }) => call(affectedByTokenRevocation, { body }, { signal }),
  })

export function useRevokeApiTokens() {
  const client = useQueryClient()
  return async (body: TokensChosen) => {
    const made = await call(revokeApiTokens, { body })
    await Promise.all(['api-tokens', 'audit'].map((name) => client.invalidateQueries({ queryKey: [name] })))
    return made
  }
}
