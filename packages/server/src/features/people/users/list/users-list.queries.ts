import { type missingParts, signInFilters as offered } from '@oktant/contract/people/users.ts'
import { and, asc, count, desc, eq, gt, isNull, like, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { anyGiven } from '../../../../db/query/any-of.ts'
import { containingFolded, containsText } from '../../../../db/query/containing.ts'
import { prepared } from '../../../../db/engine/prepared.ts'
import type { Seeker } from '../../../../db/search/search-part.ts'
import { asking, mostWords, placedWords, placesFor, wordsOf } from '../../../../db/search/searching.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import {
  hasFieldValue,
  listOptions,
  readUserColumns,
  rowsWithValue,
  standingByField,
} from '../../custom-fields/custom-fields.ts'
import { userProfiles } from '../../permissions/permissions.tables.ts'
import { jobRoles, localities, projectMembers, users } from '../../people/people.tables.ts'
import { fieldNamed } from '../users.rules.ts'
import { foundPeople, wayToPeople } from './users.search.queries.ts'

const managers = alias(users, 'managers')

const numberIn = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : -1)

const signInFilters: readonly string[] = offered
const nobody = sql`false`
const lacks: Readonly<Record<string, SQL>> = {
  manager: isNull(users.managerId),
  jobRole: isNull(users.jobRoleId),
  locality: isNull(users.localityId),
  project: sql`not exists (select from ${projectMembers} member
    where member.company_id = ${users.companyId} and member.user_id = ${users.id})`,
} satisfies Record<(typeof missingParts)[number], SQL>

/** What a filter asks of a person; a number that nobody has matches nobody. */
const conditions: Record<string, (value: string) => SQL | undefined> = {
  firstName: (value) => like(users.firstNameFolded, containingFolded(value)),
  surname: (value) => like(users.surnameFolded, containingFolded(value)),
  login: (value) => containsText(users.login, value),
  email: (value) => containsText(users.emailAddress, value),
  // NOTE: the linked list asks for '%ctive', which both have (spec 2 §9).
  'userStatus.name': (value) => (value === '%ctive' ? undefined : sql`${users.status} = ${value}`),
  jobRole: (value) => eq(users.jobRoleId, numberIn(value)),
  locality: (value) => eq(users.localityId, numberIn(value)),
  manager: (value) => eq(users.managerId, numberIn(value)),
  profile: (value) => sql`exists (select from ${userProfiles} held
    where held.company_id = ${users.companyId} and held.user_id = ${users.id} and held.profile_id = ${numberIn(value)})`,
  // NOTE: the two of those who see people without administering them; no call of the contract names them.
  below: (value) => sql`${users.id} in (
    with recursive below (id) as (
      select led.id from users led join users head on head.company_id = led.company_id and head.id = led.manager_id
        where head.id = ${numberIn(value)}
      union select led.id from below join users led on led.manager_id = below.id)
    select id from below)`,
  present: () => isNull(users.anonymisedAt),
  missing: (value) => lacks[value] ?? nobody,
  signIn: (value) => {
    if (value === 'never') return isNull(users.lastLoggedInAt)
    const days = signInFilters.includes(value) ? numberIn(value) : null
    return days === null
      ? nobody
      : sql`(${users.lastLoggedInAt} is null or ${users.lastLoggedInAt} < now() - make_interval(days => ${days}))`
  },
  project: (value) => sql`exists (select from ${projectMembers} member
    where member.company_id = ${users.companyId} and member.user_id = ${users.id} and member.project_id = ${numberIn(value)})`,
  learningGroup: (value) => sql`exists (select from learning_group_stays stay
    join learning_groups kept on kept.company_id = stay.company_id and kept.id = stay.group_id and kept.removed_at is null
    where stay.company_id = ${users.companyId} and stay.user_id = ${users.id} and stay.group_id = ${numberIn(value)}
      and stay.until is null and stay.reason <> 'excluded')`,
}

const ofPerson = { companyId: sql`${users.companyId}`, id: sql`${users.id}` }

/** What the list asks of people, and what a feature asks of them beside that. */
export type Filter = Pick<Page, 'filters' | 'customFields'> & { also?: SQL }

/** Which people of a company are meant. */
export function matching(companyId: number, { filters, customFields, also }: Filter): SQL | undefined {
  const named = filters.map(({ field, value }) => {
    const condition = conditions[field]
    if (!condition) throw fail('unknown_field')
    return condition(value)
  })
  return and(
    eq(users.companyId, companyId),
    ...named,
    ...customFields.map((field) => hasFieldValue('User', ofPerson, field)),
    also,
  )
}

/** The next people whom a filter means, by their numbers. */
export async function listMatchingIds(
  db: Db,
  companyId: number,
  filter: Filter,
  after: number,
  limit: number,
) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(matching(companyId, filter), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

const sortColumns: Record<string, SQL> = {
  surname: sql`${users.surname} collate "und-x-icu"`,
  firstName: sql`${users.firstName} collate "und-x-icu"`,
  login: sql`lower(${users.login})`,
  email: sql`lower(${users.emailAddress})`,
  'userStatus.name': sql`${users.status}`,
  lastLoggedInAt: sql`${users.lastLoggedInAt}`,
}

type PageOfPeople = Page & Pick<Filter, 'also'>
type Found = { ids: number[]; total: number }

/** From so many rows on, walking to a page costs more than finding everybody once. */
const farFrom = 1000

/** NOTE: the page is found by its numbers alone; names from next door are fetched for its rows, not for all. */
export async function listPeople(
  db: Db,
  companyId: number,
  page: PageOfPeople,
  fieldIds: readonly number[] = [],
) {
  const { ids, total } = await finderFor(page)(db, companyId, page)
  const [rows, columns] = await Promise.all([
    rowsOfPeople(db, companyId, ids),
    readUserColumns(db, { companyId, ids, fieldIds }),
  ])
  const byId = new Map(rows.map((row) => [row.id, { ...row, customFieldMap: columns.get(row.id) ?? {} }]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}

function finderFor({ sort, offset }: PageOfPeople) {
  if (sort && fieldNamed(sort.field) !== null) return findByField
  return offset < farFrom ? findNear : findFar
}

function orderOf({ sort }: PageOfPeople) {
  const column = sortColumns[sort?.field ?? 'surname'] ?? sql`${users.surname}`
  const direction = sort?.descending ? desc : asc
  // NOTE: both the same way, as the index of names is read forwards or backwards.
  return [direction(column), direction(users.id)]
}

/** The order's own index leads to a near page quickly, while the others are counted. */
async function findNear(db: Db, companyId: number, page: PageOfPeople): Promise<Found> {
  const wanted = matching(companyId, page)
  const [found] = await rowsOf<Found>(
    db,
    sql`select (select count(*)::int from ${users} where ${wanted}) as total,
      array_to_json(array(select ${users.id} from ${users} where ${wanted}
        order by ${sql.join(orderOf(page), sql`, `)} limit ${page.limit} offset ${page.offset})) as ids`,
  )
  return found ?? { ids: [], total: 0 }
}

/**
 * Everybody who is meant is found once, for the total and for the page. Sorting them all by name would cost more than
 * finding them, so the index of names is read alone, and each number is looked up among those found.
 */
async function findFar(db: Db, companyId: number, page: PageOfPeople): Promise<Found> {
  const [found] = await rowsOf<Found>(
    db,
    sql`with matched as materialized (select ${users.id} from ${users} where ${matching(companyId, page)})
    select (select count(*)::int from matched) as total,
      array_to_json(array(select ${users.id} from ${users} where ${users.companyId} = ${companyId}
        -- "is true" keeps this a look-up for each row, in the order in which they are read
        and (${users.id} in (select id from matched)) is true
        order by ${sql.join(orderOf(page), sql`, `)} limit ${page.limit} offset ${page.offset})) as ids`,
  )
  return found ?? { ids: [], total: 0 }
}

/**
 * In the order of a custom field, those of one value by their names. Who has none stands last, and is looked for only
 * where the page reaches that far.
 */
async function findByField(db: Db, companyId: number, page: PageOfPeople): Promise<Found> {
  const { limit, offset, sort } = page
  const fieldId = fieldNamed(sort?.field ?? '') ?? 0
  const field = { companyId, fieldId, options: await listOptions(db, companyId, fieldId) }
  const standing = standingByField({
    ...field,
    limit,
    offset,
    descending: sort?.descending ?? false,
    isMeant: (id) =>
      sql`exists (select from ${users} where ${users.id} = ${id} and ${matching(companyId, page)})`,
  })
  const [found] = await rowsOf<Found>(
    db,
    sql`with recursive matched as materialized (select ${users.id} from ${users} where ${matching(companyId, page)}),
      ${standing},
      page as materialized (select case when (select min(place) = max(place) and count(*) > ${many} from standing)
        then array(${walkedByName(page, companyId)}) else array(${sortedByName(page, companyId)}) end as ids)
    select (select count(*)::int from matched) as total, array_to_json(page.ids || case
      when cardinality(page.ids) < ${limit} then array(${withoutValue(field, page)}) else '{}' end) as ids from page`,
  )
  return { ids: found?.ids.slice(0, limit) ?? [], total: found?.total ?? 0 }
}

/** Of so many who have one value, the index of names finds the page more cheaply than putting them in order. */
const many = 2000

const walkedByName = ({ limit }: Page, companyId: number) =>
  sql`select ${users.id} from ${users} where ${users.companyId} = ${companyId}
    and (${users.id} in (select id from standing)) is true
    order by ${users.surname} collate "und-x-icu", ${users.id} limit ${limit} offset (select people from skipped)`

const sortedByName = ({ limit }: Page, companyId: number) =>
  sql`select standing.id from standing
    join users person on person.company_id = ${companyId} and person.id = standing.id
    order by standing.place, person.surname collate "und-x-icu", person.id
    limit ${limit} offset (select people from skipped)`

function withoutValue(field: Parameters<typeof rowsWithValue>[0], { limit, offset }: Page) {
  const valued = rowsWithValue(field)
  return sql`select ${users.id} from ${users} where ${users.companyId} = ${field.companyId}
    and (${users.id} in (select id from matched)) is true
    and (${users.id} in (select kept.user_id from ${valued})) is not true
    order by ${users.surname} collate "und-x-icu", ${users.id} limit ${limit}
    offset greatest(0, ${offset} - (select count(*) from ${valued} and kept.user_id in (select id from matched)))`
}

const people = prepared((db) =>
  selectPeople(
    db,
    and(eq(users.companyId, sql.placeholder('companyId')), sql`${users.id} = ${anyGiven('ids')}`),
  ).prepare('users_rows'),
)

/** People as lists show them, in no order. */
export const rowsOfPeople = async (db: Db, companyId: number, ids: number[]) =>
  ids.length ? people(db).execute({ companyId, ids }) : []

const selectPeople = (db: Db, wanted: SQL | undefined) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      surname: users.surname,
      login: users.login,
      emailAddress: users.emailAddress,
      status: users.status,
      avatarFileId: users.avatarFileId,
      lastLoggedInAt: users.lastLoggedInAt,
      jobRoleId: users.jobRoleId,
      jobRoleName: jobRoles.name,
      localityId: users.localityId,
      localityName: localities.name,
      managerId: users.managerId,
      managerLogin: managers.login,
      managerFirstName: managers.firstName,
      managerSurname: managers.surname,
    })
    .from(users)
    .leftJoin(managers, and(eq(managers.companyId, users.companyId), eq(managers.id, users.managerId)))
    .leftJoin(jobRoles, and(eq(jobRoles.companyId, users.companyId), eq(jobRoles.id, users.jobRoleId)))
    .leftJoin(localities, and(eq(localities.companyId, users.companyId), eq(localities.id, users.localityId)))
    .where(wanted)

export type PersonRow = Awaited<ReturnType<typeof rowsOfPeople>>[number]

const mostFound = 20

type Way = ReturnType<typeof wayToPeople>
const searches = (way: Way) =>
  Array.from({ length: mostWords }, (_, place) =>
    prepared((db) => {
      const words = placesFor(Array.from({ length: place + 1 }, () => ''))
      const found = sql`${users.id} in (select id from ${foundPeople(way, words, mostFound)} hit)`
      return selectPeople(db, sql`${users.companyId} = ${asking.companyId} and ${found}`)
        .orderBy(asc(sql`${users.surname} collate "und-x-icu"`), asc(users.id))
        .prepare(`search_people_${way}_${place}`)
    }),
  )
const searchesBy = { all: searches('all'), some: searches('some') }

/** Active people whom somebody may see, by parts of their name, login or address, typing errors forgiven. */
export async function findPeople(db: Db, seeker: Seeker, text: string) {
  const words = wordsOf(text)
  const search = searchesBy[wayToPeople(seeker)][words.length - 1]
  const { companyId, id: userId } = seeker
  return search ? search(db).execute({ ...placedWords(words), companyId, userId }) : []
}

export async function countLed(db: Db, { id, companyId }: { id: number; companyId: number }) {
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.managerId, id), eq(users.status, 'Active')))
  return row?.count ?? 0
}
