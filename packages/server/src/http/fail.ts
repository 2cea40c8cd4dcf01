import { errorMessage, errorStatus, type ErrorCode } from '@oktant/contract/http/errors.ts'
import { withValues } from '@oktant/contract/kit/local-text.ts'

export type FieldError = {
  field: string
  code: string
  message: string
  /** What a screen fills into its own words for the code. */
  value?: string
}
export type Details = Record<string, unknown> & { errors?: FieldError[] }

export class Failure extends Error {
  override name = 'Failure'
  readonly code: ErrorCode
  readonly details: Details
  constructor(code: ErrorCode, details: Details) {
    // NOTE: some of the specification's messages name what they are about.
    super(withValues(errorMessage(code), String(details.value ?? '')).trim())
    this.code = code
    this.details = details
  }
  get statusCode() {
    return errorStatus(this.code)
  }
}

export function fail(code: ErrorCode, details: Details = {}) {
  return new Failure(code, details)
}
