import type { Db } from '../db/engine/db.ts'
import {
  defaultTemplate,
  makeTemplate,
} from '../features/learning/certificate-templates/certificate-templates.ts'
import type { User } from '../features/people/people/people.ts'
import type { Kit } from '../kit.ts'

const safety = {
  name: 'Sicherheitsunterweisung',
  design: {
    orientation: 'portrait' as const,
    colour: '#0b7785',
    logo: 'company' as const,
    logoId: null,
    heading: { en: 'Proof of instruction', de: 'Unterweisungsnachweis' },
    intro: { en: '{companyName} confirms that', de: '{companyName} bestätigt, dass' },
    statement: { en: 'was instructed in', de: 'unterwiesen wurde in' },
    note: {
      en: 'on {date}, and knows what to do when it matters.',
      de: 'am {date}, und weiß, was zu tun ist, wenn es darauf ankommt.',
    },
    signatories: [
      {
        name: 'Katharina Größler',
        title: { en: 'Occupational safety', de: 'Arbeitssicherheit' },
        pictureId: null,
      },
      { name: 'Anders Lindqvist', title: { en: 'Academy', de: 'Akademie' }, pictureId: null },
    ],
    showsQr: true,
  },
}

/** The template that everybody begins with, and one that the administrator has designed. */
export async function makeDemoCertificateTemplates(db: Db, { now }: Pick<Kit, 'now'>, by: User) {
  const { companyId } = by
  const ordinary = await defaultTemplate(db, companyId)
  return { ordinary, safety: await makeTemplate(db, by, safety, { now }) }
}
