import { readPushSettings, turnOffPush, turnOnPush } from '@oktant/contract/communication/push.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { recall, remember } from '../../../lib/storage.ts'
import { subscribe, unsubscribe } from '../../../lib/live/push-subscription.ts'

export const pushSettings = queryOptions({
  queryKey: ['push'],
  queryFn: ({ signal }) => call(readPushSettings, {}, { signal }),
})

/** The number of this browser among one's devices, where it is woken. */
export const ownDevice = () => Number(recall('push-device')) || null

export function useTurnOnPush() {
  const cache = useQueryClient()
  return useMutation({
    async mutationFn(publicKey: string) {
      return call(turnOnPush, { body: await subscribe(publicKey) })
    },
    onSuccess({ id, ...settings }) {
      remember('push-device', String(id))
      cache.setQueryData(pushSettings.queryKey, settings)
    },
  })
}

export function useTurnOffPush() {
  const cache = useQueryClient()
  return useMutation({
    async mutationFn(id: number) {
      if (id === ownDevice()) await unsubscribe()
      return call(turnOffPush, { params: { id } })
    },
    onSuccess: (settings) => cache.setQueryData(pushSettings.queryKey, settings),
  })
}
