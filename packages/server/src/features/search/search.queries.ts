import { type SQL, sql } from 'drizzle-orm'
import { search } from '@oktant/contract/constants.ts'
import type { Found, SearchType } from '@oktant/contract/search.ts'
import type { Db } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import {
  exactOrClose,
  type Hit,
  type SearchPart,
  type Seeker,
  type Shared,
  withShared,
} from '../../db/search-part.ts'
import { asking, placedWords, placesFor } from '../../db/searching.ts'

type Asked = {
  words: readonly string[]
  type: SearchType | null
  courseType: number | null
  limit: number
  offset: number
}
type Open = { part: SearchPart; way: 'all' | 'some' }

const statements = new Map<string, ReturnType<typeof prepared<ReturnType<typeof prepare>>>>()

/** Every part in one statement; the best of each type stands before the second best of any. */
export async function findHits(db: Db, parts: readonly SearchPart[], seeker: Seeker, asked: Asked) {
  const open = parts.flatMap((part) => {
    const way = part.wayOf(seeker)
    return way ? [{ part, way }] : []
  })
  const { words, ...page } = asked
  if (!open.length || !words.length) return nothing
  const name = ['search', words.length, ...open.map(({ part, way }) => `${part.types[0]}_${way}`)].join('_')
  const statement = statements.get(name) ?? prepared((handle) => prepare(handle, name, open, words))
  statements.set(name, statement)
  const { companyId, id: userId } = seeker
  const [row] = await statement(db).execute({ ...placedWords(words), ...page, companyId, userId })
  return row ?? nothing
}

const nothing = { content: [], kinds: [], isClose: false, courseTypes: [] }
const given = sql.placeholder

function prepare(db: Db, name: string, open: readonly Open[], typed: readonly string[]) {
  const words = placesFor(typed)
  const hits = exactOrClose(words, (isClose) => {
    const most = isClose ? search.mostClose : search.mostOfType
    return allOf(open.map(({ part, way }) => part.hits(way, { words, isClose, most })))
  })
  const page = sql`select *, row_number() over (partition by type order by rank desc, id) as place from hits
    where (${given('type')}::text is null or type = ${given('type')}::text)
      and (${given('courseType')}::int is null or "courseTypeId" = ${given('courseType')}::int)
    order by place, type limit ${asking.limit} offset ${given('offset')}`
  const shown = allOf(open.map(({ part }) => part.shown))
  const shared: Shared = Object.assign({}, ...open.map(({ part }) => part.shared))
  const kinds = sql`select type, count(*)::int as count from hits group by type order by type`
  const courseTypes = sql`select kind.id, kind.name, kind.icon, count(*)::int as count from hits
    join learning_types kind on kind.company_id = ${asking.companyId} and kind.id = hits."courseTypeId"
      and kind.removed_at is null
    group by kind.id, kind.name, kind.icon order by count(*) desc, kind.id`
  return db
    .select({
      content: sql<Hit[]>`found.content`,
      kinds: sql<{ type: SearchType; count: number }[]>`found.kinds`,
      isClose: sql<boolean>`found.close`,
      courseTypes: sql<Found['courseTypes']>`found."courseTypes"`,
    })
    .from(
      sql`(with ${withShared(shared)}hits as materialized (select * from ${hits} hit), page as (${page})
        select coalesce((select json_agg(one order by place, type) from (${shown}) one), '[]') as content,
          coalesce((select json_agg(kind) from (${kinds}) kind), '[]') as kinds,
          coalesce((select json_agg(one) from (${courseTypes}) one), '[]') as "courseTypes",
          coalesce((select bool_or("isClose") from hits), false) as close) found`,
    )
    .prepare(name)
}

const allOf = (parts: SQL[]) =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )
