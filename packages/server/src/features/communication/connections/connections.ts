import { topCount } from '@oktant/contract/kit/constants.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import type { Kit } from '../../../kit.ts'
import { announce } from '../../../outbox/announce.ts'
import { accessColleague } from './connections.access.ts'
import { closePair, listOwn, listSuggestions, openPair } from './connections.queries.ts'
import { connectionView, suggestionView } from './connections.view.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'connection.made': {
      companyId: number
      userId: number
      otherId: number
      at: string
      /** The two have never been connected before. */
      isNew: boolean
    }
  }
}

type Doer = { companyId: number; id: number; onBehalfOf?: number | null }

export async function listConnections(db: Db, kit: Kit, actor: Actor, page: Page) {
  const { rows, total } = await listOwn(db, actor, page)
  return pagedReply(
    page,
    rows.map((row) => connectionView(kit, actor, row)),
    total,
  )
}

export async function addConnection(db: Db, kit: Kit, actor: Actor, otherId: number) {
  const row = await accessColleague(db, actor, otherId, 'add')
  if (row.createdAt !== null && row.removedAt === null)
    return connectionView(kit, actor, { ...row, connectedAt: row.createdAt })
  const now = kit.now()
  await connect(db, actor, { otherId, now, isNew: row.createdAt === null })
  return connectionView(kit, actor, { ...row, connectedAt: now })
}

/** Connects two people; who may do so has been asked before. */
export async function connect(
  db: Db,
  by: Doer,
  { otherId, now, isNew }: { otherId: number; now: Date; isNew: boolean },
) {
  await openPair(db, by, otherId, now)
  await audit(db, { by, kind: 'create', object: 'connection', objectId: otherId, after: { userId: otherId } })
  const { companyId, id: userId } = by
  await announce(
    db,
    'connection.made',
    { companyId, userId, otherId, at: now.toISOString(), isNew },
    { companyId },
  )
}

/** Nothing to end is ended already, so asking twice is answered alike. */
export async function removeConnection(db: Db, kit: Kit, actor: Actor, otherId: number) {
  await accessColleague(db, actor, otherId, 'remove')
  if (await closePair(db, actor, otherId, kit.now()))
    await audit(db, {
      by: actor,
      kind: 'delete',
      object: 'connection',
      objectId: otherId,
      before: { userId: otherId },
    })
  return {}
}

export async function topSuggestions(db: Db, kit: Kit, actor: Actor) {
  const rows = await listSuggestions(db, actor, { limit: topCount, offset: 0, name: '', isByName: false })
  return rows.map((row) => suggestionView(kit, actor, row))
}

export async function allSuggestions(db: Db, kit: Kit, actor: Actor, page: Page) {
  const name = page.filters.find(({ field }) => field === 'name')?.value ?? ''
  const asked = { limit: page.limit, offset: page.offset, name, isByName: page.sort?.field === 'surname' }
  const rows = await listSuggestions(db, actor, asked)
  return pagedReply(
    page,
    rows.map((row) => suggestionView(kit, actor, row)),
    rows[0]?.total ?? 0,
  )
}
