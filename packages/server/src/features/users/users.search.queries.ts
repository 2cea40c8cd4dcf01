import { type SQL, sql } from 'drizzle-orm'
import { search } from '@oktant/contract/constants.ts'
import { exactOrClose, type SearchPart, type Seeker, type Wanted } from '../../db/search-part.ts'
import { asking, nearness, resembles, wholeness, type Words } from '../../db/searching.ts'
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

/** Every typed word stands somewhere in what is searched by its letters. */
const contains = (words: Words) =>
  sql.join(
    words.map((word) => sql`${sql.raw(texts.letters)} like '%' || ${word}::text || '%'`),
    sql` and `,
  )

const fits = ({ words, isClose }: Wanted) => (isClose ? resembles(texts.nearly, words) : contains(words))
const rank = ({ words, isClose }: Wanted) => (isClose ? nearness(texts.name) : wholeness(texts.name, words))

/**
 * The best that somebody sees of those who fit. NOTE: who is seen is asked in their order and no longer than until there are
 * enough, as it costs more than all else; the company is asked for as the index has it, or another one would be taken for it.
 */
const found = (way: 'all' | 'some', wanted: Wanted): SQL => sql`
  select person.id, person.rank::float8 as rank from (
    select person.id, person.company_id, person.manager_id, ${rank(wanted)} as rank
    from asked join users person on ${sql.raw(texts.company)} @> array[${companyId}::int] and person.status = 'Active'
    where ${isEnough(wanted.words)} and ${fits(wanted)}
    order by rank desc, person.surname_folded, person.id offset 0) person
  where ${way === 'all' ? sql`true` : isSeen} limit ${sql.raw(String(wanted.most))}`

export const userSearch: SearchPart = {
  types: ['User'],
  wayOf: wayToPeople,
  hits: (way, wanted) => sql`
    select 'User' as type, person.id, null::int as "containerId", null::int as "revisionId",
      null::int as "courseTypeId", person.rank
    from (${found(way, wanted)}) person`,
  shown: sql`
    select page.place, page.type, page.id, jsonb_build_object('en', person.first_name || ' ' || person.surname,
        'de', person.first_name || ' ' || person.surname) as name,
      coalesce(role.name, '{"en":"","de":""}') as text, null::int as "containerId", null::int as "containerTypeId",
      null::jsonb as inside, null::text as "segmentKey", person.avatar_file_id as "fileId", null::int as "courseTypeId"
    from page
    join users person on person.company_id = ${companyId} and person.id = page.id
    left join job_roles role on role.company_id = person.company_id and role.id = person.job_role_id
    where page.type = 'User'`,
}

/** The numbers of the people whom somebody finds; of those nearly so where there are no others. */
export const foundPeople = (way: 'all' | 'some', words: Words, most: number) =>
  exactOrClose(words, (isClose) => sql`select id from (${found(way, { words, isClose, most })}) person`)
