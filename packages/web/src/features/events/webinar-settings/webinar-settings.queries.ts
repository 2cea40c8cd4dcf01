import {
  readTeamsIntegration,
  readWebinarSettings,
  saveWebinarSettings,
  type WebinarSettings,
  type WebinarSettingsForm,
} from '@oktant/contract/events/webinar-settings.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const webinarSettings = queryOptions({
  queryKey: ['webinarSettings'],
  queryFn: ({ signal }) => call(readWebinarSettings, {}, { signal }),
})

/** Which ways to meet one's company offers. */
export const webinarWays = queryOptions({
  queryKey: ['webinarSettings', 'ways'],
  queryFn: ({ signal }) => call(readTeamsIntegration, {}, { signal }),
})

export const useSaveWebinarSettings = () =>
  useMutation({
    mutationFn: (body: WebinarSettingsForm) => call(saveWebinarSettings, { body }),
    async onSuccess(saved: WebinarSettings) {
      cache.setQueryData(webinarSettings.queryKey, saved)
      const stale = [webinarWays.queryKey, ['audit']]
      await Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })))
    },
  })
