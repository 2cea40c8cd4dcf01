import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { index } from 'drizzle-orm/pg-core'
import { folded } from './containing.ts'

/** What was typed, as words: folded, and without what is neither letter nor digit. */
export const wordsOf = (text: string) =>
  [...new Set(folded(text).match(/[\p{L}\p{N}]+/gu))].slice(0, mostWords)

/** What is searched of a row, as expressions: its words, those of its title, and its letters for what is nearly a word. */
export type Searched = { words: string; title: string; letters: string }

/**
 * The columns of a table that are searched, by the name that a query gives it. The database keeps them by itself: each word
 * as it is written, for beginnings of words, and its stem in both languages, since nobody says in which they type.
 * NOTE: no table names them, or whoever reads a whole row would read them; migration `0051` says what stands in them.
 */
export const searchedOf = (alias: string): Searched => ({
  words: `${alias}.searched`,
  title: `${alias}.searched_title`,
  letters: `${alias}.searched_letters`,
})

/**
 * What an index answers both by.
 * NOTE: no list of pending entries, which each search would read through; texts are written seldom.
 */
export const searchIndex = (name: string) =>
  index(name)
    .using('gin', sql.raw('searched'), sql.raw('searched_letters gin_trgm_ops'))
    .with({ fastupdate: false })

/** What a search is told beside its text, by the names that its statement is prepared with. */
const given = sql.placeholder
export const asking = {
  companyId: given('companyId'),
  userId: given('userId'),
  timezone: given('timezone'),
  limit: given('limit'),
}

export const mostWords = 8
/** NOTE: a statement that has seen as many words before is put together no more, which is half of its price. */
export type Words = readonly Placeholder[]
export const placesFor = (words: readonly string[]): Words => words.map((_, place) => given(`word${place}`))
export const placedWords = (words: readonly string[]) =>
  Object.fromEntries(words.map((word, place) => [`word${place}`, word]))

const each = (words: Words, of: (word: SQL) => SQL, between: SQL) =>
  sql.join(
    words.map((word) => of(sql`${word}::text`)),
    between,
  )

/** The word as it was typed begins a word, or shares its stem in a language. */
const queryOf = (word: SQL) =>
  sql`(to_tsquery('simple', ${word} || ':*') || plainto_tsquery('english', ${word}) || plainto_tsquery('german', ${word}))`

/**
 * What was typed as the database asks for it, made once for a statement, as `asked`: all of its words, the same of one
 * company, any of them, and how they follow each other.
 * NOTE: an inverted index that had the company’s number as a column of its own would be taken for everything that asks
 * for a company, at a hundred times the price; so the number is one word more, which nobody can type.
 */
export const askedOf = (words: Words) => sql`
  select *, company && every as here from (
    select quote_literal('@' || ${asking.companyId}::int)::tsquery as company,
      ${each(words, (word) => queryOf(word), sql` && `)} as every, ${each(words, (word) => queryOf(word), sql` || `)} as "any",
      ${each(words, (word) => word, sql` || ' ' || `)} as typed) typed`

/** Every typed word begins a word of the text, or shares its stem. */
export const matchesText = ({ words }: Searched) => sql`${sql.raw(words)} @@ asked.here`

/** NOTE: words of three letters share too little with anything to be called nearly alike. */
const shortestClose = 4

/** NOTE: the operator, not the function, is what an index answers; turned around, it would be asked once more of each row. */
export const resembles = (letters: string, words: Words) =>
  each(
    words,
    (word) => sql`length(${word}) >= ${sql.raw(String(shortestClose))} and ${sql.raw(letters)} %> ${word}`,
    sql` and `,
  )

export const isNearly = ({ words, letters }: Searched, typed: Words) =>
  sql`${sql.raw(words)} @@ asked.company and ${resembles(letters, typed)}`

/** Its beginning is best, whatever else tells one that fits from another. */
const rankBy = (text: string, more: SQL) =>
  sql`(case when starts_with(${sql.raw(text)}, asked.typed) then 2 else 0 end + ${more})`

/**
 * How well a title holds the words: all of them better than some, whole ones better than beginnings, and a short title
 * better than a long one, so that none gains by saying the same in both languages.
 */
export const holding = ({ title, letters }: Searched) =>
  rankBy(letters, sql`(${sql.raw(title)} @@ asked.every)::int + ts_rank(${sql.raw(title)}, asked."any", 1)`)

/** How nearly a text is what was typed. */
export const nearness = (text: string) => rankBy(text, sql`word_similarity(asked.typed, ${sql.raw(text)})`)

/** How well a name holds the words: whole parts of it better than beginnings, and those better than what stands inside one. */
export function wholeness(name: string, words: Words) {
  const parts = (of: string) => sql.raw(`strpos(${of}, `)
  const points = each(
    words,
    (word) => sql`case when ${parts(`' ' || ${name} || ' '`)}' ' || ${word} || ' ') > 0 then 3
      when ${parts(`' ' || ${name}`)}' ' || ${word}) > 0 or ${parts(name)}'-' || ${word}) > 0 then 2
      when ${parts(name)}${word}) > 0 then 1 else 0 end`,
    sql` + `,
  )
  return rankBy(name, sql`(${points})::float8 / ${sql.raw(String(3 * words.length))}`)
}
