import { inject } from 'vitest'

const isProof = process.env.PROVE === 'whole'
const isWhole = inject('prepared').engine === 'postgres' || isProof

/** Of a walk that one engine alone can go: every third step, and all in `npm run prove`. */
export const thirdOf = <T>(steps: readonly T[]): T[] => steps.filter((_, step) => isProof || step % 3 === 0)

/**
 * Of the calls that are turned away at the door, before any table is asked, those that knock on this engine: all on
 * PostgreSQL, every tenth on the embedded one, as the door is the same (decision 0056). `npm run prove` takes all on both.
 */
export const knocking = <T>(calls: readonly T[]): T[] =>
  calls.filter((_, number) => isWhole || number % 10 === 0)
