import { keepWatched, listLearnerRecordings } from '@oktant/contract/events/recordings.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'

/** NOTE: the addresses of its films are good for ten minutes; whoever goes on later asks anew. */
export const recordings = (id: number) =>
  queryOptions({
    queryKey: ['events', 'recordings', id],
    queryFn: ({ signal }) => call(listLearnerRecordings, { params: { id } }, { signal, quiet403: true }),
    refetchOnWindowFocus: false,
  })

type Watched = { id: number; recordingId: number; share: number }
export const sayWatched = ({ id, recordingId, share }: Watched) =>
  call(keepWatched, { params: { id, recordingId }, body: { share } }, { quiet403: true, keepalive: true })
