import type { Endpoint, Input } from '@oktant/contract/http/http.ts'
import { failureFrom, ApiError } from './api-error.ts'
import { doubt } from '../connection.ts'
import { addressOf, freshKey, headersOf, meet } from './api.ts'

/** Fetches a file with the reader's own right to it, and hands it over to be kept under this name. */
export async function download<E extends Endpoint>(entry: E, input: Input<E>, name: string) {
  // NOTE: `Input` is an intersection over the parts an entry has; here any of them may be missing.
  const { body: sent } = input as { body?: unknown }
  const response = await fetch(addressOf(entry, input), {
    method: entry.method,
    headers: {
      ...headersOf(entry, freshKey()),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  }).catch(() => {
    void doubt()
    throw new ApiError('offline', 0)
  })
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined)
    return meet(failureFrom(response.status, body), entry, {})
  }
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // NOTE: the browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The text behind a signed address. */
export async function readText(address: string, signal: AbortSignal) {
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    void doubt()
    throw new ApiError('offline', 0)
  })
  if (!response.ok) throw failureFrom(response.status, await response.json().catch(() => undefined))
  return response.text()
}
