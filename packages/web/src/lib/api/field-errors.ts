import { ApiError, type FieldError } from './api-error.ts'

/** What the server said is wrong at one field. */
export const fieldError = (error: unknown, field: string): FieldError | undefined =>
  error instanceof ApiError ? error.errors.find((wrong) => wrong.field === field) : undefined

/** Is the error told at fields already, so that the form need not tell it again? */
export const isAtFields = (error: unknown) => error instanceof ApiError && error.errors.length > 0
