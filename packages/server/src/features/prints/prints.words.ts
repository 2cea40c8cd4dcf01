import type { Language } from '@oktant/contract/http.ts'

/** Why a question mark stands in a printed text where a letter should. */
export const lackingWords: Record<Language, (letters: number) => string> = {
  en: (letters) =>
    letters === 1
      ? 'One letter is in no font here; a question mark stands in its place.'
      : `${letters} letters are in no font here; a question mark stands in their place.`,
  de: (letters) =>
    letters === 1
      ? 'Für ein Zeichen gibt es hier keine Schrift; an seiner Stelle steht ein Fragezeichen.'
      : `Für ${letters} Zeichen gibt es hier keine Schrift; an ihrer Stelle steht ein Fragezeichen.`,
}

/** What whoever hears a paper is told in the place of a question’s picture. */
export const pictureWords: Record<Language, string> = {
  en: 'Picture of the question',
  de: 'Bild zur Frage',
}
