import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { makeCache } from '../../../../db/query/cache.ts'
import { prepared, preparedRows } from '../../../../db/engine/prepared.ts'
import { isShownTo } from '../../assignments/assignments.access.ts'
import { componentRevisions, components } from '../../components/components.tables.ts'
import { containerChildren, containers, editionChildren, editions } from '../../courses/courses.tables.ts'
import { atPlace } from '../../courses/courses.ts'
import { evaluationRevisions } from '../../../assessment/evaluations/evaluations.tables.ts'
import { learningTypes } from '../../learning-types/learning-types.tables.ts'
import { playedPackages } from '../../played-packages/played-packages.tables.ts'
import { placedEvents } from '../../placed-events/placed-events.tables.ts'
import { componentLogs, containerLogs } from '../learn.tables.ts'
import { type Did, didAt } from './did.rules.ts'
import { type Progress, progressOf } from './progress-of-places.queries.ts'

type PersonKey = { companyId: number; userId: number | null }
/** `progress`: where it has been asked for already. */
type AskedEdition = { editionId: number; logId: number | null; progress?: Progress | null | undefined }

const given = sql.placeholder
const asking = { companyId: given('companyId'), userId: given('userId') }

const latestAttempt = (of: string) =>
  sql`(select max(later.attempt) from ${componentLogs} later
    where later.company_id = ${sql.raw(of)}.company_id
      and later.container_log_id = ${sql.raw(of)}.container_log_id and later.child_id = ${sql.raw(of)}.child_id)`
/** NOTE: whoever has passed once has passed, however another attempt goes. */
const everDone = sql<boolean>`exists (select 1 from ${componentLogs} tried
  where tried.company_id = "edition_children"."company_id" and tried.container_log_id = "component_logs"."container_log_id"
    and tried.child_id = "edition_children"."child_id" and tried.state in ('COMPLETED', 'PASSED'))`
/** The best mark of somebody's attempts at a place. */
const bestMark = sql<number | null>`(select max(tried.mark) from ${componentLogs} tried
  where tried.company_id = "component_logs"."company_id"
    and tried.container_log_id = "component_logs"."container_log_id"
    and tried.child_id = "component_logs"."child_id")`
const latestPeriod = sql`(select max(later.period) from ${containerLogs} later
  where later.company_id = "container_logs"."company_id" and later.user_id = "container_logs"."user_id"
    and later.container_id = "container_logs"."container_id")`

/** From which mark on a place is passed by its own word. NOTE: a revision is an evaluation or a package, and mostly neither. */
const ownPassMark = sql<number | null>`coalesce(
  (select (taken.settings->>'passMark')::int from ${evaluationRevisions} taken
    where taken.company_id = "component_revisions"."company_id" and taken.revision_id = "component_revisions"."id"),
  (select played.pass_mark from ${playedPackages} played
    where played.company_id = "component_revisions"."company_id" and played.revision_id = "component_revisions"."id"))`

const placesOfEdition = prepared((db) =>
  db
    .select({
      childId: editionChildren.childId,
      isOn: editionChildren.enabled,
      scoring: editionChildren.scoring,
      openToVisitors: editionChildren.openToVisitors,
      unlock: editionChildren.unlock,
      pinnedId: editionChildren.revisionId,
      componentId: containerChildren.componentId,
      nestedId: containerChildren.nestedId,
      event: placedEvents,
      categoryId: components.categoryId,
      status: components.status,
      removedAt: components.removedAt,
      revision: componentRevisions,
      contentType: { id: learningTypes.id, name: learningTypes.name, icon: learningTypes.icon },
      nestedTitle: containers.title,
      nestedDescription: containers.description,
      nestedType: containers.typeId,
      nestedState: containers.state,
      log: componentLogs,
      everDone,
      nestedLog: containerLogs,
      bestMark,
      publishedAt: editions.publishedAt,
      passMark: editions.passMark,
      ownPassMark,
      showBestResults: editions.showBestResults,
      includeChildFolder: editions.includeChildFolder,
    })
    .from(editionChildren)
    .innerJoin(
      editions,
      and(eq(editions.companyId, editionChildren.companyId), eq(editions.id, editionChildren.editionId)),
    )
    .innerJoin(containerChildren, atPlace.child)
    .leftJoin(components, atPlace.component)
    .leftJoin(componentRevisions, atPlace.revision)
    .leftJoin(
      learningTypes,
      and(
        eq(learningTypes.companyId, componentRevisions.companyId),
        eq(learningTypes.id, componentRevisions.contentTypeId),
        isNull(learningTypes.removedAt),
      ),
    )
    .leftJoin(containers, and(atPlace.nested, isShownTo(asking, 'containers')))
    .leftJoin(placedEvents, atPlace.event)
    .leftJoin(
      componentLogs,
      and(
        eq(componentLogs.companyId, editionChildren.companyId),
        sql`${componentLogs.containerLogId} = ${given('logId')}::int`,
        eq(componentLogs.childId, editionChildren.childId),
        sql`${componentLogs.attempt} = ${latestAttempt('"component_logs"')}`,
      ),
    )
    .leftJoin(
      containerLogs,
      and(
        eq(containerLogs.companyId, containerChildren.companyId),
        eq(containerLogs.containerId, containerChildren.nestedId),
        sql`${containerLogs.userId} = ${asking.userId}::int`,
        sql`${containerLogs.period} = ${latestPeriod}`,
      ),
    )
    .where(
      and(eq(editionChildren.companyId, asking.companyId), eq(editionChildren.editionId, given('editionId'))),
    )
    .orderBy(asc(editionChildren.position))
    .prepare('learning_places'),
)

type Row = Awaited<ReturnType<ReturnType<typeof placesOfEdition>['execute']>>[number]
/** Somebody's latest attempt at a place. */
type Latest = Pick<typeof componentLogs.$inferSelect, 'state' | 'mark' | 'seconds' | 'doneBy'>
export type LearningPlace = Omit<Row, 'log'> & { log: Latest | null }

const progress = preparedRows<{ progress: Progress }>(
  'learning_progress',
  () =>
    sql`select ${progressOf({ ...asking, logId: sql`${given('logId')}::int`, editionId: sql`${given('editionId')}::int` })} as progress`,
)

/** The places of an edition in order, with what stands there and how far somebody is with each. */
export async function listLearningPlaces(
  db: Db,
  whose: PersonKey,
  asked: AskedEdition,
): Promise<LearningPlace[]> {
  const { companyId, userId } = whose
  const { editionId, logId } = asked
  const key = `${companyId} ${editionId}`
  const known = published.find(db, key)
  if (known)
    return placesWith(known, asked.progress ?? (await findProgress(db, { companyId, editionId, logId })))
  const places = await placesOfEdition(db).execute({ companyId, userId, editionId, logId })
  if (areKept(places)) published.keep(db, key, places.map(asPublished))
  return places
}

const published = makeCache<readonly LearningPlace[]>({ endedBy: 'publishing', most: 500 })

// NOTE: what somebody reads in a course is kept with it, so a few large courses are left out.
const mostLetters = 100_000

const areKept = (places: readonly LearningPlace[]) =>
  places.length > 0 &&
  places.every(staysAsItIs) &&
  places.reduce((letters, { revision }) => letters + JSON.stringify(revision).length, 0) <= mostLetters

/** Published, and neither a course, which others may see differently, nor an event, which is moved and called off. */
const staysAsItIs = ({ publishedAt, nestedId, event, pinnedId, revision }: LearningPlace) =>
  publishedAt !== null &&
  nestedId === null &&
  event === null &&
  pinnedId !== null &&
  pinnedId === revision?.id

const untouched = { log: null, everDone: false, bestMark: null }
const asPublished = (place: LearningPlace): LearningPlace => ({
  ...place,
  ...untouched,
  contentType: null,
  status: 'active',
  removedAt: null,
})

async function findProgress(db: Db, at: { companyId: number; editionId: number; logId: number | null }) {
  const [found] = await progress(db, at)
  return found?.progress
}

/** How far somebody is with the parts of a course, in one of its periods. */
export type ProgressInCourse = {
  containerId: number
  period: number
  editionId: number
  logId: number
  progress: Progress
}

/** The columns of one, of a record that is called `course`. */
export const progressInCourse = sql`course.container_id as "containerId", course.period,
  course.edition_id as "editionId", course.id as "logId",
  ${progressOf({ ...asking, logId: sql`course.id`, editionId: sql`course.edition_id` })} as progress`

function placesWith(places: readonly LearningPlace[], found: Progress | undefined): LearningPlace[] {
  const logs = didAt(found?.tried ?? [])
  const types = new Map(found?.types.map((type) => [type.id, type]))
  const gone = new Map(found?.gone.map(({ id, status, removedAt }) => [id, { status, removedAt }]))
  return places.map((place) => {
    const type = types.get(place.revision?.contentTypeId ?? 0) ?? null
    return placeWith(place, type, logs.get(place.childId), gone.get(place.componentId ?? 0))
  })
}

/** NOTE: named one by one, as putting an object of this size together from two takes a hundred times as long. */
function placeWith(
  place: LearningPlace,
  contentType: LearningPlace['contentType'],
  log: Did | undefined,
  lost: Pick<Progress['gone'][number], 'status' | 'removedAt'> | undefined,
): LearningPlace {
  const removedAt = lost ? lost.removedAt : null
  return {
    contentType,
    log: log ?? null,
    everDone: log?.everDone ?? false,
    bestMark: log?.bestMark ?? null,
    status: lost?.status ?? place.status,
    removedAt: removedAt === null ? null : new Date(removedAt),
    childId: place.childId,
    isOn: place.isOn,
    scoring: place.scoring,
    openToVisitors: place.openToVisitors,
    unlock: place.unlock,
    pinnedId: place.pinnedId,
    componentId: place.componentId,
    nestedId: place.nestedId,
    event: place.event,
    categoryId: place.categoryId,
    revision: place.revision,
    nestedTitle: place.nestedTitle,
    nestedDescription: place.nestedDescription,
    nestedType: place.nestedType,
    nestedState: place.nestedState,
    nestedLog: place.nestedLog,
    publishedAt: place.publishedAt,
    passMark: place.passMark,
    ownPassMark: place.ownPassMark,
    showBestResults: place.showBestResults,
    includeChildFolder: place.includeChildFolder,
  }
}
