import { languages, type Language, type LocalText } from '@oktant/contract/http/http.ts'
import type { TemplateText, TemplateTexts } from '@oktant/contract/communication/templates.ts'

type Definition = {
  placeholders: Readonly<Record<string, { sample: LocalText }>>
  text: Readonly<Record<Language, TemplateText>>
}
type Version = TemplateText & { language: Language; isDefault: boolean }

export const hasAction = ({ text }: Pick<Definition, 'text'>) => text.en.action !== ''

export const sampleValues = ({ placeholders }: Pick<Definition, 'placeholders'>, language: Language) =>
  Object.fromEntries(Object.entries(placeholders).map(([name, { sample }]) => [name, sample[language]]))

/** The words of both languages as letters are written with them now. */
export function textsInForce({ text }: Pick<Definition, 'text'>, newest: readonly Version[]): TemplateTexts {
  const inForce = (language: Language): TemplateText => {
    const own = newest.find((version) => version.language === language && !version.isDefault)
    const { subject, body, action } = own ?? text[language]
    return { subject, body, action }
  }
  return { en: inForce('en'), de: inForce('de') }
}

export const changedIn = (newest: readonly Version[]) =>
  languages.filter((language) =>
    newest.some((version) => version.language === language && !version.isDefault),
  )
