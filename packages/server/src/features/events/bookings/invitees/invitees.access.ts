import type { InviteeSource } from '@oktant/contract/events/invitees.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { accessEvent } from '../../events/events.access.ts'
import { findSource, type Reach } from './invitees.queries.ts'

type Who = Pick<Actor, 'id' | 'permissions'>

export const may = {
  /** Groups to which one does not belong oneself: whoever looks after groups or all events. */
  seeAllGroups: ({ permissions }: Who) =>
    permissions.has('projects.administer') || permissions.has('events.administer'),
  /** NOTE: how a company sorts its people for learning is no trainer's to read. */
  seeLearningGroups: ({ permissions }: Who) =>
    permissions.has('courses.administer') || permissions.has('events.administer'),
}

export const reachOf = (actor: Actor): Reach => ({
  companyId: actor.companyId,
  userId: actor.id,
  allGroups: may.seeAllGroups(actor),
  learningGroups: may.seeLearningGroups(actor),
})

/** The only way to the people of a group or course, for an event that one plans. */
export async function accessSource(
  db: Db,
  actor: Actor,
  { id, source, sourceId }: { id: number; source: InviteeSource; sourceId: number },
) {
  const event = await accessEvent(db, actor, id).catch(() => null)
  if (!event || !(await findSource(db, reachOf(actor), id, { source, sourceId })))
    throw fail('owner_not_found')
  return { event, from: { source, sourceId } }
}
