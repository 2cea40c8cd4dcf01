import {
  addComponentUploadPart,
  beginComponentUpload,
  cancelComponentUpload,
  type ComponentUpload,
  finishComponentUpload,
  readComponentUpload,
  uploadComponentFile,
} from '@oktant/contract/learning/components/component-files.ts'
import { finishPackageUpload } from '@oktant/contract/learning/package-imports.ts'
import type { Reply } from '@oktant/contract/http/http.ts'
import { componentFiles, uploadBytes } from '@oktant/contract/kit/constants.ts'
import { ApiError, isFailure } from '../../../../lib/api/api-error.ts'
import { call, freshKey } from '../../../../lib/api/api.ts'
import { loadErrorWords } from '../../../../lib/api/error-text.ts'
import { upload } from '../../../../lib/api/upload.ts'
import { kindOf } from './accepted-files.ts'
import { forget, recall, remember } from '../../../../lib/storage.ts'

type Watch = {
  signal: AbortSignal
  /** The part that has arrived, from 0 to 1. */
  onProgress: (part: number) => void
  /** Whether nothing arrives at the moment, and it is tried again. */
  onCut: (isCut: boolean, status?: number) => void
}

/** Sends a file for a component: a small one at once, a large one in pieces that go on after a cut. */
export async function sendFile(file: File, watch: Watch) {
  await checkReadable(file)
  await checkSize(file)
  if (file.size <= componentFiles.chunkBytes)
    return patiently(watch, () => upload(uploadComponentFile, {}, file, watch))
  return sendInPieces(file, watch, finishComponentUpload)
}

/** Sends a course package, of which nobody but the server can tell what it is. */
export async function sendPackage(file: File, watch: Watch) {
  await checkReadable(file)
  if (file.size > uploadBytes.package) {
    await loadErrorWords()
    throw new ApiError('too_large', 413)
  }
  return sendInPieces(file, watch, finishPackageUpload)
}

/** NOTE: what cannot be read, such as a folder or a file that is gone, would look like a broken connection for ever. */
async function checkReadable(file: File) {
  const isReadable = await new Promise<boolean>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => resolve(reader.error === null))
    reader.readAsArrayBuffer(file.slice(0, 1))
  })
  if (isReadable) return
  await loadErrorWords()
  throw new ApiError('component_file_broken', 415)
}

const mostBytes = { document: uploadBytes.document, image: uploadBytes.image, video: uploadBytes.video }

/** NOTE: the server looks into it once it is whole; by its name, one that is too large is refused before it is sent. */
async function checkSize({ name, size }: File) {
  if (size <= mostBytes[kindOf(name)]) return
  await loadErrorWords()
  throw new ApiError('component_file_large', 413)
}

const nameOf = ({ name, size, lastModified }: File) => `upload:${size}:${lastModified}:${name}` as const

/** What of a file has arrived already, from this page or an earlier visit; else a new beginning. */
async function begin(file: File, signal: AbortSignal): Promise<ComponentUpload> {
  const known = Number(recall(nameOf(file)))
  if (known) {
    const found = await call(readComponentUpload, { params: { id: known } }, { signal }).catch(
      (error: unknown) => {
        if (isFailure(error, 'component_upload_not_found')) return null
        throw error
      },
    )
    if (found?.bytes === file.size) return found
  }
  const body = { name: file.name.slice(0, 255), bytes: file.size }
  const begun = await call(beginComponentUpload, { body }, { signal })
  remember(nameOf(file), String(begun.id))
  return begun
}

/** What makes something of an upload that has come whole. */
type Finish = typeof finishComponentUpload | typeof finishPackageUpload

async function sendInPieces<E extends Finish>(file: File, watch: Watch, finish: E): Promise<Reply<E>> {
  const { signal, onProgress } = watch
  let state = await patiently(watch, () => begin(file, signal))
  while (state.received < state.bytes) {
    onProgress(state.received / state.bytes)
    state = await patiently(watch, () => sendPiece(file, state, watch))
  }
  const params = { id: state.id }
  const key = freshKey()
  const made = await patiently(watch, () => call<Finish>(finish, { params }, { signal, key })).catch(
    (error: unknown) => {
      if (!signal.aborted) forget(nameOf(file))
      throw error
    },
  )
  forget(nameOf(file))
  onProgress(1)
  // NOTE: which of them answered is known by which was asked.
  return made as Reply<E>
}

async function sendPiece(
  file: File,
  { id, received: from, bytes, chunkBytes }: ComponentUpload,
  watch: Watch,
) {
  const piece = new File([file.slice(from, from + chunkBytes)], file.name)
  const onProgress = (part: number) => watch.onProgress((from + part * piece.size) / bytes)
  const params = { id, from }
  try {
    return await upload(addComponentUploadPart, { params }, piece, { ...watch, onProgress })
  } catch (error) {
    // NOTE: the piece had arrived and the answer had not, so the server says from where it goes on.
    if (!isFailure(error, 'component_upload_elsewhere')) throw error
    return call(readComponentUpload, { params: { id } }, { signal: watch.signal })
  }
}

const longestPauseMs = 15_000
/** NOTE: a disk that is full is no broken way, and is not free again by waiting. */
const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  error.code !== 'disk_full' &&
  (error.status === 0 || error.status === 408 || error.status >= 502)

/** Tries again for as long as only the way is broken, and says so meanwhile. */
async function patiently<T>({ signal, onCut }: Watch, work: () => Promise<T>): Promise<T> {
  for (let pauseMs = 1000; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      const done = await work()
      onCut(false)
      return done
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error
      onCut(true, error instanceof ApiError ? error.status : 0)
      await pause(pauseMs, signal)
    }
  }
}

/** Waits, but no longer than until the network is back. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(end, ms)
    const abort = () => {
      end()
      reject(new DOMException('Aborted', 'AbortError'))
    }
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', abort)
      resolve()
    }
    addEventListener('online', end)
    signal.addEventListener('abort', abort)
  })

/** Gives up what has been sent of a file. */
export async function giveUp(file: File) {
  const id = Number(recall(nameOf(file)))
  forget(nameOf(file))
  if (id) await call(cancelComponentUpload, { params: { id } }).catch(() => undefined)
}
