import { Type as t, type Static } from '@sinclair/typebox'
import { uploadBytes } from '../kit/constants.ts'
import { endpoint, Id } from '../http/http.ts'

/** What a browser offers to choose from; what a file is, is told by its content. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

const Words = t.Object({ en: t.String({ maxLength: 300 }), de: t.String({ maxLength: 300 }) })

/** A picture that was uploaded, and what it shows, for whoever does not see it. */
export type PictureForm = Static<typeof PictureForm>
export const PictureForm = t.Object({ fileId: Id, alt: Words })

/** The same as it is shown; the address opens it for ten minutes. */
export type Picture = Static<typeof Picture>
export const Picture = t.Object({
  ...PictureForm.properties,
  address: t.String(),
  width: t.Integer(),
  height: t.Integer(),
})

export type UploadedPicture = Static<typeof UploadedPicture>
export const UploadedPicture = t.Object({
  responseCode: t.Integer(),
  fileId: Id,
  address: t.String(),
  width: t.Integer(),
  height: t.Integer(),
})

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/admin/picture',
  access: 'courses.administer',
  summary:
    'Uploads a picture for the cover of a course, or for a diagram; one that nothing is given is forgotten.',
  reply: UploadedPicture,
  errors: ['not_an_image', 'image_broken', 'picture_size', 'too_large', 'disk_full'],
  transaction: false,
  upload: { field: 'file', maxBytes: uploadBytes.image, types: pictureTypes },
})
