import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Language } from '@oktant/contract/http/http.ts'
import { screenWords } from '../../packages/web/screen-words.ts'

const sources = new URL('../../packages/web/src/', import.meta.url)
/** Every file of words by its name, which is that of its namespace and language. */
const files = new Map(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(en|de)\.json$/.test(file))
    .map((file) => [basename(file), new URL(file, sources)]),
)

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
  const file = files.get(`${namespace}.${language}.json`)
  if (!file) throw new Error(`There are no words of "${namespace}".`)
  const own = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  // NOTE: what stands around every screen says what each is called, which its feature has.
  const texts = namespace === 'shell' ? { ...own, ...screenWords('screen', language) } : own
  return (key: string) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`${namespace} has no text "${key}".`)
    return text
  }
}

export const locales = ['en-GB', 'de-DE'] as const
export const languageOf = (locale: string): Language => (locale.startsWith('de') ? 'de' : 'en')
