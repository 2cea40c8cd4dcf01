import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import type { TemplateText } from '@oktant/contract/communication/templates.ts'

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
export const common = {
  firstName: {
    about: { en: 'First name of the recipient', de: 'Vorname der Empfängerin oder des Empfängers' },
    sample: { en: 'Mia', de: 'Mia' },
  },
  surname: {
    about: { en: 'Surname of the recipient', de: 'Nachname der Empfängerin oder des Empfängers' },
    sample: { en: 'Naidoo', de: 'Naidoo' },
  },
  login: {
    about: { en: 'Username of the recipient', de: 'Benutzername der Empfängerin oder des Empfängers' },
    sample: { en: 'mia.naidoo', de: 'mia.naidoo' },
  },
  companyName: {
    about: { en: 'Name of your company', de: 'Name Ihres Unternehmens' },
    sample: { en: 'Your company', de: 'Ihr Unternehmen' },
  },
} as const satisfies Record<string, Placeholder>

/** What a company’s own templates can fill in: what is known of every recipient. */
export const ownTemplate = template({
  key: 'own',
  name: { en: 'Own template', de: 'Eigene Vorlage' },
  about: {
    en: 'For messages that you write yourselves, by hand or automatically.',
    de: 'Für Nachrichten, die Sie selbst schreiben, von Hand oder automatisch.',
  },
  placeholders: common,
  text: {
    en: { subject: '', body: '', action: '' },
    de: { subject: '', body: '', action: '' },
  },
})
