import type { ReviewField, StandingField } from '@oktant/contract/development/review-shapes.ts'

export type Saved = { savedAt: string; fields: readonly StandingField[] }
type State = {
  fields: ReadonlyMap<string, ReviewField>
  overtaken: ReadonlyMap<string, string>
}
export type Keeper = {
  state: { get: () => State }
  flush: () => Promise<void>
  begin: () => void
  write: (field: string, value: string) => void
  adopt: () => void
  isEmpty: () => boolean
  stop: () => void
}
export function keepReview(
  known: { id: number; fields: readonly StandingField[]; savedAt: string | null },
  save: (fields: ReviewField[]) => Promise<Saved>,
): Keeper
export const ApiError: new (code: 'offline' | 'unexpected', status: number) => Error
export function layStorage(): void
