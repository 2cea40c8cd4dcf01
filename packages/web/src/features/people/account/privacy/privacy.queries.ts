import type { Input } from '@oktant/contract/http/http.ts'
import {
  downloadDataArchive,
  listDataArchives,
  listRecordViews,
  requestDataArchive,
} from '@oktant/contract/people/privacy.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import { download } from '../../../../lib/api/download.ts'
import { query as cache } from '../../../../lib/api/query-client.ts'

export const recordViews = (query: Input<typeof listRecordViews>['query']) =>
  queryOptions({
    queryKey: ['privacy', 'views', query],
    queryFn: ({ signal }) => call(listRecordViews, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

const lookEveryMs = 10_000

/** NOTE: looked at again while one is being made, so that it appears without a reload. */
export const dataArchives = queryOptions({
  queryKey: ['privacy', 'archives'],
  queryFn: ({ signal }) => call(listDataArchives, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.some((archive) => archive.state === 'waiting') ? lookEveryMs : false,
})

const changed = () => cache.invalidateQueries({ queryKey: dataArchives.queryKey })

export const useRequestDataArchive = () =>
  useMutation({ mutationFn: () => call(requestDataArchive, {}), onSuccess: changed })

export const useDownloadDataArchive = () =>
  useMutation({
    mutationFn: (id: number) => download(downloadDataArchive, { params: { id } }, 'oktant-data.zip'),
    onSettled: changed,
  })
