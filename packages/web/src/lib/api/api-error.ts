import type { ErrorCode } from '@oktant/contract/http/errors.ts'

/** What can go wrong beyond the contract's own codes: the server, or a part of the application, could not be reached. */
export type FailureCode = ErrorCode | 'offline' | 'part_missing'

export type FieldError = { field: string; code: string; message: string; value?: string }
type Details = Record<string, unknown>

export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: FailureCode
  readonly status: number
  /** What is wrong at which field. */
  readonly errors: readonly FieldError[]
  /** Whatever else the answer carries, for example `accessTimeslots`. */
  readonly details: Details

  constructor(code: FailureCode, status: number, { message, errors = [], ...details }: Answer = {}) {
    super(message ?? code)
    this.code = code
    this.status = status
    this.errors = errors
    this.details = details
  }
}

type Answer = Details & { message?: string; errors?: FieldError[] }

// NOTE: the list of codes carries every message and is too heavy for the first page; a word that only a newer server
// knows is told by `useErrorText` as unexpected.
const isCode = (value: unknown): value is ErrorCode => typeof value === 'string'
const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null

// NOTE: a proxy in front of the server answers in words of its own; 502 to 504 mean that it found nobody behind it.
const codeOfStatus = (status: number): ErrorCode =>
  status >= 502 && status <= 504 ? 'overloaded' : status === 413 ? 'too_large' : 'unexpected'

/** Turns a refusing answer, whoever wrote it, into an error with a code. */
export function failureFrom(status: number, body: unknown) {
  if (!isAnswer(body)) return new ApiError(codeOfStatus(status), status)
  const { code, ...answer } = body
  return new ApiError(isCode(code) ? code : codeOfStatus(status), status, answer)
}

export const isFailure = (error: unknown, ...codes: FailureCode[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code)

/** What is not there will not be there at the next try either. */
export const isGone = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 404 || isFailure(error, 'deleted_resource_launch', 'container_child_invalid'))

/** Does not open, however often it is asked for. */
export const isShut = (error: unknown) => isGone(error) || isFailure(error, 'component_locked')

/** Was not reached, or not heard for now: the same may pass in a while. */
export const isLost = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)
