import { Type as t, type Static } from '@sinclair/typebox'
import { componentFiles, uploadBytes } from '../../kit/constants.ts'
import { endpoint, Id, idParams, Language, Nothing, orNull } from '../../http/http.ts'

const whole = (minimum: number, maximum: number) => t.Integer({ minimum, maximum })

/** How a file is shown: the pages of a PDF, a picture, a text, a video, words for one, or handed out as it is. */
export const componentFileUses = ['pdf', 'image', 'text', 'video', 'captions', 'office'] as const
export type ComponentFileUse = (typeof componentFileUses)[number]
export const ComponentFileUse = t.Union(componentFileUses.map((name) => t.Literal(name)))

export type ComponentFile = Static<typeof ComponentFile>
export const ComponentFile = t.Object({
  id: Id,
  use: ComponentFileUse,
  name: t.String(),
  type: t.String(),
  bytes: t.Integer(),
  /** Opens it for ten minutes. */
  address: t.String(),
})

/** What a browser offers to choose from; what a file is, is told by its content. */
const acceptedFiles = [
  'application/pdf',
  'image/*',
  'video/mp4',
  'video/webm',
  'text/*',
  'application/*',
] as const

const InBothLanguages = t.Object({ en: orNull(Id), de: orNull(Id) })

/** The files of a component, one for each language with fallback to the other, and how they may be used. */
export type ComponentMedia = Static<typeof ComponentMedia>
export const ComponentMedia = t.Object({
  fileIds: InBothLanguages,
  captionIds: InBothLanguages,
  downloadable: t.Boolean(),
  /** How much of a video is to be watched, in per cent. */
  share: whole(1, 100),
})

/** What somebody is shown of a component’s files, in their language. */
export type LaunchMedia = Static<typeof LaunchMedia>
export const LaunchMedia = t.Object({
  file: orNull(ComponentFile),
  captions: t.Array(t.Object({ language: Language, address: t.String() })),
  downloadable: t.Boolean(),
  share: t.Integer(),
})

const administers = 'content.administer'

/** What became of an upload: a file that a component can be given, or the text of an HTML page, made safe. */
export type UploadedComponentFile = Static<typeof UploadedComponentFile>
export const UploadedComponentFile = t.Object({
  responseCode: t.Integer(),
  file: orNull(ComponentFile),
  html: orNull(t.String()),
})

const refusals = [
  'component_file_empty',
  'component_file_unknown',
  'component_file_broken',
  'component_file_large',
  'component_file_long',
  'too_large',
  'disk_full',
] as const

export const uploadComponentFile = endpoint({
  method: 'POST',
  path: '/admin/component/upload',
  access: administers,
  summary:
    'Uploads a file for a component as it comes; responseCode 500 in the answer means that nothing changed.',
  reply: UploadedComponentFile,
  errors: [...refusals, 'wrong_content_type'],
  transaction: false,
  upload: { field: 'file', maxBytes: uploadBytes.video, types: acceptedFiles, streams: true },
})

/** A large file that comes piece by piece, and goes on where it was cut off. */
export type ComponentUpload = Static<typeof ComponentUpload>
export const ComponentUpload = t.Object({
  id: Id,
  name: t.String(),
  bytes: t.Integer(),
  received: t.Integer(),
  /** The most that one piece may be. */
  chunkBytes: t.Integer(),
})

export const beginComponentUpload = endpoint({
  method: 'POST',
  path: '/admin/component-upload',
  access: administers,
  summary: 'Begins a large file that comes in pieces.',
  body: t.Object({ name: t.String({ minLength: 1, maxLength: 255 }), bytes: whole(1, uploadBytes.video) }),
  reply: ComponentUpload,
})

export const readComponentUpload = endpoint({
  method: 'GET',
  path: '/admin/component-upload/:id',
  access: administers,
  summary: 'Says how much of a file that comes in pieces has arrived.',
  params: idParams,
  reply: ComponentUpload,
  errors: ['component_upload_not_found'],
})

export const addComponentUploadPart = endpoint({
  method: 'POST',
  path: '/admin/component-upload/:id/part/:from',
  access: administers,
  summary: 'Takes the piece of a file that begins at a byte.',
  params: t.Object({ id: Id, from: whole(0, uploadBytes.video) }),
  reply: ComponentUpload,
  errors: ['component_upload_not_found', 'component_upload_elsewhere', 'too_large', 'disk_full'],
  transaction: false,
  upload: { field: 'file', maxBytes: componentFiles.chunkBytes, types: acceptedFiles, streams: true },
})

export const finishComponentUpload = endpoint({
  method: 'POST',
  path: '/admin/component-upload/:id/finish',
  access: administers,
  summary: 'Makes one file of the pieces; what it is, is told by its content.',
  params: idParams,
  reply: UploadedComponentFile,
  errors: [...refusals, 'component_upload_not_found', 'component_upload_elsewhere'],
  transaction: false,
})

export const cancelComponentUpload = endpoint({
  method: 'DELETE',
  path: '/admin/component-upload/:id',
  access: administers,
  summary: 'Gives up a file that comes in pieces, and removes those that came.',
  params: idParams,
  reply: Nothing,
  errors: ['component_upload_not_found'],
})
