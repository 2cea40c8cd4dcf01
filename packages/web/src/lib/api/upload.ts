import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import type { Endpoint, Input, Reply } from '@oktant/contract/http/http.ts'
import { addressOf, checkMayChange, freshKey, headersOf, meet, type CallOptions } from './api.ts'
import { ApiError, failureFrom } from './api-error.ts'
import { doubt } from '../connection.ts'
import { holdWindow } from '../leaving.ts'
import { loadErrorWords } from './error-text.ts'

type UploadOptions = CallOptions & {
  /** The part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void
}

type Answer = { status: number; body: unknown }

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// NOTE: fetch tells nothing about how much of a body has been sent; XMLHttpRequest does.
function send(
  entry: Endpoint,
  input: unknown,
  file: File,
  key: string,
  { onProgress, signal }: UploadOptions,
) {
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append(entry.upload?.field ?? 'file', file)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, body: parse(request.responseText) })
    request.onerror = () => {
      void doubt()
      reject(new ApiError('offline', 0))
    }
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.open(entry.method, addressOf(entry, input))
    for (const [name, value] of Object.entries(headersOf(entry, key))) request.setRequestHeader(name, value)
    request.send(form)
  })
}

async function checkSize({ upload: limits }: Endpoint, file: File) {
  if (limits && file.size > limits.maxBytes) await refuse('too_large', 413)
}

/** What the server would refuse, told without asking it. */
export async function refuse(code: ErrorCode, status: number): Promise<never> {
  await loadErrorWords()
  throw new ApiError(code, status)
}

/** Sends a file to an entry of the contract; refuses what the entry would refuse before sending a byte. */
export async function upload<E extends Endpoint>(
  entry: E,
  input: Input<E>,
  file: File,
  options: UploadOptions = {},
): Promise<Reply<E>> {
  await checkSize(entry, file)
  await checkMayChange(entry)
  const release = holdWindow(file.name)
  try {
    const { body } = await sendOrMeet(entry, input, file, options)
    // NOTE: the server has shaped the answer by the schema that the type comes from.
    return (body as { payload: Reply<E> }).payload
  } finally {
    release()
  }
}

async function sendOrMeet(entry: Endpoint, input: unknown, file: File, options: UploadOptions) {
  const key = freshKey()
  const first = await send(entry, input, file, key, options)
  if (first.status < 400) return first
  await meet(failureFrom(first.status, first.body), entry, options)
  const second = await send(entry, input, file, key, options)
  if (second.status >= 400) throw failureFrom(second.status, second.body)
  return second
}
