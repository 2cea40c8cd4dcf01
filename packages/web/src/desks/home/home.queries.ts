import { readHome } from '@oktant/contract/learning/own/home.ts'
import { queryOptions } from '@tanstack/react-query'
import { profile } from '../../features/people/account/account.queries.ts'
import { newestNotifications } from '../../features/communication/notifications/notifications.queries.ts'
import { call } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query-client.ts'

/** Everything that the first page shows, in one call; what other screens show too is kept where they look for it. */
export const home = queryOptions({
  queryKey: ['learning', 'home'],
  queryFn: async ({ signal }) => {
    const found = await call(readHome, {}, { signal })
    query.setQueryData(profile(found.profile.id).queryKey, found.profile)
    query.setQueryData(newestNotifications.queryKey, found.news)
    return found
  },
})
