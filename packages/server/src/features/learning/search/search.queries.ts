import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import {
  type FoundHits,
  type GivenValues,
  mostOf,
  type SearchPart,
  type Seeker,
  type Wanted,
  withAsked,
} from '../../../db/search/search-part.ts'
import { placedWords, placesFor } from '../../../db/search/searching.ts'

type Open = { part: SearchPart; way: 'all' | 'some' }
type Answers = Readonly<Record<string, unknown>>
type AskedSearch = {
  seeker: Seeker
  words: readonly string[]
  given: readonly GivenValues[]
  isClose: boolean
}
type How = Pick<Wanted, 'isClose' | 'isTold'>

const statements = new Map<string, ReturnType<typeof prepared<ReturnType<typeof prepare>>>>()

/**
 * What every part finds by what was typed, or else by what is nearly it.
 * NOTE: two statements, as one of both would begin with the price of both for everybody who types without a mistake.
 */
export async function findHits(
  db: Db,
  parts: readonly SearchPart[],
  seeker: Seeker,
  words: readonly string[],
): Promise<{ found: FoundHits[]; isClose: boolean }> {
  const open = parts.flatMap((part) => {
    const way = part.wayOf(seeker, db)
    return way ? [{ part, way }] : []
  })
  if (!open.length || !words.length) return { found: [], isClose: false }
  const questions = open.map(({ part }) => ({ name: part.name, ...part.ask(db, seeker, words) }))
  const read = (answers: Answers, isClose: boolean) =>
    questions.map((question) => question.read(answers[question.name], isClose))
  const answersTo = (isClose: boolean) => {
    const given = questions.map((question) => question.given())
    return ask(db, open, { seeker, words, given, isClose })
  }
  const exact = await answersTo(false)
  const first = read(exact, false)
  if (isAll(first) && foundAny(first)) return { found: first, isClose: false }
  const near = read(await answersTo(true), true)
  const second = isAll(first) ? first : read(exact, false)
  if (isAll(second) && foundAny(second)) return { found: second, isClose: false }
  return isAll(near) ? { found: near, isClose: foundAny(near) } : { found: [], isClose: false }
}

const isAll = (found: readonly (FoundHits | null)[]): found is FoundHits[] => !found.includes(null)
const foundAny = (found: readonly FoundHits[]) => found.some(({ hits }) => hits.length > 0)

async function ask(db: Db, open: readonly Open[], { seeker, words, given, isClose }: AskedSearch) {
  const alikeTo = isClose ? given.find(({ alike }) => alike)?.alike : undefined
  const how = { isClose, isTold: alikeTo !== undefined }
  const named = open.map(({ part, way }) => `${part.name}_${way}`)
  const kind = isClose ? `search_near_${how.isTold ? 'told' : 'sought'}` : 'search'
  const name = [kind, words.length, ...named].join('_')
  const statement = statements.get(name) ?? prepared((handle) => prepare(handle, name, open, words, how))
  statements.set(name, statement)
  const { companyId, id: userId } = seeker
  const [row] = await statement(db).execute({
    ...Object.assign({}, ...given.map(({ values }) => values)),
    ...placedWords(words, alikeTo && words.map(alikeTo)),
    companyId,
    userId,
  })
  return row ?? {}
}

function prepare(db: Db, name: string, open: readonly Open[], typed: readonly string[], how: How) {
  const wanted = { words: placesFor(typed), ...how, most: mostOf(how.isClose) }
  const columns = open.map(
    ({ part, way }) => sql`${part.answer(way, wanted)} as ${sql.identifier(part.name)}`,
  )
  const byWords = open.some(({ part }) => part.byWords)
  const fields: Record<string, SQL<unknown>> = Object.fromEntries(
    open.map(({ part }) => [part.name, sql`found.${sql.identifier(part.name)}`]),
  )
  return db
    .select(fields)
    .from(sql`(${withAsked(wanted, byWords)} select ${sql.join(columns, sql`, `)}) found`)
    .prepare(name)
}
