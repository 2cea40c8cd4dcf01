import { readAbout } from '@oktant/contract/organisation/system.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/api.ts'

export const about = queryOptions({
  queryKey: ['about'],
  queryFn: ({ signal }) => call(readAbout, {}, { signal }),
})

export type Licensed = { name: string; version: string; licence: string; text: string }

/** The list that the build has put beside the application. */
export const licences = queryOptions({
  queryKey: ['licences'],
  async queryFn({ signal }) {
    const response = await fetch('/licences.json', { signal })
    if (!response.ok) throw new ApiError('unexpected', response.status)
    // NOTE: written by `licences.ts` of this package.
    return (await response.json()) as Licensed[]
  },
  staleTime: Infinity,
})
