import type { CertificateState } from '@oktant/contract/learning/certificates/certificates.ts'
import type { Language } from '@oktant/contract/http/http.ts'

type Words = { headings: readonly string[]; states: Record<CertificateState, string> }

/** What the columns of an export are called, and what stands in them. */
export const exportWords: Record<Language, Words> = {
  en: {
    headings: ['Number', 'Name', 'Course', 'Mark', 'Issued', 'Valid until', 'State', 'Reason', 'Template'],
    states: { valid: 'Valid', expiring: 'Expires soon', expired: 'Expired', revoked: 'Revoked' },
  },
  de: {
    headings: [
      'Nummer',
      'Name',
      'Kurs',
      'Ergebnis',
      'Ausgestellt',
      'Gültig bis',
      'Status',
      'Grund',
      'Vorlage',
    ],
    states: { valid: 'Gültig', expiring: 'Läuft bald ab', expired: 'Abgelaufen', revoked: 'Widerrufen' },
  },
}
