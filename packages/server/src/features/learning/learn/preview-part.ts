import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { launchMedia, type Sign } from '../component-files/component-files.ts'
import { readDraft } from '../courses/courses.ts'
import { launchView } from './launch/launches.ts'
import { type LearningPlace, listLearningPlaces } from './course/places.queries.ts'

/** Nobody's record is read; a section that waits for its first publishing is there already. */
export async function draftPlaces(db: Db, { companyId }: Actor, editionId: number): Promise<LearningPlace[]> {
  const places = await listLearningPlaces(db, { companyId, userId: null }, { editionId, logId: null })
  return places.map((place) => (place.nestedState === 'draft' ? { ...place, nestedState: 'active' } : place))
}

/** A part of a draft, opened without a record of it. */
export async function previewPart(
  db: Db,
  actor: Actor,
  id: number,
  { childId, sign }: { childId: number; sign: Sign },
): Promise<LaunchData> {
  const { edition } = await readDraft(db, actor, id)
  const place = (await draftPlaces(db, actor, edition.id)).find((one) => one.childId === childId)
  if (!place) throw fail('container_child_invalid')
  const nothing = { launch: null, componentLog: null }
  const media = await launchMedia(db, actor, place.revision?.content.media, sign)
  return { ...launchView(place), media, containerChildId: childId, containerId: id, ...nothing }
}
