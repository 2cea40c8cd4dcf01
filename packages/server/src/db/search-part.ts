import { type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http.ts'
import type { SearchType } from '@oktant/contract/search.ts'
import type { SegmentKey } from '@oktant/contract/segments.ts'
import type { Words } from './searching.ts'

/** What each part answers, by these names. */
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
  rank: number
}

/** Who searches, as the parts of the search need to know them. */
export type Seeker = { id: number; companyId: number; permissions: ReadonlySet<string> }

/** `isClose`: nothing was found by what was typed, so what is nearly it is wanted. */
export type Wanted = { words: Words; isClose: boolean; most: number }

/** What one feature lets people find; it alone knows who may see it. */
export type SearchPart = {
  types: readonly SearchType[]
  /** Which of its statements somebody is answered by; none where it is closed to them. */
  wayOf: (seeker: Seeker) => 'all' | 'some' | null
  /** The columns of `Hit`, in its order; who searches stands in `asking`. */
  hits: (way: 'all' | 'some', wanted: Wanted) => SQL
}

/** NOTE: what is nearly it is read only where nothing was found, because it costs many times as much. */
export const exactOrClose = (hits: (isClose: boolean) => SQL) => sql`(
  with exact as materialized (${hits(false)}),
  near as materialized (select * from (${hits(true)}) near where not exists (select from exact))
  select *, false as "isClose" from exact union all select *, true from near)`
