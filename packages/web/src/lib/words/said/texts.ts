import type { Language } from '@oktant/contract/http/http.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { firstLanguage, languageOf } from '../language.ts'
import { remember } from '../../storage.ts'

export type Texts = Record<string, string>
type Load<T> = () => Promise<{ default: T }>
export type TextSource<T extends Texts = Texts> = Record<Language, Load<T>>

/** The two files of a namespace; the German one must have the English one's keys. */
export const textSource = <T extends Texts>(en: Load<T>, de: Load<NoInfer<T>>): TextSource<T> => ({ en, de })

/** Two files as one. */
export const withMore =
  <A extends Texts, B extends Texts>(one: Load<A>, more: Load<B>): Load<A & B> =>
  async () => {
    const [{ default: own }, { default: others }] = await Promise.all([one(), more()])
    return { default: { ...own, ...others } }
  }

let sources: Record<string, TextSource> = {}
const wanted = new Set<string>()

/** Says where texts come from and starts with those that every page needs. */
export function startTexts(from: Record<string, TextSource>, always: readonly string[]) {
  sources = from
  void i18next.use(initReactI18next).init({
    initAsync: false,
    lng: firstLanguage(),
    fallbackLng: false,
    ns: [],
    resources: {},
    keySeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  followLanguage(languageOf(i18next.language))
  return loadTexts(always)
}

async function loadOne(namespace: string, language: Language) {
  const source = sources[namespace]
  if (!source || i18next.hasResourceBundle(language, namespace)) return
  const { default: texts } = await source[language]()
  i18next.addResourceBundle(language, namespace, texts)
}

/** The language that is being changed to, while its texts are on their way. */
let coming: Language | null = null

/** Loads texts before what shows them: a late namespace blanks the page and loses the focus. */
export async function loadTexts(namespaces: readonly string[]) {
  for (const namespace of namespaces) wanted.add(namespace)
  const inLanguages = [languageOf(i18next.language), ...(coming ? [coming] : [])]
  await Promise.all(
    inLanguages.flatMap((language) => namespaces.map((namespace) => loadOne(namespace, language))),
  )
}

function followLanguage(language: Language) {
  document.documentElement.lang = language
  remember('language', language)
}

/** Changes the language once every text on the page is there in it. */
export async function switchLanguage(language: Language) {
  if (i18next.language === language && !coming) return
  coming = language
  const isMissing = (namespace: string) =>
    sources[namespace] && !i18next.hasResourceBundle(language, namespace)
  // NOTE: a screen that is opened meanwhile wants more texts than there were at the beginning.
  while ([...wanted].some(isMissing))
    await Promise.all([...wanted].map((namespace) => loadOne(namespace, language)))
  if (coming !== language) return
  await i18next.changeLanguage(language)
  if (coming === language) coming = null
  followLanguage(language)
}
