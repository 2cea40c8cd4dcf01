import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { index } from 'drizzle-orm/pg-core'
import { folded, foldedSql } from './containing.ts'

/** What was typed, as words: folded, and without what is neither letter nor digit. */
export const wordsOf = (text: string) =>
  [...new Set(folded(text).match(/[\p{L}\p{N}]+/gu))].slice(0, mostWords)

/** The columns that hold a thing’s texts in both languages, and its keywords. */
export type TextColumns = { title: string; description: string; keywords?: string }
/** Expressions over a table: what is searched, what is nearly a word of it, and the name alone. */
export type Searched = { text: string; nearly: string; name: string }

const both = (column: string) => `(coalesce(${column}->>'en', '') || ' ' || coalesce(${column}->>'de', ''))`
const joined = (parts: readonly string[]) => foldedSql(`(${parts.join(" || ' ' || ")})`)

/**
 * NOTE: an inverted index that had the company’s number as a column of its own would be taken for everything that asks
 * for a company, at a hundred times the price; so the number is one word more, which nobody can type.
 */
export const marked = (companyId: string, text: string) => `('@' || ${companyId} || ' ' || ${text})`

/**
 * Each word as it is written, for beginnings of words, and its stem in both languages, since nobody says in which they
 * type. NOTE: indexes keep these expressions and queries repeat them, so both have them from here.
 */
function expressions(prefix: string, { title, description, keywords }: TextColumns): Searched {
  const column = (name: string) => `${prefix}${name}`
  const words = keywords ? [`${column(keywords)}::text`] : []
  const text = joined([both(column(title)), both(column(description)), ...words])
  const vectors = ['simple', 'english', 'german'].map((name) => `to_tsvector('${name}', ${text})`)
  const nearly = joined([both(column(title)), ...words])
  return {
    text: `(array_to_tsvector(array['@' || ${column('company_id')}]) || ${vectors.join(' || ')})`,
    nearly: marked(column('company_id'), nearly),
    // NOTE: not folded, as what ranks is worked out for every row that fits, and folding is most of its price.
    name: `lower(${both(column(title))})`,
  }
}

/** The expressions over a table by the name that a query gives it. */
export const textsOf = (columns: TextColumns) => (alias: string) => expressions(`${alias}.`, columns)

/**
 * What an index answers both by.
 * NOTE: no list of pending entries, which each search would read through; texts are written seldom.
 */
export function searchIndex(name: string, columns: TextColumns) {
  const { text, nearly } = expressions('', columns)
  return index(name)
    .using('gin', sql.raw(`(${text})`), sql.raw(`(${nearly}) gin_trgm_ops`))
    .with({ fastupdate: false })
}

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

/** Every typed word begins a word of the text, or shares its stem. */
export function matchesText({ text }: Searched, words: Words) {
  const query = each(
    words,
    (word) =>
      sql`(to_tsquery('simple', ${word} || ':*') || plainto_tsquery('english', ${word}) || plainto_tsquery('german', ${word}))`,
    sql` && `,
  )
  return sql`${sql.raw(text)} @@ ((quote_literal('@' || ${asking.companyId}::int))::tsquery && ${query})`
}

/** Every typed word stands somewhere in what is searched by its letters. */
export const contains = ({ nearly }: Pick<Searched, 'nearly'>, words: Words) =>
  each(
    words,
    (word) => sql`${sql.raw(nearly)} like '@' || ${asking.companyId}::int || ' %' || ${word} || '%'`,
    sql` and `,
  )

/** NOTE: words of three letters share too little with anything to be called nearly alike. */
const shortestClose = 4

/** Every typed word is nearly one of these; the operator, not the function, is what the index answers. */
export const isNearly = ({ nearly }: Pick<Searched, 'nearly'>, words: Words) =>
  sql`${sql.raw(nearly)} like '@' || ${asking.companyId}::int || ' %' and ${each(
    words,
    (word) => sql`length(${word}) >= ${sql.raw(String(shortestClose))} and ${word} <% ${sql.raw(nearly)}`,
    sql` and `,
  )}`

/** How well a name fits: its beginning best, then one that holds the words, then one that is nearly them. */
export const nearness = ({ name }: Pick<Searched, 'name'>, words: Words) => {
  const typed = each(words, (word) => word, sql` || ' ' || `)
  return sql`(case when starts_with(${sql.raw(name)}, ${typed}) then 2 else 0 end
    + word_similarity(${typed}, ${sql.raw(name)}))`
}
