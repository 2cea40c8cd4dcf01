import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ThemeSeen } from '@oktant/contract/learning/courses/folder-themes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { containerType, type SegmentKey } from '@oktant/contract/learning/segments.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { makeCache } from '../../../../db/query/cache.ts'
import { prepared } from '../../../../db/engine/prepared.ts'
import { assignedOne } from '../../assignments/assignments.access.ts'
import { contentVersion } from '../../courses/versions/content-versions.access.ts'
import { containers, editions } from '../../courses/courses.tables.ts'
import { folderThemes } from '../../folders/folder-themes.tables.ts'
import { learningTypes } from '../../learning-types/learning-types.tables.ts'
import { favourites } from '../../favourites/favourites.tables.ts'
import { showsScores } from '../../../organisation/system/shown-scores.access.ts'
import { testimonials } from '../../testimonials/testimonials.tables.ts'
import { containerLogs } from '../learn.tables.ts'
import { answeredPurchase, isIncluded, priceOfContainer } from './price.queries.ts'
import { type Progress, progressOf, triedAt } from './progress-of-places.queries.ts'

type PersonKey = { companyId: number; userId: number | null; timezone: string }

const given = sql.placeholder
const asking = { companyId: given('companyId'), userId: given('userId'), timezone: given('timezone') }

type Earned = { id: number; expiresAt: string | null; revokedAt: string | null }

const favouriteId = sql<number | null>`(select min(favourite.id) from ${favourites} favourite
    where favourite.company_id = "containers"."company_id" and favourite.container_id = "containers"."id"
      and favourite.user_id = ${given('userId')}::int and favourite.removed_at is null)`

type Above = { id: number; name: LocalText; containerTypeId: number; key: SegmentKey | null }

/** The containers above it, the topmost first. */
const parents = sql<Above[]>`(with recursive up (id, parent_id, title, type_id, key, step) as (
    select above.id, above.parent_id, above.title, above.type_id, above.key, 1
    from ${containers} above
    where above.company_id = "containers"."company_id" and above.id = "containers"."parent_id"
    union all
    select above.id, above.parent_id, above.title, above.type_id, above.key, up.step + 1
    from up join ${containers} above on above.id = up.parent_id
    where above.company_id = "containers"."company_id" and up.step < 20
  )
  select coalesce(json_agg(json_build_object('id', up.id, 'name', up.title, 'containerTypeId', up.type_id,
    'key', up.key) order by up.step desc), '[]') from up)`

/** Of a folder, its own theme or that of the nearest one above which has one. */
const theme = sql<ThemeSeen | null>`case when "containers"."type_id" <> ${containerType.course} then (
  with recursive up (parent_id, theme_id, step) as (
    select "containers"."parent_id", "containers"."theme_id", 0
    union all
    select above.parent_id, above.theme_id, up.step + 1
    from up join ${containers} above on above.id = up.parent_id
    where above.company_id = "containers"."company_id" and up.step < 20
  )
  select jsonb_build_object('tone', theme.tone, 'pattern', theme.pattern, 'layout', theme.layout)
  from up join ${folderThemes} theme on theme.company_id = "containers"."company_id" and theme.id = up.theme_id
    and theme.removed_at is null
  order by up.step limit 1) end`

/** What is somebody's own of a container. */
const ownColumns = {
  version: contentVersion(asking.companyId),
  assigned: assignedOne(asking, sql`held.container_id = ${given('id')}`),
  ownRating: { id: testimonials.id, rating: testimonials.rating, comment: testimonials.comment },
  favouriteId,
  purchase: answeredPurchase(asking.userId),
  isIncluded: isIncluded(asking.userId),
  log: containerLogs,
  showsScores: showsScores(asking.companyId),
  certificate: sql<Earned | null>`(select json_build_object('id', one.id, 'expiresAt', one.expires_at,
          'revokedAt', one.revoked_at)
        from certificates one where one.company_id = ${containers.companyId} and one.user_id = ${given('userId')}::int
          and one.container_id = ${containers.id}
        order by one.revoked_at is not null, one.issued_at desc, one.id desc limit 1)`,
  passedBefore: sql<
    string | null
  >`case when ${containerLogs.period} > 1 then (select max(earlier.completed_at) from ${containerLogs} earlier
        where earlier.company_id = ${containerLogs.companyId} and earlier.user_id = ${containerLogs.userId}
          and earlier.container_id = ${containerLogs.containerId}
          and earlier.period < ${containerLogs.period}) end`,
}

const columns = {
  ...ownColumns,
  id: containers.id,
  typeId: containers.typeId,
  parentId: containers.parentId,
  parents,
  rootId: containers.rootId,
  key: containers.key,
  state: containers.state,
  publishedId: containers.editionId,
  forGroups: containers.forGroups,
  theme,
  sectionOf: sql<number | null>`(select holder.id from containers holder
        where holder.company_id = "containers"."company_id" and holder.id = "containers"."parent_id"
          and holder.type_id = ${containerType.course} and "containers"."type_id" = ${containerType.course})`,
  shownTitle: containers.title,
  shownDescription: containers.description,
  ratingsUp: containers.ratingsUp,
  ratingsAll: containers.ratingsAll,
  price: priceOfContainer,
  edition: editions,
  courseType: { id: learningTypes.id, name: learningTypes.name, icon: learningTypes.icon },
}

const progress = sql<Progress | null>`case when "containers"."type_id" = ${containerType.course} then ${progressOf(
  {
    companyId: asking.companyId,
    logId: sql`"container_logs"."id"`,
    editionId: sql`"container_editions"."id"`,
  },
)} end`

const ofSomebody = {
  rating: and(
    eq(testimonials.companyId, containers.companyId),
    sql`${testimonials.userId} = ${asking.userId}::int`,
    eq(testimonials.about, 'course'),
    eq(testimonials.aboutId, containers.id),
    isNull(testimonials.removedAt),
  ),
  log: and(
    eq(containerLogs.companyId, containers.companyId),
    eq(containerLogs.containerId, containers.id),
    sql`${containerLogs.userId} = ${asking.userId}::int`,
  ),
}
const theOne = and(eq(containers.companyId, asking.companyId), eq(containers.id, given('id')))

const selected = (db: Db, within: SQL<Progress | null>) =>
  db
    .select({ ...columns, progress: within })
    .from(containers)
    .leftJoin(testimonials, ofSomebody.rating)
    .leftJoin(containerLogs, ofSomebody.log)
    .leftJoin(
      editions,
      and(
        eq(editions.companyId, containers.companyId),
        // NOTE: a period that nobody has begun is taken in the edition of the day.
        sql`${editions.id} = coalesce(
          case when ${containerLogs.state} <> 'NOT_STARTED' then ${containerLogs.editionId} end,
          ${containers.editionId}, ${containerLogs.editionId})`,
      ),
    )
    .leftJoin(
      learningTypes,
      and(
        eq(learningTypes.companyId, editions.companyId),
        eq(learningTypes.id, editions.courseTypeId),
        isNull(learningTypes.removedAt),
      ),
    )
    .where(theOne)
    .orderBy(desc(containerLogs.period))
    .limit(1)

const oneContainer = prepared((db) => selected(db, sql`null`).prepare('learning_container'))
const oneCourse = prepared((db) => selected(db, progress).prepare('learning_course'))
const ownOfCourse = prepared((db) =>
  db
    .select({
      ...ownColumns,
      tried: triedAt({ companyId: asking.companyId, logId: sql`"container_logs"."id"` }),
    })
    .from(containers)
    .leftJoin(testimonials, ofSomebody.rating)
    .leftJoin(containerLogs, ofSomebody.log)
    .where(theOne)
    .orderBy(desc(containerLogs.period))
    .limit(1)
    .prepare('learning_own_course'),
)

/** A container as somebody meets it: the edition that they began, else the published one, with their record. */
export async function findLearning(db: Db, { companyId, userId, timezone }: PersonKey, id: number) {
  const [row] = await oneContainer(db).execute({ companyId, userId, timezone, id })
  return row
}
type Row = NonNullable<Awaited<ReturnType<typeof findLearning>>>
export type Learning = Omit<Row, 'version'>

const nobody = {
  assigned: null,
  ownRating: null,
  favouriteId: null,
  purchase: null,
  isIncluded: false,
  log: null,
  showsScores: false,
  certificate: null,
  passedBefore: null,
}
/** What everybody sees of a container that shows one edition. */
const sharedOf = (row: Row): Row => ({
  ...row,
  ...nobody,
  progress: row.progress && { ...row.progress, tried: [] },
})
const kept = makeCache<Row>({ endedBy: 'version', most: 1000 })

/** NOTE: of which edition somebody is shown what depends on the one that they began, or are to begin. */
export const keyOf = (
  companyId: number,
  id: number,
  log: Pick<NonNullable<Learning['log']>, 'editionId' | 'state'> | null,
) => `${companyId} ${id} ${log ? `${log.editionId} ${log.state === 'NOT_STARTED'}` : ''}`

/**
 * The same, with what somebody did at the places of a course. What is nobody's own is kept by the version of the content that
 * the statement tells, and read with one more where it is not.
 */
export async function findLearningWithin(
  db: Db,
  { companyId, userId, timezone }: PersonKey,
  id: number,
): Promise<Learning | undefined> {
  const asked = { companyId, userId, timezone, id }
  const [own] = await ownOfCourse(db).execute(asked)
  if (!own) return undefined
  const known = kept.find(db, keyOf(companyId, id, own.log))
  if (known && known.version === own.version) return withOwn(known, own)
  const [row] = await oneCourse(db).execute(asked)
  if (row && row.version !== null) kept.keep(db, keyOf(companyId, id, row.log), sharedOf(row))
  return row
}

type OwnOfCourse = Awaited<ReturnType<ReturnType<typeof ownOfCourse>['execute']>>[number]

const withOwn = (shared: Row, { tried, ...own }: OwnOfCourse): Learning => ({
  ...shared,
  ...own,
  progress: shared.progress && { ...shared.progress, tried },
})
