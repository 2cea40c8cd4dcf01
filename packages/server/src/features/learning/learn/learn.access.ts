import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findLearning, findLearningWithin, type Learning } from './course/container.queries.ts'
import { findContainerOfPlace, type Opening, type Seen } from './course/opening.queries.ts'

/** Who looks at the catalogue: somebody of a company, or a visitor of its public part. */
export type Viewer = { companyId: number; userId: number | null; language: 'en' | 'de'; timezone: string }

type Looking = Pick<Actor, 'id' | 'companyId' | 'language' | 'timezone'>
export const viewerOf = ({ id, companyId, language, timezone }: Looking): Viewer => ({
  companyId,
  userId: id,
  language,
  timezone,
})

export const may = {
  /** What is published is everybody's, or its groups'; who has begun it keeps it, archived or not. */
  see: ({ state, forGroups, assigned, log }: Seen) =>
    log !== null
      ? state === 'active' || state === 'archived'
      : state === 'active' && (!forGroups || !!assigned),
  /** A visitor sees folders, and the courses that their authors opened. */
  seeAsVisitor: ({ state, forGroups, typeId, edition }: Seen) =>
    state === 'active' && !forGroups && (typeId !== containerType.course || edition?.openToVisitors === true),
}

type Owned = Pick<Seen, 'price' | 'purchase' | 'isIncluded' | 'assigned' | 'log' | 'edition'>

/**
 * Whether somebody may take a course: it costs nothing, is theirs, cost nothing when they began it, or is what the
 * company demands of them.
 */
export function mayTake({ price, purchase, isIncluded, assigned, log, edition }: Owned) {
  const isTheirs = purchase?.state === 'bought' || isIncluded || assigned?.isMandatory === true
  const hasBegun = log !== null && log.state !== 'NOT_STARTED'
  return price === null || isTheirs || (hasBegun && !edition?.priceCents)
}

export const findSeen = async (db: Db, viewer: Viewer, id: number): Promise<Learning | undefined> =>
  asSeen(db, viewer, await findLearning(db, viewer, id))

/** The same of the container that a place belongs to. */
export const findSeenAt = async (db: Db, viewer: Viewer, childId: number): Promise<Opening | undefined> =>
  asSeen(db, viewer, await findContainerOfPlace(db, viewer, childId))

async function asSeen<T extends Seen>(db: Db, viewer: Viewer, found: T | undefined): Promise<T | undefined> {
  const isSeen = found && (viewer.userId === null ? may.seeAsVisitor(found) : may.see(found))
  if (!isSeen) return undefined
  return found.sectionOf === null ? found : sectionSeen(db, viewer, found, found.sectionOf)
}

/** A section is seen and paid for with its course; only who has begun it keeps it without. */
async function sectionSeen<T extends Seen>(db: Db, viewer: Viewer, section: T, courseId: number) {
  const course = await findSeen(db, viewer, courseId)
  if (!course) return section.log === null ? undefined : section
  const { price, purchase, isIncluded, assigned } = course
  return { ...section, price, purchase, isIncluded, assigned }
}

/** The only way to a container as its learner. */
export async function accessLearning(db: Db, viewer: Viewer | null, id: number): Promise<Learning> {
  const found = viewer ? await findSeen(db, viewer, id) : undefined
  if (!found) throw fail('container_not_found')
  return found
}

/** The same, to show what is inside. */
export async function accessLearningWithin(db: Db, viewer: Viewer | null, id: number): Promise<Learning> {
  const found = viewer ? await asSeen(db, viewer, await findLearningWithin(db, viewer, id)) : undefined
  if (!found) throw fail('container_not_found')
  return found
}
