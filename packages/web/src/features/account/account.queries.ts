import { readProfile, setTimezone } from '@oktant/contract/account.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { keepSession, session } from '../../lib/session-state.ts'

export const profile = (id: number) =>
  queryOptions({
    queryKey: ['profile', id],
    queryFn: ({ signal }) => call(readProfile, { params: { id } }, { signal }),
  })

export function useSetTimezone() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (zoneName: string) => call(setTimezone, { body: { zoneName } }),
    onSuccess({ timezone }) {
      const now = session.get()
      // NOTE: the session carries the zone in which every date is shown.
      if (now) keepSession({ ...now, user: { ...now.user, timezone } })
      return cache.invalidateQueries({ queryKey: ['profile'] })
    },
  })
}
