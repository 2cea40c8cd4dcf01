import * as contract from '@oktant/contract/events/recordings.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import {
  checkReadable,
  giveUpPieces,
  type Pieces,
  sendInPieces,
  type Watch,
} from '../../../../lib/api/in-pieces.ts'
import { query as cache } from '../../../../lib/api/query-client.ts'
import { upload } from '../../../../lib/api/upload.ts'

export const eventRecordings = (id: number) =>
  queryOptions({
    queryKey: ['trainerEvents', 'recordings', id],
    queryFn: ({ signal }) => call(contract.listRecordings, { params: { id } }, { signal }),
  })

const changed = (id: number) =>
  Promise.all(
    [eventRecordings(id).queryKey, ['events', 'recordings', id]].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  )

async function changing<T>(id: number, made: Promise<T>) {
  const answer = await made
  await changed(id)
  return answer
}

export const addLink = (id: number, name: string, link: string) =>
  changing(id, call(contract.addRecording, { params: { id }, body: { name, link, uploadId: null } }))

const piecesOf = (id: number): Pieces => ({
  kind: `recording:${id}:`,
  begin: (body, signal) => call(contract.beginRecordingUpload, { params: { id }, body }, { signal }),
  read: (uploadId, signal) => call(contract.readRecordingUpload, { params: { id, uploadId } }, { signal }),
  add: ({ id: uploadId, from }, piece, watch) =>
    upload(contract.addRecordingPart, { params: { id, uploadId, from } }, piece, watch),
  cancel: (uploadId) => call(contract.cancelRecordingUpload, { params: { id, uploadId } }),
})

/** Sends a film in pieces, which go on after a cut, and adds it. */
export async function addFilm(id: number, name: string, file: File, watch: Watch) {
  await checkReadable(file)
  const { signal } = watch
  const made = sendInPieces(file, watch, piecesOf(id), (uploadId, key) =>
    call(contract.addRecording, { params: { id }, body: { name, link: null, uploadId } }, { signal, key }),
  )
  return changing(id, made)
}

export const giveUpFilm = (id: number, file: File) => giveUpPieces(piecesOf(id), file)

export const removeRecording = (id: number, recordingId: number) =>
  changing(id, call(contract.removeRecording, { params: { id, recordingId } }))
export const restoreRecording = (id: number, recordingId: number) =>
  changing(id, call(contract.restoreRecording, { params: { id, recordingId } }))
export const makeComponent = (id: number, recordingId: number) =>
  call(contract.createRecordingComponent, { params: { id }, body: { recordingId } })
