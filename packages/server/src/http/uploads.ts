import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { storeStream, type StoredBytes } from '../files/files.ts'
import type { FileStore } from '../files/store.ts'
import type { Kit } from '../kit.ts'
import { fail } from './fail.ts'

/** One uploaded file, as it came; its type is told by its content, later. */
export type Upload = { bytes: Buffer; name: string }
/** One that went to the store as it came; nobody names it until a row does, and else it is swept away. */
export type StoredUpload = StoredBytes & { name: string }

type UploadRule = NonNullable<Endpoint['upload']>

/** Reads the one file that an entry takes; what else the form carries is an error. */
export async function readUpload(request: FastifyRequest, rule: UploadRule): Promise<Upload> {
  const part = await partOf(request, rule)
  return { bytes: await part.toBuffer(), name: part.filename }
}

/** The same for a file that may be larger than what one holds in memory. */
export async function storeUpload(
  request: FastifyRequest,
  rule: UploadRule,
  store: FileStore,
): Promise<StoredUpload> {
  const part = await partOf(request, rule)
  const stored = await storeStream(store, part.file)
  if (!part.file.truncated) return { ...stored, name: part.filename }
  await store.remove(stored.stored)
  throw fail('too_large')
}

/** Takes away what came for a change that was not done: no row names it. */
export async function forgetUpload(
  { files, log }: Pick<Kit, 'files' | 'log'>,
  upload?: Upload | StoredUpload,
) {
  if (!upload || !('stored' in upload)) return
  // NOTE: the answer stays the same, and what is left is swept away.
  await files.remove(upload.stored).catch((error: unknown) => log.warn(error, 'an upload'))
}

/** By what an upload is told to be the same one again. */
export const digestOf = (upload: Upload | StoredUpload) =>
  'sha256' in upload ? upload.sha256 : createHash('sha256').update(upload.bytes).digest('hex')

async function partOf(request: FastifyRequest, { field, maxBytes }: UploadRule) {
  if (!request.isMultipart()) throw fail('wrong_content_type')
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 5, parts: 6 } })
  if (!part || part.fieldname !== field) {
    throw fail('invalid_input', { errors: [{ field, code: 'required', message: 'a file is needed' }] })
  }
  return part
}
