import type { Input } from '@oktant/contract/http/http.ts'
import {
  listSuppressedAddresses,
  releaseAddress,
  suppressAddress,
} from '@oktant/contract/communication/mails.ts'
import {
  type AddressChange,
  affectedByAddressChange,
  changeSuppressedAddresses,
} from '@oktant/contract/communication/suppressed-address-changes.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const suppressedAddresses = (query: Input<typeof listSuppressedAddresses>['query']) =>
  queryOptions({
    queryKey: ['suppressed-addresses', query],
    queryFn: ({ signal }) => call(listSuppressedAddresses, query ? { query } : {}, { signal }),
    placeholderData: keepPreviousData,
  })

export function useReleaseAddress() {
  const cache = useQueryClient()
  const changed = () => cache.invalidateQueries({ queryKey: ['suppressed-addresses'] })
  const release = useMutation({
    mutationFn: (id: number) => call(releaseAddress, { params: { id } }),
    onSuccess: changed,
  })
  const restore = async (id: number) => {
    await call(suppressAddress, { params: { id } })
    await changed()
  }
  return { release, restore }
}

export const addressChangeAffected = (body: AddressChange) =>
  queryOptions({
    queryKey: ['suppressed-addresses', 'affected', body],
    queryFn: ({ signal }) => call(affectedByAddressChange, { body }, { signal }),
  })

export function useChangeAddresses() {
  const cache = useQueryClient()
  return async (body: AddressChange) => {
    const made = await call(changeSuppressedAddresses, { body })
    await cache.invalidateQueries({ queryKey: ['suppressed-addresses'] })
    return made
  }
}
