import type { Input } from '@oktant/contract/http/http.ts'
import {
  readNotificationSettings,
  saveNotificationSettings,
} from '@oktant/contract/communication/notification-settings.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const notificationSettings = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) => call(readNotificationSettings, {}, { signal }),
})

export function useSaveNotificationSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof saveNotificationSettings>['body']) =>
      call(saveNotificationSettings, { body }),
    onSuccess: (saved) => cache.setQueryData(notificationSettings.queryKey, saved),
  })
}
