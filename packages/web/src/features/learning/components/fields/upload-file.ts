import {
  addComponentUploadPart,
  beginComponentUpload,
  cancelComponentUpload,
  finishComponentUpload,
  readComponentUpload,
  uploadComponentFile,
} from '@oktant/contract/learning/components/component-files.ts'
import { finishPackageUpload } from '@oktant/contract/learning/package-imports.ts'
import { componentFiles, uploadBytes } from '@oktant/contract/kit/constants.ts'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { call } from '../../../../lib/api/api.ts'
import { loadErrorWords } from '../../../../lib/api/error-text.ts'
import {
  checkReadable,
  giveUpPieces,
  patiently,
  type Pieces,
  sendInPieces,
  type Watch,
} from '../../../../lib/api/in-pieces.ts'
import { upload } from '../../../../lib/api/upload.ts'
import { kindOf } from './accepted-files.ts'

const pieces: Pieces = {
  kind: '',
  begin: (body, signal) => call(beginComponentUpload, { body }, { signal }),
  read: (id, signal) => call(readComponentUpload, { params: { id } }, { signal }),
  add: (params, piece, watch) => upload(addComponentUploadPart, { params }, piece, watch),
  cancel: (id) => call(cancelComponentUpload, { params: { id } }),
}

/** Sends a file for a component: a small one at once, a large one in pieces that go on after a cut. */
export async function sendFile(file: File, watch: Watch) {
  await checkReadable(file)
  await checkSize(file)
  if (file.size <= componentFiles.chunkBytes)
    return patiently(watch, () => upload(uploadComponentFile, {}, file, watch))
  const { signal } = watch
  return sendInPieces(file, watch, pieces, (id, key) =>
    call(finishComponentUpload, { params: { id } }, { signal, key }),
  )
}

/** Sends a course package, of which nobody but the server can tell what it is. */
export async function sendPackage(file: File, watch: Watch) {
  await checkReadable(file)
  if (file.size > uploadBytes.package) {
    await loadErrorWords()
    throw new ApiError('too_large', 413)
  }
  const { signal } = watch
  return sendInPieces(file, watch, pieces, (id, key) =>
    call(finishPackageUpload, { params: { id } }, { signal, key }),
  )
}

const mostBytes = { document: uploadBytes.document, image: uploadBytes.image, video: uploadBytes.video }

/** NOTE: the server looks into it once it is whole; by its name, one that is too large is refused before it is sent. */
async function checkSize({ name, size }: File) {
  if (size <= mostBytes[kindOf(name)]) return
  await loadErrorWords()
  throw new ApiError('component_file_large', 413)
}

/** Gives up what has been sent of a file. */
export const giveUp = (file: File) => giveUpPieces(pieces, file)
