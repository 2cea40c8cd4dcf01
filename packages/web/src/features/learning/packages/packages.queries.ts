import * as ofComponents from '@oktant/contract/learning/package-components.ts'
import * as records from '@oktant/contract/learning/package-attempt-records.ts'
import * as contract from '@oktant/contract/learning/package-imports.ts'
import { type UnitWaived, waiveUnit } from '@oktant/contract/learning/package-attempts.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

const underWayStates: readonly contract.ImportState[] = ['checking', 'unpacking']
export const isUnderWay = ({ state }: contract.PackageImport) => underWayStates.includes(state)
const askAgainMs = 1000

export const packageImports = queryOptions({
  queryKey: ['package-imports', 'list'],
  queryFn: ({ signal }) => call(contract.listPackageImports, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? askAgainMs : false),
})

export const packageImport = (id: number) =>
  queryOptions({
    queryKey: ['package-imports', 'one', id],
    queryFn: ({ signal }) => call(contract.readPackageImport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? askAgainMs : false),
  })

export const componentPackage = (id: number) =>
  queryOptions({
    queryKey: ['components', 'package', id],
    queryFn: ({ signal }) => call(ofComponents.readComponentPackage, { params: { id } }, { signal }),
  })

export const importsChanged = () =>
  Promise.all(
    ['package-imports', 'components', 'courses', 'audit'].map((name) =>
      cache.invalidateQueries({ queryKey: [name] }),
    ),
  )

type Wish = Input<typeof contract.acceptPackageImport>['body']

export async function acceptPackageImport(id: number, body: Wish) {
  cache.setQueryData(
    packageImport(id).queryKey,
    await call(contract.acceptPackageImport, { params: { id }, body }),
  )
  await importsChanged()
}

export const useCancelPackageImport = (id: number) =>
  useMutation({ mutationFn: () => call(contract.cancelPackageImport, { params: { id } }) })

type Settings = Input<typeof ofComponents.savePackageSettings>['body']

export async function savePackageSettings(id: number, body: Settings) {
  const saved = await call(ofComponents.savePackageSettings, { params: { id }, body })
  cache.setQueryData(componentPackage(id).queryKey, saved)
  await importsChanged()
  return saved
}

export const useDownloadPackage = (id: number) =>
  useMutation({
    mutationFn: ({ id: versionId, name }: ofComponents.PackageVersion) =>
      download(ofComponents.downloadPackage, { params: { id, versionId } }, name),
  })

type AttemptsQuery = NonNullable<Input<typeof records.listPackageAttemptRecords>['query']>

export const packageAttempts = (id: number, query: AttemptsQuery) =>
  queryOptions({
    queryKey: ['package-attempts', id, query],
    queryFn: ({ signal }) => call(records.listPackageAttemptRecords, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

type AllAttemptsQuery = NonNullable<Input<typeof records.listCompanyPackageAttempts>['query']>

export const allPackageAttempts = (query: AllAttemptsQuery) =>
  queryOptions({
    queryKey: ['package-attempts', 'all', query],
    queryFn: ({ signal }) => call(records.listCompanyPackageAttempts, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const packageAttempt = (id: number) =>
  queryOptions({
    queryKey: ['package-attempts', 'one', id],
    queryFn: ({ signal }) => call(records.readPackageAttemptRecord, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const useExportTrace = (id: number) =>
  useMutation({
    mutationFn: (format: records.TraceFormat) =>
      download(records.exportPackageTrace, { params: { id }, query: { format } }, `trace-${id}.${format}`),
  })

export const useWaiveUnit = (id: number) =>
  useMutation({
    mutationFn: async (body: UnitWaived) => {
      const waived = await call(waiveUnit, { params: { id }, body })
      await Promise.all(
        ['package-attempts', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })),
      )
      return waived
    },
  })
