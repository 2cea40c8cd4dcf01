import { type SQL, sql } from 'drizzle-orm'
import { search } from '@oktant/contract/constants.ts'
import { exactOrClose, type SearchPart, type Seeker, type Wanted } from '../../db/search-part.ts'
import { asking, contains, isNearly, nearness, type Words } from '../../db/searching.ts'
import { personTexts } from '../people/people.tables.ts'

const texts = personTexts('person')

const { companyId, userId } = asking

const seesAll = ({ permissions }: Seeker) =>
  permissions.has('users.administer') || permissions.has('people.seeAll')
export const wayToPeople = (seeker: Seeker) => (seesAll(seeker) ? 'all' : 'some')

/** Oneself, whom one leads, and with whom one shares a group. */
const isSeen = sql`(person.id = ${userId} or person.manager_id = ${userId} or exists (
  select from project_members theirs
  join project_members mine on mine.company_id = theirs.company_id and mine.project_id = theirs.project_id
  where theirs.company_id = person.company_id and theirs.user_id = person.id and mine.user_id = ${userId}))`

const shortest = sql.raw(String(search.shortestUserSearch))
/** One word of three letters at least leads to a person. */
const isEnough = (words: Words) =>
  sql`greatest(${sql.join(
    words.map((word) => sql`length(${word}::text)`),
    sql`, `,
  )}) >= ${shortest}`

const isFound = (way: 'all' | 'some', { words, isClose }: Wanted): SQL =>
  sql`person.company_id = ${companyId} and person.status = 'Active' and ${isEnough(words)}
    and ${(isClose ? isNearly : contains)(texts, words)} and ${way === 'all' ? sql`true` : isSeen}`

const order = (words: Words) => sql`${nearness(texts, words)} desc, person.surname_folded, person.id`

export const userSearch: SearchPart = {
  types: ['User'],
  wayOf: wayToPeople,
  hits: (way, wanted) => sql`
    select 'User' as type, person.id, jsonb_build_object('en', person.first_name || ' ' || person.surname,
        'de', person.first_name || ' ' || person.surname) as name,
      coalesce(role.name, '{"en":"","de":""}') as text, null::int as "containerId", null::int as "containerTypeId",
      null::jsonb as inside, null::text as "segmentKey", person.avatar_file_id as "fileId",
      null::int as "courseTypeId", person.rank::float8 as rank
    from (select person.*, ${nearness(texts, wanted.words)} as rank from users person
      where ${isFound(way, wanted)} order by ${order(wanted.words)} limit ${wanted.most}) person
    left join job_roles role on role.company_id = person.company_id and role.id = person.job_role_id`,
}

/** The numbers of the people whom somebody finds; of those nearly so where there are no others. */
export const foundPeople = (way: 'all' | 'some', words: Words, most: number) =>
  exactOrClose(
    (isClose) => sql`select person.id from users person where ${isFound(way, { words, isClose, most })}
      order by ${order(words)} limit ${most}`,
  )
