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
  editor: 'ui/form',
  'extra-time': 'features/evaluations/extra-time',
  facilitation: 'features/evaluations/facilitation',
  home: 'desks/home',
  learningGroups: 'features/learning-groups',
  moderation: 'features/evaluations/moderation',
  'notification-settings': 'features/communication/settings',
  player: 'features/learning/player',
  shell: 'app/shell',
  viewing: 'app/shell/viewing',
}

type Values = Record<string, string | number>

/** What a feature's screens say, in one language, by its key; a key that is gone fails the journey. */
export function wordsOf(namespace: string, language: Language) {
  const textOf = textsOf(namespace, language)
  return (key: string, values: Values = {}) =>
    textOf(key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** The same, for whoever does not know what stands in its gaps. */
export function patternOf(namespace: string, language: Language) {
  const textOf = textsOf(namespace, language)
  const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return (key: string) =>
    new RegExp(
      `^${textOf(key)
        .split(/\{\{\w+\}\}/)
        .map(literal)
        .join('.+')}$`,
    )
}

function textsOf(namespace: string, language: Language) {
  const folder = folders[namespace] ?? `features/${namespace}`
  const file = new URL(`../../packages/web/src/${folder}/${namespace}.${language}.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return (key: string) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`${namespace} has no text "${key}".`)
    return text
  }
}

export const locales = ['en-GB', 'de-DE'] as const
export const languageOf = (locale: string): Language => (locale.startsWith('de') ? 'de' : 'en')
