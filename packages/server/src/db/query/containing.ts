import { sql, type SQLWrapper } from 'drizzle-orm'

/** The pattern of everything that contains these letters; a wildcard that somebody types is a letter like others. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

// NOTE: said with its rules, because a database may know plain letters alone, and would not find "Ö" by "ö".
const small = (words: SQLWrapper) => sql`lower((${words}) collate "und-x-icu")`

/** Contains these letters, large or small; the one way in which lists look for text. */
export const containsText = (words: SQLWrapper, text: string) =>
  sql`${small(words)} like ${containing(text.toLowerCase())}`

/** The same of what is said in both languages: in either of them. */
export const containsLocal = (words: SQLWrapper, text: string) =>
  sql`(${containsText(sql`${words}->>'en'`, text)} or ${containsText(sql`${words}->>'de'`, text)})`

export const beginsWithText = (words: SQLWrapper, text: string) =>
  sql`${small(words)} like ${containing(text.toLowerCase()).slice(1)}`

export const isText = (words: SQLWrapper, text: string) => sql`${small(words)} = ${text.toLowerCase()}::text`

/** Letters that are no other letter with a mark, and what people type instead. */
const instead: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ı: 'i',
}
const special = new RegExp(`[${Object.keys(instead).join('')}]`, 'g')

/** Text as it is searched: without accents and in small letters. `foldedSql` says the same to the database. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(special, (letter) => instead[letter] ?? letter)
    .toLowerCase()

/** The expression of a column that keeps another one folded. NOTE: each part of it is immutable, or it could not be kept. */
export function foldedSql(column: string) {
  const bare = `regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]', '', 'g')`
  const replaced = Object.entries(instead).reduce(
    (inner, [letter, other]) => `replace(${inner}, '${letter}', '${other}')`,
    bare,
  )
  // NOTE: said with its rules, because a database may have been made with rules that know plain letters alone.
  return `lower(${replaced} collate "und-x-icu")`
}

/** The pattern of everything whose folded text contains these letters, however they are written. */
export const containingFolded = (text: string) => containing(folded(text))
