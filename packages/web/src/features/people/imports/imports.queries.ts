import {
  exportGroupMembers,
  exportCompetencyItems,
  exportJobRoles,
  exportManagers,
  exportUsers,
} from '@oktant/contract/kit/exports.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import {
  applyImport,
  checkImport,
  exportImportLines,
  type ImportKind,
  type ImportOptions,
  type ImportRecord,
  type LineOutcome,
  listImportLines,
  listImports,
  readImport,
  readImportAs,
  readImportKinds,
  readImportSample,
  removeImport,
  stopImport,
  undoImport,
  uploadImport,
} from '@oktant/contract/people/imports.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'
import { upload } from '../../../lib/api/upload.ts'

const lookEveryMs = 1000

export const isUnderWay = (state: ImportRecord['state']) =>
  state === 'checking' || state === 'applying' || state === 'undoing'

export const imports = (query: NonNullable<Input<typeof listImports>['query']>) =>
  queryOptions({
    queryKey: ['imports', 'list', query],
    queryFn: ({ signal }) => call(listImports, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.content.some((one) => isUnderWay(one.state)) ? lookEveryMs * 2 : false,
  })

export const importKinds = queryOptions({
  queryKey: ['imports', 'kinds'],
  queryFn: ({ signal }) => call(readImportKinds, {}, { signal }),
})

/** Looked at again and again while something is under way. */
export const importOf = (id: number) =>
  queryOptions({
    queryKey: ['imports', 'one', id],
    queryFn: ({ signal }) => call(readImport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? lookEveryMs : false),
  })

/** `stamp` changes with what was done, so that old lines are not shown for new ones. */
export const importLines = (
  id: number,
  query: NonNullable<Input<typeof listImportLines>['query']>,
  stamp: string,
) =>
  queryOptions({
    queryKey: ['imports', 'lines', id, stamp, query],
    queryFn: ({ signal }) => call(listImportLines, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

type SentFile = { kind: ImportKind; file: File; onProgress: (part: number) => void }

export function useUploadImport() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, file, onProgress }: SentFile) =>
      upload(uploadImport, { params: { kind } }, file, { onProgress }),
    onSuccess(made) {
      cache.setQueryData(importOf(made.id).queryKey, made)
      return cache.invalidateQueries({ queryKey: ['imports', 'list'] })
    },
  })
}

/** Whatever a step answers is the import as it stands now; what it changes elsewhere is stale. */
function useStep<V = void>(id: number, mutationFn: (sent: V) => Promise<ImportRecord>, onDone?: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    async onSuccess(now: ImportRecord) {
      // NOTE: before the next step stands, as what asked for it is gone by then.
      onDone?.()
      cache.setQueryData(importOf(id).queryKey, now)
      const stale = ['users', 'people', 'audit', 'groups', 'places', 'profile']
      await Promise.all([
        cache.invalidateQueries({ queryKey: ['imports', 'list'] }),
        ...stale.map((name) => cache.invalidateQueries({ queryKey: [name] })),
      ])
    },
  })
}

export const useReadImportAs = (id: number) =>
  useStep(id, (body: Input<typeof readImportAs>['body']) => call(readImportAs, { params: { id }, body }))

type Choice = { columns: string[]; options: ImportOptions }
export const useCheckImport = (id: number, onDone: () => void) =>
  useStep(id, (body: Choice) => call(checkImport, { params: { id }, body }), onDone)

type Application = { welcome: boolean; confirmed: number | null }
export const useApplyImport = (id: number) =>
  useStep(id, (body: Application) => call(applyImport, { params: { id }, body }))

export const useStopImport = (id: number) => useStep(id, () => call(stopImport, { params: { id } }))
export const useUndoImport = (id: number) => useStep(id, () => call(undoImport, { params: { id } }))

export function useRemoveImport(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeImport, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['imports', 'list'] }),
  })
}

type Lines = { id: number; outcome?: LineOutcome }
export const useExportImportLines = () =>
  useMutation({
    mutationFn: ({ id, outcome }: Lines) =>
      download(exportImportLines, { params: { id }, query: outcome ? { outcome } : {} }, `import-${id}.csv`),
  })

export const useImportSample = () =>
  useMutation({
    mutationFn: (kind: ImportKind) => download(readImportSample, { params: { kind } }, `${kind}.csv`),
  })

const exported: Record<ImportKind, () => Promise<unknown>> = {
  users: () => download(exportUsers, {}, 'users.csv'),
  managers: () => download(exportManagers, {}, 'managers.csv'),
  jobRoles: () => download(exportJobRoles, {}, 'job-roles.csv'),
  groupMembers: () => download(exportGroupMembers, {}, 'group-members.csv'),
  competencyItems: () => download(exportCompetencyItems, {}, 'competencies.csv'),
}

/** What is there now, as the same import reads it. */
export const useExportOf = () => useMutation({ mutationFn: (kind: ImportKind) => exported[kind]() })
