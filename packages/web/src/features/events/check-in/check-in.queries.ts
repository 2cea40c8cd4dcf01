import { checkIn, checkInBadge, readBadge, readCheckInCode } from '@oktant/contract/events/check-in.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

/** NOTE: asked again in good time before it changes, so that the one that is shown is always good. */
const renewMs = 20_000

export const wallCode = (id: number) =>
  queryOptions({
    queryKey: ['trainerEvents', 'wall', id],
    queryFn: ({ signal }) => call(readCheckInCode, { params: { id } }, { signal }),
    refetchInterval: renewMs,
    gcTime: 0,
  })

export const ownBadge = (id: number) =>
  queryOptions({
    queryKey: ['events', 'badge', id],
    queryFn: ({ signal }) => call(readBadge, { params: { id } }, { signal }),
    refetchInterval: renewMs,
    gcTime: 0,
  })

const changed = () =>
  Promise.all([['events'], ['trainerEvents']].map((queryKey) => cache.invalidateQueries({ queryKey })))

export const useCheckIn = (id: number, code: string) =>
  useMutation({ mutationFn: () => call(checkIn, { params: { id }, body: { code } }), onSuccess: changed })

export const useCheckInBadge = (id: number, code: string) =>
  useMutation({
    mutationFn: () => call(checkInBadge, { params: { id }, body: { code } }),
    onSuccess: changed,
  })
