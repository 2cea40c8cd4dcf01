import { type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http.ts'
import type { SearchType } from '@oktant/contract/search.ts'
import type { SegmentKey } from '@oktant/contract/segments.ts'
import { askedOf, meantOf, type Words } from './searching.ts'

/** What each part shows of what was found, by these names. */
export type Hit = {
  type: SearchType
  id: number
  name: LocalText
  text: LocalText
  containerId: number | null
  containerTypeId: number | null
  inside: LocalText | null
  segmentKey: SegmentKey | null
  fileId: number | null
  courseTypeId: number | null
}

/** Who searches, as the parts of the search need to know them. */
export type Seeker = { id: number; companyId: number; permissions: ReadonlySet<string> }

/** `isClose`: nothing was found by what was typed, so what is nearly it is wanted. */
export type Wanted = { words: Words; isClose: boolean; most: number }

export type Shared = Readonly<Record<string, SQL>>

/** The beginning of a statement that asks these, each once. */
export const withShared = (shared: Shared) =>
  sql.join(
    Object.entries(shared).map(([name, rows]) => sql`${sql.identifier(name)} as materialized (${rows}), `),
  )

/** What one feature lets people find; it alone knows who may see it. */
export type SearchPart = {
  types: readonly SearchType[]
  /** Which of its statements somebody is answered by; none where it is closed to them. */
  wayOf: (seeker: Seeker) => 'all' | 'some' | null
  /** Everything that fits, as `type`, `id`, `containerId`, `revisionId`, `courseTypeId` and `rank`; who searches stands in `asking`. */
  hits: (way: 'all' | 'some', wanted: Wanted) => SQL
  /** What its statements ask more than once, by the names that they know it by. */
  shared?: Shared
  /** The columns of `Hit` for those of the rows of `page`, which are hits, that are its own, after their `place`. */
  shown: SQL
}

/** NOTE: what is nearly it is read only where nothing was found, because it costs many times as much. */
export const exactOrClose = (words: Words, hits: (isClose: boolean) => SQL) => sql`(
  with asked as materialized (${askedOf(words)}), meant as materialized (${meantOf(words)}), exact as materialized (${hits(false)}),
  near as materialized (select * from (${hits(true)}) near where not exists (select from exact))
  select *, false as "isClose" from exact union all select *, true from near)`
