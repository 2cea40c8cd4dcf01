import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Plugin } from 'vite'

/** What screens are called, and what those of the administration are about. */
type Kind = 'screen' | 'screenAbout'

const sources = resolve(import.meta.dirname, 'src')
const filesIn = (language: Language) =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${language}.json`))
    .toSorted()
    .map((file) => resolve(sources, file))

/** All words of a kind: each feature says those of its screens beside its other words. */
export function screenWords(kind: Kind, language: Language) {
  const words: Record<string, string> = {}
  for (const file of filesIn(language))
    for (const [key, text] of Object.entries<string>(JSON.parse(readFileSync(file, 'utf8')))) {
      if (!key.startsWith(`${kind}.`)) continue
      if (key in words) throw new Error(`${key} is said twice, the second time in ${file}`)
      words[key] = text
    }
  return words
}

const address = /^virtual:words\/(screen|screenAbout)\.(en|de)$/

/** Puts them into one part for each language, as a menu shows what no feature has been loaded for. */
export function bringScreenWords(): Plugin {
  return {
    name: 'oktant:screen-words',
    resolveId: (id) => (address.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, language] = address.exec(id.slice(1)) ?? []
      if (!kind) return undefined
      const isAbout = kind === 'screenAbout'
      const inGerman = language === 'de'
      for (const file of filesIn(inGerman ? 'de' : 'en')) this.addWatchFile(file)
      const words = screenWords(isAbout ? 'screenAbout' : 'screen', inGerman ? 'de' : 'en')
      return `export default ${JSON.stringify(words)}`
    },
  }
}
