import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isProof: boolean
  }
}

/** A long walk goes whole in `npm run prove`, and every twelfth step of it otherwise (decision 0056). */
export const walked = <T>(steps: readonly T[]): T[] =>
  steps.filter((_, step) => inject('isProof') || step % 12 === 0)
