import type { Language } from '@oktant/contract/http/http.ts'

type Words = { headings: readonly string[]; none: string; picture: string; right: string; wrong: string }

/** What the columns of an export are called, and what stands in them. */
export const resultWords: Record<Language, Words> = {
  en: {
    headings: [
      'Question',
      'Type',
      'Asked',
      'Marked',
      'Facility in %',
      'Discrimination',
      'Mean time in seconds',
      'Answer',
      'Key',
      'Chosen',
      'Chosen in %',
    ],
    none: 'No answer',
    picture: 'Picture',
    right: 'right',
    wrong: 'wrong',
  },
  de: {
    headings: [
      'Frage',
      'Art',
      'Gestellt',
      'Bewertet',
      'Lösungsquote in %',
      'Trennschärfe',
      'Mittlere Zeit in Sekunden',
      'Antwort',
      'Schlüssel',
      'Gewählt',
      'Gewählt in %',
    ],
    none: 'Keine Antwort',
    picture: 'Bild',
    right: 'richtig',
    wrong: 'falsch',
  },
}
