import { languages, type Language, type LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { useTranslation } from 'react-i18next'
import { recall } from '../storage.ts'

const isLanguage = (value: string): value is Language => languages.some((language) => language === value)

export const languageOf = (tag: string | null | undefined): Language => {
  const start = tag?.slice(0, 2).toLowerCase() ?? ''
  return isLanguage(start) ? start : 'en'
}

/** The language of the last visit, else the browser's. */
export const firstLanguage = () => languageOf(recall('language') ?? navigator.language)

/** The language in which the page stands now. */
export const pageLanguage = () => languageOf(document.documentElement.lang)

export const useLanguage = (): Language => languageOf(useTranslation().i18n.language)

const ownFirst: Record<Language, readonly Language[]> = { en: languages, de: ['de', 'en'] }

/** Every language, the reader’s own first: in this order a text is asked for and shown in all of them. */
export const useLanguages = () => ownFirst[useLanguage()]

/** A text that people wrote, in the language of the reader where there is one. */
export function useLocalText() {
  const language = useLanguage()
  return (text: LocalText) => textIn(text, language)
}
