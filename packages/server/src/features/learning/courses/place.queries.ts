import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { componentRevisions, components } from '../components/components.tables.ts'
import { placedEvents } from '../placed-events/placed-events.tables.ts'
import { containerChildren, containers, editionChildren } from './courses.tables.ts'

/** What stands at a place of an edition: its child, and the component in its published version, the container, or the event. */
export const atPlace = {
  child: and(
    eq(containerChildren.companyId, editionChildren.companyId),
    eq(containerChildren.id, editionChildren.childId),
  ),
  component: and(
    eq(components.companyId, containerChildren.companyId),
    eq(components.id, containerChildren.componentId),
  ),
  revision: and(
    eq(componentRevisions.companyId, components.companyId),
    sql`${componentRevisions.id} = coalesce(${editionChildren.revisionId}, ${components.revisionId})`,
  ),
  nested: and(
    eq(containers.companyId, containerChildren.companyId),
    eq(containers.id, containerChildren.nestedId),
  ),
  event: and(
    eq(placedEvents.companyId, containerChildren.companyId),
    eq(placedEvents.eventId, containerChildren.eventId),
  ),
}

type Opened = { companyId: number; editionId: number; childId: number }

/** Whether its author opened a place of an edition to visitors. */
export async function isOpenToVisitors(db: Db, { companyId, editionId, childId }: Opened) {
  const [place] = await db
    .select({ openToVisitors: editionChildren.openToVisitors })
    .from(editionChildren)
    .where(
      and(
        eq(editionChildren.companyId, companyId),
        eq(editionChildren.editionId, editionId),
        eq(editionChildren.childId, childId),
      ),
    )
  return place?.openToVisitors === true
}
