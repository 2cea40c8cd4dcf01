import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const worthTryingAgain = (error: Error) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 502

export const query = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      // NOTE: what is asked for though there is no connection would else not be asked again when it is back.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && worthTryingAgain(error),
    },
    // NOTE: a change is never repeated by itself; the person presses again.
    mutations: { retry: false, networkMode: 'always' },
  },
})
