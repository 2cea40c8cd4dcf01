import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import type { TemplateText } from '@oktant/contract/communication/templates.ts'
import { mailWords } from '../mail.words.ts'

/** A word in braces that is filled in for each letter. */
export type Placeholder = {
  about: LocalText
  /** What a preview shows in its place. */
  sample: LocalText
  /** Without it the letter does not say what its reader needs. */
  isRequired?: boolean
}

/** One kind of letter: what it is for, what can be filled in, and its words until a company writes its own. */
export type Template<P extends string = string> = {
  /** Kept with what companies have written, so it never changes. */
  key: string
  name: LocalText
  about: LocalText
  placeholders: Readonly<Record<P, Placeholder>>
  text: Readonly<Record<Language, TemplateText>>
  /** Is written before there is a company that could have words of its own. */
  isFixed?: boolean
}

export const template = <const P extends string>(definition: Template<P>): Template<P> => definition

/** Placeholders that many letters share. */
export const common = mailWords.placeholders satisfies Record<string, Placeholder>

/** What a company’s own templates can fill in: what is known of every recipient. */
export const ownTemplate = template({
  key: 'own',
  name: mailWords.own.name,
  about: mailWords.own.about,
  placeholders: common,
  text: {
    en: { subject: '', body: '', action: '' },
    de: { subject: '', body: '', action: '' },
  },
})
