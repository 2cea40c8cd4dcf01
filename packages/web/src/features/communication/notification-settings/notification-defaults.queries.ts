import type { Input } from '@oktant/contract/http/http.ts'
import {
  readNotificationDefaults,
  saveNotificationDefaults,
} from '@oktant/contract/communication/notification-settings.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const notificationDefaults = queryOptions({
  queryKey: ['notification-defaults'],
  queryFn: ({ signal }) => call(readNotificationDefaults, {}, { signal }),
})

export function useSaveNotificationDefaults() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof saveNotificationDefaults>['body']) =>
      call(saveNotificationDefaults, { body }),
    onSuccess(saved) {
      cache.setQueryData(notificationDefaults.queryKey, saved)
      void cache.invalidateQueries({ queryKey: ['notification-settings'] })
    },
  })
}
