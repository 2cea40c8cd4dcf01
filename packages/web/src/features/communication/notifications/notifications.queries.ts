import type { Input } from '@oktant/contract/http/http.ts'
import {
  countNotifications,
  deleteNotification,
  latestNotifications,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotification,
} from '@oktant/contract/communication/notifications.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const unreadNotifications = queryOptions({
  queryKey: ['notifications', 'count'],
  queryFn: ({ signal }) => call(countNotifications, {}, { signal, quiet403: true }),
})

export const newestNotifications = queryOptions({
  queryKey: ['notifications', 'latest'],
  queryFn: ({ signal }) => call(latestNotifications, {}, { signal }),
})

export const notifications = (query: Input<typeof listNotifications>['query']) =>
  queryOptions({
    queryKey: ['notifications', 'list', query],
    queryFn: ({ signal }) => call(listNotifications, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const oneNotification = (id: number) =>
  queryOptions({
    queryKey: ['notifications', 'one', id],
    queryFn: ({ signal }) => call(readNotification, { params: { id } }, { signal }),
  })

/** After a change the count is known at once; everything else that shows notifications asks again. */
function useAfterChange() {
  const cache = useQueryClient()
  return (count: { count: number }) => {
    cache.setQueryData(unreadNotifications.queryKey, count)
    void cache.invalidateQueries({ queryKey: ['notifications'] })
  }
}

export function useMarkNotificationRead() {
  const onSuccess = useAfterChange()
  return useMutation({
    mutationFn: (id: number) => call(markNotificationRead, { params: { id } }),
    onSuccess,
  })
}

export function useMarkAllNotificationsRead() {
  const onSuccess = useAfterChange()
  return useMutation({ mutationFn: () => call(markAllNotificationsRead, {}), onSuccess })
}

export function useDeleteNotification() {
  const onSuccess = useAfterChange()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(deleteNotification, { params: { id } }),
    onSuccess(count, id) {
      cache.removeQueries({ queryKey: oneNotification(id).queryKey })
      onSuccess(count)
    },
  })
}
