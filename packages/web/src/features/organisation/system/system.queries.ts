import type { Input } from '@oktant/contract/http/http.ts'
import {
  affectedByRetention,
  listOnline,
  readDeployment,
  readJobsHealth,
  readSystemSettings,
  retryAnnouncements,
  retryJob,
  runJob,
  saveSystemSettings,
  type Retention,
  type SystemSettings,
  testMail,
  testStorage,
} from '@oktant/contract/organisation/system.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const systemSettings = queryOptions({
  queryKey: ['system', 'settings'],
  queryFn: ({ signal }) => call(readSystemSettings, {}, { signal }),
})

export function useSaveSystemSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: SystemSettings) => call(saveSystemSettings, { body }),
    onSuccess(saved) {
      cache.setQueryData(systemSettings.queryKey, saved)
      void cache.invalidateQueries({ queryKey: ['settings'] })
    },
  })
}

export const retentionAffected = (retention: Retention) =>
  queryOptions({
    queryKey: ['system', 'retention', retention],
    queryFn: ({ signal }) => call(affectedByRetention, { body: retention }, { signal }),
    placeholderData: keepPreviousData,
  })

const lookEvery = 30_000

export const online = (query: NonNullable<Input<typeof listOnline>['query']>) =>
  queryOptions({
    queryKey: ['system', 'online', query],
    queryFn: ({ signal }) => call(listOnline, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookEvery,
  })

export const deployment = queryOptions({
  queryKey: ['system', 'deployment'],
  queryFn: ({ signal }) => call(readDeployment, {}, { signal }),
})

export const useTestStorage = () => useMutation({ mutationFn: () => call(testStorage, {}) })
export const useTestMail = () => useMutation({ mutationFn: () => call(testMail, {}) })

export const jobsHealth = queryOptions({
  queryKey: ['system', 'jobs'],
  queryFn: ({ signal }) => call(readJobsHealth, {}, { signal }),
  refetchInterval: lookEvery,
})

function useChangeOfJobs<T, R>(mutationFn: (asked: T) => Promise<R>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => cache.invalidateQueries({ queryKey: jobsHealth.queryKey }),
  })
}

export const useRunJob = () => useChangeOfJobs((name: string) => call(runJob, { params: { name } }))
export const useRetryJob = () => useChangeOfJobs((job: string) => call(retryJob, { params: { job } }))
export const useRetryAnnouncements = () =>
  useChangeOfJobs<void, { count: number }>(() => call(retryAnnouncements, {}))
