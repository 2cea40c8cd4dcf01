import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, Nothing, orNull } from '../http/http.ts'
import { componentFiles, uploadBytes } from '../kit/constants.ts'
import { ComponentUpload } from '../learning/components/component-files.ts'

const access = 'events.facilitate'
const missing = 'event_not_found'
const recordingParams = t.Object({ id: Id, recordingId: Id })
const uploadParams = t.Object({ id: Id, uploadId: Id })

/** What was recorded of an event: a film that was uploaded, or a link to where it can be seen. */
export type Recording = Static<typeof Recording>
export const Recording = t.Object({
  id: Id,
  name: t.String(),
  link: orNull(t.String()),
  /** Opens the film for ten minutes. */
  file: orNull(t.Object({ address: t.String(), type: t.String(), bytes: t.Integer() })),
  addedAt: t.String(),
  /** How much of the film one has watched oneself, in per cent; null of a link, of which nobody knows. */
  watchedShare: orNull(t.Integer()),
  /** How many have seen some of it. */
  watchers: t.Integer(),
})

export const listRecordings = endpoint({
  method: 'GET',
  path: '/client/cdi-event/:id/recordings',
  access,
  summary: 'Lists the recordings of an event for its trainer.',
  params: idParams,
  reply: t.Array(Recording),
  errors: [missing],
})

export const listLearnerRecordings = endpoint({
  method: 'GET',
  path: '/client/event/:id/recordings',
  access: 'events.attend',
  summary: 'Lists the recordings of an event for whoever has or had a seat; none for others.',
  params: idParams,
  reply: t.Array(Recording),
  errors: [missing],
})

const Name = t.String({ minLength: 1, maxLength: 200 })
const files = [
  'component_file_empty',
  'component_file_unknown',
  'component_file_broken',
  'component_file_large',
  'component_upload_elsewhere',
  'disk_full',
] as const

/** NOTE: by a link or by an upload that has come whole, one of the two. */
export const addRecording = endpoint({
  method: 'POST',
  path: '/admin/event/:id/recording',
  access,
  summary: 'Adds a recording to an event: a link, or a film that has come in pieces.',
  params: idParams,
  body: t.Object({
    name: Name,
    link: orNull(t.String({ maxLength: 1000 })),
    uploadId: orNull(Id),
  }),
  reply: Recording,
  errors: [missing, 'recording_invalid', ...files],
  transaction: false,
})

export const removeRecording = endpoint({
  method: 'DELETE',
  path: '/admin/event/:id/recording/:recordingId',
  access,
  summary: 'Removes a recording.',
  params: recordingParams,
  reply: Nothing,
  errors: ['recording_not_found'],
})

export const restoreRecording = endpoint({
  method: 'POST',
  path: '/admin/event/:id/recording/:recordingId/restore',
  access,
  summary: 'Brings a removed recording back.',
  params: recordingParams,
  reply: Recording,
  errors: ['recording_not_found'],
})

export const keepWatched = endpoint({
  method: 'POST',
  path: '/client/event/:id/recording/:recordingId/watched',
  access: 'events.attend',
  summary: 'Keeps how much of a recording one has watched; it only rises.',
  params: recordingParams,
  body: t.Object({ share: t.Integer({ minimum: 0, maximum: 100 }) }),
  reply: t.Object({ watchedShare: t.Integer() }),
  errors: ['recording_not_found'],
})

/** NOTE: as a component of the library, which whoever administers contents puts into a course. */
export const createRecordingComponent = endpoint({
  method: 'POST',
  path: '/admin/event/:id/create-component',
  access,
  summary: 'Makes a component of a recording, which any course can hold.',
  params: idParams,
  body: t.Object({ recordingId: Id }),
  reply: t.Object({ id: Id, name: t.String(), message: t.String() }),
  errors: ['recording_not_found', 'disk_full'],
  transaction: false,
})

// A film that comes in pieces

export const beginRecordingUpload = endpoint({
  method: 'POST',
  path: '/admin/event/:id/recording-upload',
  access,
  summary: 'Begins a film that comes in pieces.',
  params: idParams,
  body: t.Object({
    name: t.String({ minLength: 1, maxLength: 255 }),
    bytes: t.Integer({ minimum: 1, maximum: uploadBytes.video }),
  }),
  reply: ComponentUpload,
  errors: [missing],
})

export const readRecordingUpload = endpoint({
  method: 'GET',
  path: '/admin/event/:id/recording-upload/:uploadId',
  access,
  summary: 'Says how much of a film that comes in pieces has arrived.',
  params: uploadParams,
  reply: ComponentUpload,
  errors: ['component_upload_not_found'],
})

export const addRecordingPart = endpoint({
  method: 'POST',
  path: '/admin/event/:id/recording-upload/:uploadId/part/:from',
  access,
  summary: 'Takes the piece of a film that begins at a byte.',
  params: t.Object({ id: Id, uploadId: Id, from: t.Integer({ minimum: 0, maximum: uploadBytes.video }) }),
  reply: ComponentUpload,
  errors: ['component_upload_not_found', 'component_upload_elsewhere', 'too_large', 'disk_full'],
  transaction: false,
  upload: {
    field: 'file',
    maxBytes: componentFiles.chunkBytes,
    types: ['video/*', 'application/*'],
    streams: true,
  },
})

export const cancelRecordingUpload = endpoint({
  method: 'DELETE',
  path: '/admin/event/:id/recording-upload/:uploadId',
  access,
  summary: 'Gives up a film that comes in pieces, and removes those that came.',
  params: uploadParams,
  reply: Nothing,
  errors: ['component_upload_not_found'],
})
