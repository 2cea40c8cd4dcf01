import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@oktant/contract/http.ts'
import { fail } from './fail.ts'

/** One uploaded file, as it came; its type is told by its content, later. */
export type Upload = { bytes: Buffer; name: string }

type UploadRule = NonNullable<Endpoint['upload']>

/** Reads the one file that an entry takes; what else the form carries is an error. */
export async function readUpload(request: FastifyRequest, { field, maxBytes }: UploadRule): Promise<Upload> {
  if (!request.isMultipart()) throw fail('wrong_content_type')
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 5, parts: 6 } })
  if (!part || part.fieldname !== field) {
    throw fail('invalid_input', { errors: [{ field, code: 'required', message: 'a file is needed' }] })
  }
  const bytes = await part.toBuffer()
  return { bytes, name: part.filename }
}
