import { sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'

export type FigureRow = {
  kpaId: number
  objectives: number
  people: number
  weight: number
  meanWeight: number | null
  rating: number | null
  rated: number
}

export const listSeasons = (db: Db, companyId: number) =>
  rowsOf<{ id: number; name: LocalText }>(
    db,
    sql`select id, name from pdr_seasons where company_id = ${companyId} and removed_at is null and opened_at is not null
      order by season_start desc, id desc limit 100`,
  )

/**
 * What a season sets and rates, area by area and handed up to every area above. NOTE: a level counts as in the proposed
 * mark, level / (points - 1) x 100, and only in what a manager has handed in.
 */
export const listFigures = (db: Db, { companyId, seasonId }: { companyId: number; seasonId: number }) =>
  rowsOf<FigureRow>(
    db,
    sql`with recursive up (kpa_id, area) as (
        select id, id from kpas where company_id = ${companyId}
        union select up.kpa_id, above.parent_id from up
          join kpas above on above.company_id = ${companyId} and above.id = up.area
        where above.parent_id is not null),
      facts as (
        select one.kpa_id, one.user_id, true is_set, one.weight, null::numeric value
        from objectives one join pdrs pdr on pdr.company_id = one.company_id and pdr.id = one.set_in
        where one.company_id = ${companyId} and pdr.season_id = ${seasonId} and one.kpa_id is not null and one.title <> ''
        union all
        select one.kpa_id, one.user_id, false, null, point.value
        from objectives one join pdrs pdr on pdr.company_id = one.company_id and pdr.id = one.rated_in
        join pdr_seasons season on season.company_id = pdr.company_id and season.id = pdr.season_id
        join answer_sets scale on scale.company_id = season.company_id and scale.id = season.performance_answer_set_id
        join lateral (select version.values from pdr_versions version where version.company_id = pdr.company_id
          and version.pdr_id = pdr.id and version.kind = 'managerA' order by version.id desc limit 1) said on true
        join lateral (select (given.place - 1) * 100.0 / nullif(jsonb_array_length(scale.possible_answers) - 1, 0) value
          from jsonb_array_elements(scale.possible_answers) with ordinality given (point, place)
          where given.point->>'id' = said.values->>('objective.' || one.id || '.performanceRating')) point on true
        where one.company_id = ${companyId} and pdr.season_id = ${seasonId} and one.kpa_id is not null)
      select up.area "kpaId", (count(*) filter (where is_set))::int objectives,
        (count(distinct user_id) filter (where is_set))::int people,
        coalesce(sum(weight), 0)::int weight, round(avg(weight))::int "meanWeight",
        round(avg(value))::int rating, (count(distinct user_id) filter (where not is_set))::int rated
      from facts join up on up.kpa_id = facts.kpa_id group by up.area order by up.area`,
  )
