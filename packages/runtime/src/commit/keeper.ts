import type { Hundredths } from '../time.ts'

/** What a runtime tells of: the seam between what a package says, in either standard, and how it is saved. */
export type Keeper = {
  /** The package begins, or begins again. */
  begin(): void
  put(element: string, value: string): void
  /** How long this launch has lasted, from its beginning. */
  spend(time: Hundredths): void
  commit(): void
  finish(): void
}
