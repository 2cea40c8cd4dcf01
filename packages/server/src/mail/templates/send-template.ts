import type { Language } from '@oktant/contract/http/http.ts'
import type { Db } from '../../db/engine/db.ts'
import { type Envelope, type Letter, sendLetters } from '../mail.ts'
import { worded } from './template.rules.ts'
import type { Template } from './template.ts'
import { findTextsInForce } from './templates.queries.ts'

type Values = Readonly<Record<string, string>>
type Filling = { values: Values; url?: string; isOpen?: boolean }

/** A letter in one language as it stands in code, with its placeholders filled in. */
export function letterOf(
  { text }: Pick<Template, 'text'>,
  language: Language,
  { values, url, isOpen = false }: Filling,
): Letter {
  const { subject, paragraphs, action } = worded(text[language], values)
  return { subject, paragraphs, ...(url && action && { action: { label: action, url, isOpen } }) }
}

export type Addressed<P extends string> = Omit<Envelope, 'companyId' | 'letter' | 'template'> & {
  values: Readonly<Record<P, string>>
  /** Where the button leads, where the letter has one. */
  url?: string
  /** It leads where one signs in first. */
  isOpen?: boolean
}

/** The way of every letter: the company’s own words where it has some, else the product’s. */
export async function sendTemplates<P extends string>(
  db: Db,
  { template, companyId }: { template: Template<P>; companyId: number },
  recipients: readonly Addressed<P>[],
) {
  if (!recipients.length) return []
  const own = template.isFixed ? {} : await findTextsInForce(db, companyId, template.key)
  const text = { ...template.text, ...own }
  return sendLetters(
    db,
    recipients.map(({ values, url, isOpen, ...envelope }) => {
      const filling: Filling = { values, ...(url && { url }), ...(isOpen && { isOpen }) }
      return {
        ...envelope,
        companyId,
        template: template.key,
        letter: letterOf({ text }, envelope.language, filling),
      }
    }),
  )
}

export async function sendTemplate<P extends string>(
  db: Db,
  { template, companyId, ...recipient }: Addressed<P> & { template: Template<P>; companyId: number },
) {
  await sendTemplates<P>(db, { template, companyId }, [recipient])
}
