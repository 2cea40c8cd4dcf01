import { basename } from 'node:path'
import type { Language } from '@oktant/contract/http/http.ts'

/** Long walks go whole in `npm run prove`, and every fourth step of them otherwise (decision 0056). */
export const isWhole = process.env.PROVE === 'whole'
/** Whoever walks begins at another step, so that several take different ones. */
export const stepsOf = <T>(all: readonly T[], walker: number): T[] =>
  all.filter((_, step) => isWhole || step % 4 === walker % 4)
/** Every tenth of what is walked one by one, the first among them. */
export const tenthOf = <T>(all: readonly T[]): T[] => all.filter((_, number) => isWhole || number % 10 === 0)
const sumOf = (text: string) => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
/** The language of a file of journeys where not all goes: drawn by its name, so that about half go in each. */
export const turnOf = (file: string): Language => (sumOf(basename(file)) % 2 ? 'en' : 'de')
