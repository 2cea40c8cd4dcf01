import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { index } from 'drizzle-orm/pg-core'
import { folded } from '../query/containing.ts'

/** What was typed, as words: folded, and without what is neither letter nor digit. */
export const wordsOf = (text: string) =>
  [...new Set(folded(text).match(/[\p{L}\p{N}]+/gu))].slice(0, mostWords)

/** What is searched of a row, as expressions: its words, those of its title, and how it is written. */
export type Searched = { words: string; title: string; letters: string }

/**
 * The columns of a table that are searched, by the name that a query gives it. The database keeps them by itself: each word
 * as it is written, for beginnings of words, and its stem in both languages, since nobody says in which they type.
 * NOTE: no table names them, or whoever reads a whole row would read them; `*.columns.sql` beside the tables says what stands in them.
 */
export const searchedOf = (alias: string): Searched => ({
  words: `${alias}.searched`,
  title: `${alias}.searched_title`,
  letters: `${alias}.searched_letters`,
})

/** NOTE: no list of pending entries, which each search would read through; texts are written seldom. */
export const searchIndex = (name: string) =>
  index(name).using('gin', sql.raw('searched')).with({ fastupdate: false })

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
/** `alike`: for each word the words of the company that it may stand for, where a statement is told them. */
export const placedWords = (words: readonly string[], alike: readonly string[][] = []) => ({
  ...Object.fromEntries(words.map((word, place) => [`word${place}`, word])),
  ...Object.fromEntries(alike.map((list, place) => [`alike${place}`, list])),
})

const each = (words: Words, of: (word: SQL) => SQL, between: SQL) =>
  sql.join(
    words.map((word) => of(sql`${word}::text`)),
    between,
  )

/** The word as it was typed begins a word, or shares its stem in a language. */
const queryOf = (word: SQL) =>
  sql`(to_tsquery('simple', ${word} || ':*') || plainto_tsquery('english', ${word}) || plainto_tsquery('german', ${word}))`

const typedOf = (words: Words) => each(words, (word) => word, sql` || ' ' || `)

/** What was typed alone, as `asked`, where nobody asks by its words. */
export const typedAs = (words: Words) => sql`select ${typedOf(words)} as typed`

/**
 * What was typed as the database asks for it, made once for a statement, as `asked`: all of its words, the same of one
 * company, any of them, and how they follow each other.
 * NOTE: an inverted index that had the company’s number as a column of its own would be taken for everything that asks
 * for a company, at a hundred times the price; so the number is one word more, which nobody can type.
 */
export function askedOf(words: Words) {
  const queries = words.map((word, place) => sql`${queryOf(sql`${word}::text`)} as ${queryAt(place)}`)
  const joined = (between: SQL) =>
    sql.join(
      words.map((_, place) => queryAt(place)),
      between,
    )
  return sql`
  select *, company && every as here from (
    select company, ${joined(sql` && `)} as every, ${joined(sql` || `)} as "any", typed from (
      select quote_literal('@' || ${asking.companyId}::int)::tsquery as company, ${sql.join(queries, sql`, `)},
        ${typedOf(words)} as typed offset 0) said) typed`
}

const queryAt = (place: number) => sql.raw(`query${place}`)

/** Every typed word stands somewhere in what is searched by its letters. */
export const containsAll = (letters: string, words: Words) =>
  each(words, (word) => sql`${sql.raw(letters)} like '%' || ${word} || '%'`, sql` and `)

/** NOTE: words of three letters share too little with anything to be called nearly alike. */
export const shortestClose = 4
/** How many words of the company a mistyped one may stand for. */
export const mostAlike = 10

/** All words of the company that a mistyped one may stand for. */
export const knownWords = sql`select coalesce(json_agg(known.word), '[]') from search_words known
  where known.company_id = ${asking.companyId}::int`

const isLong = (word: SQL) => sql`length(${word}) >= ${sql.raw(String(shortestClose))}`

/** Every typed word is nearly one of these. NOTE: the operator is what an index answers; turned around, it would be asked once more of each row. */
export const resembles = (letters: string, words: Words) =>
  each(words, (word) => sql`${isLong(word)} and ${sql.raw(letters)} %> ${word}`, sql` and `)

const known = (word: SQL, how: SQL, nearness: SQL) => sql`
  select known.word, ${nearness}(${word}, known.word) as nearness from search_words known
  where array[known.company_id] @> array[${asking.companyId}::int] and ${isLong(word)} and known.word ${how} ${word}`

/**
 * The words of the company that a typed one may stand for, the nearest first. A part of one may be nearly it, or the whole of
 * it may, as where two letters changed places.
 * NOTE: asked one by one, as of two ways the index would answer neither.
 */
const alikeTo = (word: SQL) => sql`(
  select array_agg(alike.word order by alike.nearness desc, alike.word) from (
    select word, max(nearness) as nearness from (
      ${known(word, sql`%>`, sql`word_similarity`)} union all ${known(word, sql`%`, sql`similarity`)}) found
    group by word order by nearness desc, word limit ${sql.raw(String(mostAlike))}) alike)`

/** One of these words or itself, and the nearest of them, as queries. */
const likeOf = (word: SQL, alike: SQL) => sql`lateral (
  select coalesce(itself || (select string_agg(quote_literal(one), '|')::tsquery from unnest(alike) one), itself) as "any",
    coalesce(quote_literal(alike[1])::tsquery, itself) as nearest
  from (select ${queryOf(word)} as itself, ${alike} as alike offset 0) typed)`

/**
 * The same as `askedOf` of what may have been meant, where what was typed is found nowhere; all of its words are the nearest
 * ones. `isTold`: what each may stand for is told, and need not be sought.
 */
export function meantOf(words: Words, isTold: boolean) {
  const places = words.map((_, place) => sql.raw(`word${place}`))
  const joined = (of: 'any' | 'nearest', between: SQL) =>
    sql.join(
      places.map((place) => sql`${place}.${sql.identifier(of)}`),
      between,
    )
  const likes = words.map((given, place) => {
    const word = sql`${given}::text`
    const alike = isTold ? sql`${sql.placeholder(`alike${place}`)}::text[]` : alikeTo(word)
    return sql`${likeOf(word, alike)} ${places[place]}`
  })
  return sql`
    select asked.company && ${joined('any', sql` && `)} as here, ${joined('nearest', sql` && `)} as every,
      ${joined('any', sql` || `)} as "any", asked.typed
    from asked, ${sql.join(likes, sql`, `)}`
}

/** Where the queries of a part come from, by the name of `asked`. */
export const askedBy = (isClose: boolean) => sql.raw(isClose ? 'meant asked' : 'asked')

/** Every word begins a word of the text, or shares its stem. */
export const matchesText = ({ words }: Searched) => sql`${sql.raw(words)} @@ asked.here`

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
