import { and, desc, eq, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import { rowsOf } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { isShownTo } from '../assignments/assignments.access.ts'
import { componentRevisions, components } from '../components/components.tables.ts'
import { containerChildren, editions } from '../courses/courses.tables.ts'
import { atPlace } from '../courses/courses.ts'
import { placedEvents } from '../placed-events/placed-events.tables.ts'
import { shownMark } from '../../organisation/system/shown-scores.access.ts'
import { componentLogs, containerLogs } from './learn.tables.ts'

type PersonKey = { companyId: number; userId: number | null }

/** Everything that a container holds at every depth, in reading order; of courses what is published. */
export function listOutline(db: Db, viewer: PersonKey, id: number) {
  const { companyId } = viewer
  return rowsOf<{
    key: string
    name: { en: string; de: string }
    depth: number
    containerId: number | null
    containerTypeId: number | null
    categoryId: number | null
    eventId: number | null
  }>(
    db,
    sql`with recursive tree (container_id, type_id, edition_id, category_id, event_id, name, depth, place, key) as (
      select id, type_id, edition_id, null::int, null::int, title, 0, array[]::int[], id::text from containers
      where company_id = ${companyId} and id = ${id}
      union all
      select part.container_id, part.type_id, part.edition_id, part.category_id, part.event_id, part.name, tree.depth + 1,
        tree.place || part.place, part.key
      from tree cross join lateral (
        select nested.id as container_id, nested.type_id, nested.edition_id, component.category_id, event.event_id,
          coalesce(nested.title, revision.title, event.title) as name, array[place.position, child.id] as place,
          child.id::text as key
        from edition_children place
        join container_children child on child.company_id = place.company_id and child.id = place.child_id
        left join containers nested on nested.company_id = child.company_id and nested.id = child.nested_id
          and nested.state = 'active' and ${isShownTo(viewer, 'nested')}
        left join components component on component.company_id = child.company_id
          and component.id = child.component_id and component.removed_at is null
        left join component_revisions revision on revision.company_id = component.company_id
          and revision.id = coalesce(place.revision_id, component.revision_id)
        left join placed_events event on event.company_id = child.company_id and event.event_id = child.event_id
          and event.gone is distinct from 'removed'
        where place.company_id = ${companyId} and place.edition_id = tree.edition_id and place.enabled
          and coalesce(nested.id, component.id, event.event_id) is not null
        union all
        select below.id, below.type_id, below.edition_id, null, null, below.title, array[below.position, below.id],
          'c' || below.id
        from containers below where below.company_id = ${companyId} and below.parent_id = tree.container_id
          and below.state = 'active' and ${isShownTo(viewer, 'below')}
      ) part
      where tree.depth < 10 and tree.container_id is not null
    )
    select key, name, depth, container_id as "containerId", type_id as "containerTypeId",
      category_id as "categoryId", event_id as "eventId"
    from tree where depth > 0 order by place limit 2000`,
  )
}

const passedContainers = prepared((db) =>
  db
    .select({ id: containerLogs.containerId })
    .from(containerLogs)
    .where(
      and(
        eq(containerLogs.companyId, sql.placeholder('companyId')),
        eq(containerLogs.userId, sql.placeholder('userId')),
        eq(containerLogs.state, 'PASSED'),
      ),
    )
    .prepare('learning_passed_containers'),
)

/** What somebody has passed, in any of their periods. */
export async function listPassedContainers(db: Db, companyId: number, userId: number) {
  const rows = await passedContainers(db).execute({ companyId, userId })
  return rows.map(({ id }) => id)
}

export function listComponentHistory(db: Db, { companyId, userId }: PersonKey, containerId: number) {
  return db
    .select({
      log: componentLogs,
      mark: shownMark(companyId, componentLogs.mark),
      name: sql<LocalText>`coalesce(${componentRevisions.title}, ${placedEvents.title})`,
    })
    .from(componentLogs)
    .innerJoin(
      containerLogs,
      and(
        eq(containerLogs.companyId, componentLogs.companyId),
        eq(containerLogs.id, componentLogs.containerLogId),
      ),
    )
    .innerJoin(
      containerChildren,
      and(
        eq(containerChildren.companyId, componentLogs.companyId),
        eq(containerChildren.id, componentLogs.childId),
      ),
    )
    .leftJoin(
      components,
      and(
        eq(components.companyId, containerChildren.companyId),
        eq(components.id, containerChildren.componentId),
      ),
    )
    .leftJoin(
      componentRevisions,
      and(
        eq(componentRevisions.companyId, components.companyId),
        eq(componentRevisions.id, components.revisionId),
      ),
    )
    .leftJoin(placedEvents, atPlace.event)
    .where(
      and(
        eq(componentLogs.companyId, companyId),
        sql`${componentLogs.userId} = ${userId}::int`,
        eq(containerLogs.containerId, containerId),
        // NOTE: of an event that somebody was not at after all, nothing was tried.
        sql`${componentLogs.state} <> 'NOT_STARTED'`,
      ),
    )
    .orderBy(desc(componentLogs.startedAt), desc(componentLogs.id))
    .limit(500)
}

export function listContainerHistory(db: Db, { companyId, userId }: PersonKey, containerId: number) {
  return db
    .select({
      log: containerLogs,
      mark: shownMark(companyId, containerLogs.mark),
      number: editions.number,
    })
    .from(containerLogs)
    .innerJoin(
      editions,
      and(eq(editions.companyId, containerLogs.companyId), eq(editions.id, containerLogs.editionId)),
    )
    .where(
      and(
        eq(containerLogs.companyId, companyId),
        sql`${containerLogs.userId} = ${userId}::int`,
        eq(containerLogs.containerId, containerId),
        sql`${containerLogs.state} <> 'NOT_STARTED'`,
      ),
    )
    .orderBy(desc(containerLogs.period))
    .limit(100)
}
