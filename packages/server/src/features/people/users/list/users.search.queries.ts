import { type SQL, sql } from 'drizzle-orm'
import { search } from '@oktant/contract/kit/constants.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import {
  exactOrClose,
  type Hit,
  searchPart,
  type Seeker,
  type Shown,
  toldAtOnce,
  type Wanted,
} from '../../../../db/search/search-part.ts'
import {
  asking,
  containsAll,
  nearness,
  resembles,
  wholeness,
  type Words,
} from '../../../../db/search/searching.ts'
import { personTexts } from '../../people/people.tables.ts'

const texts = personTexts('person')

const { companyId, userId } = asking

const seesAll = ({ permissions }: Seeker) =>
  permissions.has('users.administer') || permissions.has('people.seeAll')
export const wayToPeople = (seeker: Seeker) => (seesAll(seeker) ? 'all' : 'some')

/** Oneself, whom one leads, and with whom one shares a group. NOTE: one’s own groups are looked up once for a statement. */
const isSeen = sql`(person.id = ${userId} or person.manager_id = ${userId} or exists (
  select from project_members theirs
  where theirs.company_id = person.company_id and theirs.user_id = person.id and theirs.project_id = any(array(
    select mine.project_id from project_members mine
    where mine.company_id = ${companyId} and mine.user_id = ${userId}))))`

const shortest = sql.raw(String(search.shortestUserSearch))
/** One word of three letters at least leads to a person. */
const isEnough = (words: Words) =>
  sql`greatest(${sql.join(
    words.map((word) => sql`length(${word}::text)`),
    sql`, `,
  )}) >= ${shortest}`

const fits = ({ words, isClose }: Wanted) =>
  isClose ? resembles(texts.nearly, words) : containsAll(texts.letters, words)
const rank = ({ words, isClose }: Wanted) => (isClose ? nearness(texts.name) : wholeness(texts.name, words))

/**
 * The best that somebody sees of those who fit. NOTE: who is seen is asked in their order and no longer than until there are
 * enough, as it costs more than all else; the company is asked for as the index has it, or another one would be taken for it.
 */
const found = (way: 'all' | 'some', wanted: Wanted): SQL => sql`
  select person.*, person.rank::float8 as points from (
    select person.id, person.company_id, person.manager_id, person.first_name, person.surname, person.avatar_file_id,
      person.job_role_id, ${rank(wanted)} as rank
    from asked join users person on ${sql.raw(texts.company)} @> array[${companyId}::int] and person.status = 'Active'
    where ${isEnough(wanted.words)} and ${fits(wanted)}
    order by rank desc, person.surname_folded, person.id offset 0) person
  where ${way === 'all' ? sql`true` : isSeen} limit ${sql.raw(String(wanted.most))}`

/** NOTE: by places, as the database takes longer to write names than to find the rows. */
type Row = [
  id: number,
  rank: number,
  firstName: string,
  surname: string,
  fileId: number | null,
  jobRole: LocalText | null,
]

const hitOf = ([id, rank]: Row): Hit => ({ type: 'User', id, rank, courseTypeId: null })

export const userSearch = searchPart<Row[]>({
  name: 'people',
  types: ['User'],
  byWords: false,
  wayOf: wayToPeople,
  answer: (way, wanted) => sql`(
    select coalesce(json_agg(json_build_array(person.id, person.points, person.first_name, person.surname,
      person.avatar_file_id, role.name)), '[]')
    from (${found(way, wanted)}) person
    left join job_roles role on role.company_id = person.company_id and role.id = person.job_role_id)`,
  ask: toldAtOnce(hitOf, shownOf),
})

function shownOf([, , firstName, surname, fileId, jobRole]: Row): Shown {
  const name = `${firstName} ${surname}`
  return {
    name: { en: name, de: name },
    text: jobRole ?? { en: '', de: '' },
    containerId: null,
    containerTypeId: null,
    inside: null,
    segmentKey: null,
    fileId,
  }
}

/** The numbers of the people whom somebody finds; of those nearly so where there are no others. */
export const foundPeople = (way: 'all' | 'some', words: Words, most: number) =>
  exactOrClose(
    words,
    false,
    (isClose) => sql`select id from (${found(way, { words, isClose, isTold: false, most })}) person`,
  )
