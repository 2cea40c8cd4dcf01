import type { Language } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { pointsOf } from '../results/results.ts'
import { keyIn } from '../results/heads.rules.ts'
import type { AskedRow } from '../surveys.queries.ts'

/** One answer as a person reads it: what was chosen by its name, what was written as it was. */
export function answerInWords(version: AskedRow['version'], answer: string, language: Language): string {
  if (!answer || version.type === 'FT' || version.type === 'OW') return answer
  const chosen = new Set(answer.split(','))
  return pointsOf(version, [{ relation: null, key: '', answer, count: 1 }])
    .filter(({ key }) => chosen.has(key))
    .map(({ key, name }) => textIn(name, language) || keyIn(key, language))
    .join(', ')
}
