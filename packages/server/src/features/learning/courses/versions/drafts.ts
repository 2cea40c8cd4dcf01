import type { ChildForm } from '@oktant/contract/learning/courses/containers.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { notify } from '../../../../db/engine/notify.ts'
import { fail } from '../../../../http/fail.ts'
import { type Container, type Edition, findEdition } from '../courses.queries.ts'
import {
  copyPlaces,
  type EditionTexts,
  insertEdition,
  writeContainer,
  writeEdition,
  writePlaces,
} from './editions.queries.ts'

export type Moment = { now: Date }

export async function latestOf(
  db: Db,
  { companyId, draftId, editionId }: Pick<Container, 'companyId' | 'draftId' | 'editionId'>,
): Promise<Edition> {
  const edition = await findEdition(db, companyId, draftId ?? editionId ?? 0)
  // NOTE: every container that an author makes begins with an edition.
  if (!edition) throw fail('container_not_found')
  return edition
}

/** What an edition says, without what makes it this one. */
export function textsIn(edition: Edition): EditionTexts {
  const { id, companyId, containerId, number, publishedAt, publishedBy, createdAt, ...texts } = edition
  void [id, companyId, containerId, number, publishedAt, publishedBy, createdAt]
  return texts
}

/** The draft to work on; a copy of what is published where there is none. */
export async function draftOf(db: Db, container: Container) {
  if (container.draftId !== null) return container.draftId
  const published = await latestOf(db, container)
  const draftId = await insertEdition(db, container, textsIn(published))
  await copyPlaces(db, container.companyId, published.id, draftId)
  return draftId
}

/** Writes what a draft says and holds, beginning one where everything was published. */
export async function writeDraft(
  db: Db,
  container: Container,
  texts: EditionTexts,
  children: readonly ChildForm[],
) {
  const { companyId, id: containerId } = container
  const draftId = container.draftId ?? (await insertEdition(db, container, texts))
  if (container.draftId !== null) await writeEdition(db, { companyId, id: draftId }, texts)
  await writePlaces(db, { companyId, editionId: draftId, containerId }, children)
  return draftId
}

/** What everybody sees of a container that was never published is what its draft says. */
export const shownOf = (
  { editionId }: Pick<Container, 'editionId'>,
  { title, description }: Pick<EditionTexts, 'title' | 'description'>,
) => (editionId === null ? { title, shortTitle: title, description } : {})

/** Writes a container's own row; whoever was slower is told. */
export async function keep(
  db: Db,
  actor: Actor,
  container: Container,
  change: Parameters<typeof writeContainer>[2],
  now: Date,
) {
  if (!(await writeContainer(db, container, change, { by: actor.id, at: now }))) throw fail('content_changed')
  await notify(db, { about: 'catalogue', companyId: actor.companyId })
}
