import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ProgressState } from '@oktant/contract/learning-state.ts'
import type { Db } from '../../db/db.ts'
import { keepVersions } from '../../db/kept-versions.ts'
import { prepared, preparedRows } from '../../db/prepared.ts'
import { isShownTo } from '../assignments/assignments.access.ts'
import { componentRevisions, components } from '../components/components.tables.ts'
import { containerChildren, containers, editionChildren, editions } from '../courses/courses.tables.ts'
import { atPlace } from '../courses/courses.ts'
import { passMarkOf } from '../evaluations/pass-mark.access.ts'
import { learningTypes } from '../learning-types/learning-types.tables.ts'
import { componentLogs, containerLogs } from './learning.tables.ts'

type Whose = { companyId: number; userId: number | null }
type Asked = { editionId: number; logId: number | null }

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

const placesOfEdition = prepared((db) =>
  db
    .select({
      childId: editionChildren.childId,
      isOn: editionChildren.enabled,
      scoring: editionChildren.scoring,
      unlock: editionChildren.unlock,
      pinnedId: editionChildren.revisionId,
      componentId: containerChildren.componentId,
      nestedId: containerChildren.nestedId,
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
      ownPassMark: passMarkOf(sql`"component_revisions"."company_id"`, sql`"component_revisions"."id"`),
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

type Progress = {
  logs: {
    childId: number
    state: ProgressState
    mark: number | null
    seconds: number
    doneBy: string | null
    everDone: boolean
    bestMark: number | null
  }[]
  types: NonNullable<Row['contentType']>[]
  gone: { id: number; status: 'active' | 'inactive'; removedAt: string | null }[]
}

/** What changes of a published course: how far somebody is, which of these components are gone, and what types are called. */
const progress = preparedRows<Progress>(
  'learning_progress',
  () => sql`select coalesce((select json_agg(latest) from (
      select distinct on (log.child_id) log.child_id as "childId", log.state, log.mark, log.seconds,
        log.done_by as "doneBy", max(log.mark) over each as "bestMark",
        bool_or(log.state in ('COMPLETED', 'PASSED')) over each as "everDone"
      from component_logs log
      where log.company_id = ${given('companyId')} and log.container_log_id = ${given('logId')}::int
      window each as (partition by log.child_id)
      order by log.child_id, log.attempt desc) latest), '[]') as logs,
    coalesce((select json_agg(json_build_object('id', component.id, 'status', component.status,
        'removedAt', component.removed_at)) from components component
      where component.company_id = ${given('companyId')} and component.id = any(${given('componentIds')}::int[])
        and (component.removed_at is not null or component.status <> 'active')), '[]') as gone,
    coalesce((select json_agg(json_build_object('id', kind.id, 'name', kind.name, 'icon', kind.icon))
      from learning_types kind where kind.company_id = ${given('companyId')} and kind.id = any(${given('typeIds')}::int[])
        and kind.removed_at is null), '[]') as types`,
)

/** The places of an edition in order, with what stands there and how far somebody is with each. */
export async function listLearningPlaces(db: Db, whose: Whose, asked: Asked): Promise<LearningPlace[]> {
  const { companyId, userId } = whose
  const key = `${companyId} ${asked.editionId}`
  const known = published.find(db, key)
  if (known) return withProgress(db, companyId, asked.logId, known)
  const places = await placesOfEdition(db).execute({ companyId, userId, ...asked })
  if (areKept(places)) published.keep(db, key, places.map(asPublished))
  return places
}

const published = keepVersions<readonly LearningPlace[]>(500)

// NOTE: what somebody reads in a course is kept with it, so a few large courses are left out.
const mostLetters = 100_000

const areKept = (places: readonly LearningPlace[]) =>
  places.length > 0 &&
  places.every(staysAsItIs) &&
  places.reduce((letters, { revision }) => letters + JSON.stringify(revision).length, 0) <= mostLetters

/** Published, and no course, which others may see differently. */
const staysAsItIs = ({ publishedAt, nestedId, pinnedId, revision }: LearningPlace) =>
  publishedAt !== null && nestedId === null && pinnedId !== null && pinnedId === revision?.id

const untouched = { log: null, everDone: false, bestMark: null }
const asPublished = (place: LearningPlace): LearningPlace => ({
  ...place,
  ...untouched,
  contentType: null,
  status: 'active',
  removedAt: null,
})

async function withProgress(
  db: Db,
  companyId: number,
  logId: number | null,
  places: readonly LearningPlace[],
): Promise<LearningPlace[]> {
  const componentIds = places.flatMap(({ componentId }) => componentId ?? [])
  const typeIds = [...new Set(places.flatMap(({ revision }) => revision?.contentTypeId ?? []))]
  const [found] = await progress(db, { companyId, logId, componentIds, typeIds })
  const logs = new Map(found?.logs.map((log) => [log.childId, log]))
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
  log: Progress['logs'][number] | undefined,
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
    unlock: place.unlock,
    pinnedId: place.pinnedId,
    componentId: place.componentId,
    nestedId: place.nestedId,
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
