import { basename } from 'node:path'
import type { Language } from '@oktant/contract/http/http.ts'

/** Whether all goes, as in `npm run prove` (decision 0056). */
export const isWhole = process.env.PROVE === 'whole'
/** Every tenth of what is walked one by one, the first among them. */
export const tenthOf = <T>(all: readonly T[]): T[] => all.filter((_, number) => isWhole || number % 10 === 0)
const sumOf = (text: string) => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
const turnOf = (file: string): Language => (sumOf(basename(file)) % 2 ? 'en' : 'de')
/** In which languages a file of journeys goes: in one where not all goes, drawn by its name, so that about half go in each. */
export const languagesOf = (file: string): Language[] => (isWhole ? ['en', 'de'] : [turnOf(file)])
