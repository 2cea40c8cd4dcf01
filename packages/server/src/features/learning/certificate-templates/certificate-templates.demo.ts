import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { defaultTemplate, makeTemplate } from './certificate-templates.ts'

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
export async function makeDemoCertificateTemplates(db: Db, by: Actor, now: Date) {
  await defaultTemplate(db, by.companyId)
  await makeTemplate(db, by, safety, { now: () => now })
}
