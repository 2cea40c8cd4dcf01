import { readFileSync } from 'node:fs'
import type { Language } from '@oktant/contract/http.ts'

/** Where the words stand that are no feature's, or one's inside another. */
const folders: Record<string, string> = {
  admin: 'ui/admin',
  apiTokens: 'features/api-tokens',
  attempts: 'features/evaluations/runner',
  author: 'features/evaluations/author',
  'auto-messages': 'features/communication/auto-messages',
  common: 'lib/words',
  customFields: 'features/custom-fields',
  home: 'desks/home',
  learningGroups: 'features/learning-groups',
  'notification-settings': 'features/communication/settings',
  player: 'features/learning/player',
  shell: 'app/shell',
  viewing: 'app/shell/viewing',
}

type Values = Record<string, string | number>

/** What a feature's screens say, in one language, by its key; a key that is gone fails the journey. */
export function wordsOf(namespace: string, language: Language) {
  const folder = folders[namespace] ?? `features/${namespace}`
  const file = new URL(`../../packages/web/src/${folder}/${namespace}.${language}.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return (key: string, values: Values = {}) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`${namespace} has no text "${key}".`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}

export const locales = ['en-GB', 'de-DE'] as const
export const languageOf = (locale: string): Language => (locale.startsWith('de') ? 'de' : 'en')
