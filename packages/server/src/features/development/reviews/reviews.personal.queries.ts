import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { reviewWords } from './reviews.words.ts'

/** NOTE: of what a manager wrote nothing but what was sent, as the sight of a review says. */
export const reviewData = [
  personalPart({
    name: 'reviews',
    title: reviewWords.archive.reviews,
    covers: ['pdrs.user_id'],
    rows: ({ companyId, id }) => sql`
      select season.name "title", pdr.status::text "status", pdr.meeting_day::text "day",
        case when pdr.status in (4, 5, 6) then pdr.assessed_mark end "mark", pdr.user_comments "text",
        pdr.created_at "createdAt"
      from pdrs pdr join pdr_seasons season on season.company_id = pdr.company_id and season.id = pdr.season_id
      where pdr.company_id = ${companyId} and pdr.user_id = ${id} order by pdr.id`,
  }),
  personalPart({
    name: 'review-objectives',
    title: reviewWords.archive.objectives,
    covers: ['objectives.user_id'],
    rows: ({ companyId, id }) => sql`
      select objective.title "title", objective."text" "text", objective."date" "day", objective.status "status",
        objective.kpa "note", area.name "area", objective.created_at "createdAt"
      from objectives objective
      left join kpas area on area.company_id = objective.company_id and area.id = objective.kpa_id
      where objective.company_id = ${companyId} and objective.user_id = ${id} order by objective.id`,
  }),
  personalPart({
    name: 'review-words',
    title: reviewWords.archive.ownWords,
    covers: ['pdr_fields.owner_id', 'pdr_versions.author_id'],
    rows: ({ companyId, id }) => sql`
      select season.name "title", field.field "field", field.value "text", field.saved_at "createdAt"
      from pdr_fields field join pdrs pdr on pdr.company_id = field.company_id and pdr.id = field.pdr_id
      join pdr_seasons season on season.company_id = pdr.company_id and season.id = pdr.season_id
      where field.company_id = ${companyId} and field.owner_id = ${id} order by field.pdr_id, field.field`,
  }),
  personalPart({
    name: 'reviews-by-others',
    title: reviewWords.archive.sentByManagers,
    covers: [],
    rows: ({ companyId, id }) => sql`
      select season.name "title", said.key "field", said.value "text", version.at "createdAt"
      from pdr_versions version join pdrs pdr on pdr.company_id = version.company_id and pdr.id = version.pdr_id
      join pdr_seasons season on season.company_id = pdr.company_id and season.id = pdr.season_id
      cross join jsonb_each_text(version.values) said
      where version.company_id = ${companyId} and pdr.user_id = ${id} and version.author_id <> ${id}
      order by version.id, said.key`,
  }),
]
