import { type SQL, sql } from 'drizzle-orm'
import { search } from '@oktant/contract/kit/constants.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { TypeSeen } from '@oktant/contract/learning/courses/learning-types.ts'
import type { SearchType } from '@oktant/contract/learning/search.ts'
import type { SegmentKey } from '@oktant/contract/learning/segments.ts'
import type { Db } from '../engine/db.ts'
import { askedOf, meantOf, typedAs, type Words } from './searching.ts'

/** What fits, and how well; what else a part knows of it is its own. */
export type Hit = { type: SearchType; id: number; rank: number; courseTypeId: number | null }

/** What is shown of a hit. */
export type Shown = {
  name: LocalText
  text: LocalText
  containerId: number | null
  containerTypeId: number | null
  inside: LocalText | null
  segmentKey: SegmentKey | null
  fileId: number | null
}

/** Who searches, as the parts of the search need to know them. */
export type Seeker = { id: number; companyId: number; permissions: ReadonlySet<string> }

/**
 * `isClose`: nothing was found by what was typed, so what is nearly it is wanted; `isTold`: what it may stand for is known, as
 * is all else that parts keep.
 */
export type Wanted = { words: Words; isClose: boolean; isTold: boolean; most: number }

/** What a part found: no more than `most` of a kind, all of which who searches may see. */
export type FoundHits = {
  hits: readonly Hit[]
  courseTypes?: ReadonlyMap<number, TypeSeen>
  /** What is shown of those of a page that are its own; of what is gone since, nothing. */
  show: (page: readonly Hit[]) => Promise<ReadonlyMap<Hit, Shown>>
}

/** `alike`: for each word the words that it may stand for, where a part knows them without asking. */
export type GivenValues = {
  values: Record<string, unknown>
  alike?: (typed: string) => string[]
}

/** One question: what the part's statements are told beside who searches, and what their answers say. */
type Question<T> = {
  given: () => GivenValues
  /** What was found; nothing where it cannot be said before what is nearly it has been asked. */
  read: (answer: T, isClose: boolean) => FoundHits | null
}

/** How many of a kind are found. */
export const mostOf = (isClose: boolean) => (isClose ? search.mostClose : search.mostOfType)

/** What one feature lets people find; it alone knows who may see it. */
export type SearchPart<T = unknown> = {
  name: string
  types: readonly SearchType[]
  /** What fits is found by whole words, and not by letters alone. */
  byWords: boolean
  /** Which of its statements somebody is answered by; none where it is closed to them. */
  wayOf: (seeker: Seeker, db: Db) => 'all' | 'some' | null
  /** One value with all that fits; who searches stands in `asking`. */
  answer: (way: 'all' | 'some', wanted: Wanted) => SQL<T>
  ask: (db: Db, seeker: Seeker, words: readonly string[]) => Question<T>
}

/** NOTE: whoever asks all parts knows no answer's shape; each is read by the part whose statement gave it. */
export const searchPart = <T>(part: SearchPart<T>) => part as SearchPart

/** What is asked and read of a part whose one answer holds all that is shown of its hits. */
export const toldAtOnce =
  <Row>(hitOf: (row: Row) => Hit, shownOf: (row: Row) => Shown) =>
  (): Question<readonly Row[]> => ({
    given: () => ({ values: {} }),
    read: (rows) => {
      const hits = new Map(rows.map((row) => [hitOf(row), row]))
      const show = async (page: readonly Hit[]) =>
        new Map(
          page.flatMap((hit) => {
            const row = hits.get(hit)
            return row ? [[hit, shownOf(row)] as const] : []
          }),
        )
      return { hits: [...hits.keys()], show }
    },
  })

export const bestFirst = (one: Pick<Hit, 'rank' | 'id'>, other: Pick<Hit, 'rank' | 'id'>) =>
  other.rank - one.rank || one.id - other.id

/**
 * The beginning of a statement of what was typed, or of what is nearly it: `asked`, and `meant` beside it. NOTE: where no part
 * asks by the words, nothing is made of them but what was typed.
 */
export const withAsked = ({ words, isClose, isTold }: Omit<Wanted, 'most'>, byWords = true) => {
  if (!byWords) return sql`with asked as materialized (${typedAs(words)})`
  const asked = sql`with asked as materialized (${askedOf(words)})`
  return isClose ? sql`${asked}, meant as materialized (${meantOf(words, isTold)})` : asked
}

/**
 * `byWords`: what fits is found by whole words, and not by letters alone. NOTE: what is nearly it is read only where nothing was
 * found, because it costs many times as much.
 */
export const exactOrClose = (words: Words, byWords: boolean, hits: (isClose: boolean) => SQL) => sql`(
  ${withAsked({ words, isClose: true, isTold: false }, byWords)}, exact as materialized (${hits(false)}),
  near as materialized (select * from (${hits(true)}) near where not exists (select from exact))
  select *, false as "isClose" from exact union all select *, true from near)`
