import type { ComponentUpload } from '@oktant/contract/learning/components/component-files.ts'
import { ApiError, isFailure } from './api-error.ts'
import { freshKey } from './api.ts'
import { loadErrorWords } from './error-text.ts'
import { forget, recall, remember } from '../storage.ts'

export type Watch = {
  signal: AbortSignal
  /** The part that has arrived, from 0 to 1. */
  onProgress: (part: number) => void
  /** Whether nothing arrives at the moment, and it is tried again. */
  onCut: (isCut: boolean, status?: number) => void
}

/** By which calls a file comes in pieces. */
export type Pieces = {
  /** What of it is known as, so that it goes on after another visit. */
  kind: string
  begin: (body: { name: string; bytes: number }, signal: AbortSignal) => Promise<ComponentUpload>
  read: (id: number, signal: AbortSignal) => Promise<ComponentUpload>
  add: (at: { id: number; from: number }, piece: File, watch: Watch) => Promise<ComponentUpload>
  cancel: (id: number) => Promise<unknown>
}

/** NOTE: what cannot be read, such as a folder or a file that is gone, would look like a broken connection for ever. */
export async function checkReadable(file: File) {
  const isReadable = await new Promise<boolean>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => resolve(reader.error === null))
    reader.readAsArrayBuffer(file.slice(0, 1))
  })
  if (isReadable) return
  await loadErrorWords()
  throw new ApiError('component_file_broken', 415)
}

const nameOf = ({ kind }: Pieces, { name, size, lastModified }: File) =>
  `upload:${kind}${size}:${lastModified}:${name}` as const

/** What of a file has arrived already, from this page or an earlier visit; else a new beginning. */
async function begin(pieces: Pieces, file: File, signal: AbortSignal): Promise<ComponentUpload> {
  const known = Number(recall(nameOf(pieces, file)))
  if (known) {
    const found = await pieces.read(known, signal).catch((error: unknown) => {
      if (isFailure(error, 'component_upload_not_found')) return null
      throw error
    })
    if (found?.bytes === file.size) return found
  }
  const begun = await pieces.begin({ name: file.name.slice(0, 255), bytes: file.size }, signal)
  remember(nameOf(pieces, file), String(begun.id))
  return begun
}

/** Sends a file in pieces that go on after a cut; `finish` makes something of it once it has come whole. */
export async function sendInPieces<T>(
  file: File,
  watch: Watch,
  pieces: Pieces,
  finish: (id: number, key: string) => Promise<T>,
): Promise<T> {
  const { signal, onProgress } = watch
  let state = await patiently(watch, () => begin(pieces, file, signal))
  while (state.received < state.bytes) {
    onProgress(state.received / state.bytes)
    state = await patiently(watch, () => sendPiece(pieces, file, state, watch))
  }
  const key = freshKey()
  const made = await patiently(watch, () => finish(state.id, key)).catch((error: unknown) => {
    if (!signal.aborted) forget(nameOf(pieces, file))
    throw error
  })
  forget(nameOf(pieces, file))
  onProgress(1)
  return made
}

async function sendPiece(
  pieces: Pieces,
  file: File,
  { id, received: from, bytes, chunkBytes }: ComponentUpload,
  watch: Watch,
) {
  const piece = new File([file.slice(from, from + chunkBytes)], file.name)
  const onProgress = (part: number) => watch.onProgress((from + part * piece.size) / bytes)
  try {
    return await pieces.add({ id, from }, piece, { ...watch, onProgress })
  } catch (error) {
    // NOTE: the piece had arrived and the answer had not, so the server says from where it goes on.
    if (!isFailure(error, 'component_upload_elsewhere')) throw error
    return pieces.read(id, watch.signal)
  }
}

const longestPauseMs = 15_000
/** NOTE: a disk that is full is no broken way, and is not free again by waiting. */
const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  error.code !== 'disk_full' &&
  (error.status === 0 || error.status === 408 || error.status >= 502)

/** Tries again for as long as only the way is broken, and says so meanwhile. */
export async function patiently<T>({ signal, onCut }: Watch, work: () => Promise<T>): Promise<T> {
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
export async function giveUpPieces(pieces: Pieces, file: File) {
  const id = Number(recall(nameOf(pieces, file)))
  forget(nameOf(pieces, file))
  if (id) await pieces.cancel(id).catch(() => undefined)
}
