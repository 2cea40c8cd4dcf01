import type { Input } from '@oktant/contract/http/http.ts'
import {
  applyRegrade,
  listRegradeNotices,
  listRegrades,
  previewRegrade,
} from '@oktant/contract/assessment/regrades.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

type Query = NonNullable<Input<typeof previewRegrade>['query']>

export const regradePreview = (id: number, query: Query) =>
  queryOptions({
    queryKey: ['regrades', id, 'preview', query],
    queryFn: ({ signal }) => call(previewRegrade, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const lookAgainMs = 1500

/** NOTE: asked again and again only while work is under way. */
export const regrades = (id: number) =>
  queryOptions({
    queryKey: ['regrades', id, 'list'],
    queryFn: ({ signal }) => call(listRegrades, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ finishedAt }) => finishedAt === null) ? lookAgainMs : false,
  })

type NoticesQuery = NonNullable<Input<typeof listRegradeNotices>['query']>

export const regradeNotices = (id: number, query: NoticesQuery) =>
  queryOptions({
    queryKey: ['regrades', id, 'told', query],
    queryFn: ({ signal }) => call(listRegradeNotices, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export function useApplyRegrade(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof applyRegrade>['body']) => call(applyRegrade, { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['regrades', id] }),
  })
}
