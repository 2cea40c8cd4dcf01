import type { Language } from '@oktant/contract/http/http.ts'

/** Why a question mark stands in a printed text where another sign should. */
export const lackingWords: Record<Language, (signs: number) => string> = {
  en: (signs) =>
    signs === 1
      ? 'One character is in no font here; a question mark stands in its place.'
      : `${signs} characters are in no font here; a question mark stands in their place.`,
  de: (signs) =>
    signs === 1
      ? 'Für ein Zeichen gibt es hier keine Schrift; an seiner Stelle steht ein Fragezeichen.'
      : `Für ${signs} Zeichen gibt es hier keine Schrift; an ihrer Stelle steht ein Fragezeichen.`,
}

/** What whoever hears a paper is told in the place of a picture that nobody has described. */
export const pictureWords: Record<Language, Record<'question' | 'answer', string>> = {
  en: { question: 'Picture of the question', answer: 'Picture of the answer' },
  de: { question: 'Bild zur Frage', answer: 'Bild zur Antwort' },
}
