/** A text as searches compare it: without accents, capitals and small letters alike. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()

const wordIn = /[\p{L}\p{N}]+/gu

/** The words that somebody typed, as searches compare them. */
export const typedWords = (text: string) => folded(text).match(wordIn) ?? []

export type Piece = { text: string; isMarked: boolean }

/** A text in pieces, with the words marked that begin as one of the typed ones does or share its stem. */
export function markedPieces(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let after = 0
  for (const { 0: word, index } of text.matchAll(wordIn)) {
    if (!words.some((typed) => isAlike(folded(word), typed))) continue
    if (index > after) pieces.push({ text: text.slice(after, index), isMarked: false })
    pieces.push({ text: word, isMarked: true })
    after = index + word.length
  }
  if (after < text.length) pieces.push({ text: text.slice(after), isMarked: false })
  return pieces
}

/** NOTE: endings differ by three letters at most, and a stem has four. */
function isAlike(word: string, typed: string) {
  if (word.startsWith(typed)) return true
  const shared = [...typed].findIndex((letter, place) => letter !== word[place])
  const stem = shared < 0 ? typed.length : shared
  return stem >= 4 && stem >= typed.length - 3 && stem >= word.length - 3
}
