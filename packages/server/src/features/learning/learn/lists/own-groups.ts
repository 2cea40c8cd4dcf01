import type { Paged } from '@oktant/contract/http/http.ts'
import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import type { OwnGroup } from '@oktant/contract/learning/own/own-groups.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { pagedReply, readPage } from '../../../../http/answer/paging.ts'
import type { Sign } from '../../component-files/component-files.ts'
import { cardView } from '../cards/cards.view.ts'
import { viewerOf } from '../learn.access.ts'
import { findGroupCourses, findOwnGroup, findOwnGroups, type OwnGroupRow } from './own-groups.queries.ts'

type Query = Parameters<typeof readPage>[0]

const ownGroupView = ({ since, ...row }: OwnGroupRow): OwnGroup => ({
  ...row,
  since: new Date(since).toISOString(),
})

/** The only way to one learning group of one’s own; any other answers like a missing one. */
async function accessOwnGroup(db: Db, actor: Actor, id: number) {
  const group = await findOwnGroup(db, viewerOf(actor), id)
  if (!group) throw fail('learning_group_not_found')
  return group
}

export async function listOwnGroups(db: Db, actor: Actor, query: Query): Promise<Paged<OwnGroup>> {
  const page = readPage(query)
  const { rows, total } = await findOwnGroups(db, viewerOf(actor), page)
  return pagedReply(page, rows.map(ownGroupView), total)
}

export const readOwnGroup = async (db: Db, actor: Actor, id: number): Promise<OwnGroup> =>
  ownGroupView(await accessOwnGroup(db, actor, id))

export async function listOwnGroupCourses(
  db: Db,
  actor: Actor,
  { id, query, sign }: { id: number; query: Query; sign: Sign },
): Promise<Paged<ContainerCard>> {
  await accessOwnGroup(db, actor, id)
  const page = readPage(query)
  const { rows, total } = await findGroupCourses(db, viewerOf(actor), id, page)
  return pagedReply(page, rows.map(cardView(sign)), total)
}
