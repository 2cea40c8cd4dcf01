import { countNotifications, latestNotifications } from '@oktant/contract/notifications.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const unreadNotifications = queryOptions({
  queryKey: ['notifications', 'count'],
  queryFn: ({ signal }) => call(countNotifications, {}, { signal, quiet403: true }),
})

export const newestNotifications = queryOptions({
  queryKey: ['notifications', 'latest'],
  queryFn: ({ signal }) => call(latestNotifications, {}, { signal }),
})
