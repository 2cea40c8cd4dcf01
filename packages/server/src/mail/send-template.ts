import type { Language } from '@oktant/contract/http.ts'
import type { Db } from '../db/db.ts'
import { type Letter, sendLetter } from './mail.ts'
import { worded } from './template.rules.ts'
import type { Template } from './template.ts'
import { findTextsInForce } from './templates.queries.ts'

type Words<P extends string> = {
  template: Template<P>
  values: Readonly<Record<P, string>>
  /** Where the button leads, where the letter has one. */
  url?: string
}

/** A letter in one language as it stands in code, with its placeholders filled in. */
export function letterOf<P extends string>(
  { text }: Pick<Template<P>, 'text'>,
  language: Language,
  { values, url }: Omit<Words<P>, 'template'>,
): Letter {
  const { subject, paragraphs, action } = worded(text[language], values)
  return { subject, paragraphs, ...(url && action && { action: { label: action, url } }) }
}

type Envelope<P extends string> = Words<P> & {
  companyId: number
  userId?: number
  to: string
  language: Language
}

/** The way of every letter: the company’s own words where it has some, else the product’s. */
export async function sendTemplate<P extends string>(
  db: Db,
  { template, values, url, ...envelope }: Envelope<P>,
) {
  const { companyId, language } = envelope
  const own = template.isFixed ? {} : await findTextsInForce(db, companyId, template.key)
  const text = { ...template.text, ...own }
  await sendLetter(db, { ...envelope, letter: letterOf({ text }, language, { values, ...(url && { url }) }) })
}
