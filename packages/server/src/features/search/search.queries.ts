import { type SQL, sql } from 'drizzle-orm'
import { search } from '@oktant/contract/constants.ts'
import type { Db } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import {
  type FoundHits,
  type Given,
  type SearchPart,
  type Seeker,
  type Wanted,
  withAsked,
} from '../../db/search-part.ts'
import { placedWords, placesFor } from '../../db/searching.ts'

type Open = { part: SearchPart; way: 'all' | 'some' }
type Answers = Readonly<Record<string, unknown>>
type Asked = { seeker: Seeker; words: readonly string[]; given: readonly Given[]; isClose: boolean }
type Way = Pick<Wanted, 'isClose' | 'isTold'>

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
  const questions = open.map(({ part }) => ({ name: part.name, ...part.ask(db, seeker) }))
  const read = (answers: Answers, most: number) =>
    questions.map((question) => question.read(answers[question.name], most))
  const given = () => questions.map((question) => question.given())
  const exact = await ask(db, open, { seeker, words, given: given(), isClose: false })
  const first = read(exact, search.mostOfType)
  if (isAll(first) && foundAny(first)) return { found: first, isClose: false }
  const answered = await ask(db, open, { seeker, words, given: given(), isClose: true })
  const near = read(answered, search.mostClose)
  const second = isAll(first) ? first : read(exact, search.mostOfType)
  if (isAll(second) && foundAny(second)) return { found: second, isClose: false }
  return isAll(near) ? { found: near, isClose: foundAny(near) } : { found: [], isClose: false }
}

const isAll = (found: readonly (FoundHits | null)[]): found is FoundHits[] => !found.includes(null)
const foundAny = (found: readonly FoundHits[]) => found.some(({ hits }) => hits.length > 0)

async function ask(db: Db, open: readonly Open[], { seeker, words, given, isClose }: Asked) {
  const alikeTo = isClose ? given.find(({ alike }) => alike)?.alike : undefined
  const way = { isClose, isTold: alikeTo !== undefined }
  const named = open.map((one) => `${one.part.name}_${one.way}`)
  const kind = isClose ? `search_near_${way.isTold ? 'told' : 'sought'}` : 'search'
  const name = [kind, words.length, ...named].join('_')
  const statement = statements.get(name) ?? prepared((handle) => prepare(handle, name, open, words, way))
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

function prepare(db: Db, name: string, open: readonly Open[], typed: readonly string[], how: Way) {
  const most = how.isClose ? search.mostClose : search.mostOfType
  const wanted = { words: placesFor(typed), ...how, most }
  const columns = open.map(
    ({ part, way }) => sql`${part.answer(way, wanted)} as ${sql.identifier(part.name)}`,
  )
  const fields: Record<string, SQL<unknown>> = Object.fromEntries(
    open.map(({ part }) => [part.name, sql`found.${sql.identifier(part.name)}`]),
  )
  return db
    .select(fields)
    .from(sql`(${withAsked(wanted)} select ${sql.join(columns, sql`, `)}) found`)
    .prepare(name)
}
