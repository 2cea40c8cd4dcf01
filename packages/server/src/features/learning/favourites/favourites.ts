import { mostFavourites } from '@oktant/contract/kit/constants.ts'
import type { Favourite, FavouriteForm } from '@oktant/contract/learning/own/favourites.ts'
import type { Paged } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import { accessLearning, viewerOf } from '../learn/learn.access.ts'
import { accessFavourite, accessNamed, whoseOf } from './favourites.access.ts'
import {
  countFavourites,
  findFavourites,
  findKept,
  forgetRemoved,
  insertFavourite,
  writeFavourite,
} from './favourites.queries.ts'
import { favouriteView } from './favourites.view.ts'

type Moment = { now: Date }

/** One’s own favourites. */
export async function listFavourites(
  db: Db,
  actor: Actor,
  query: Parameters<typeof readPage>[0],
): Promise<Paged<Favourite>> {
  const page = readPage(query)
  const { rows, total } = await findFavourites(db, whoseOf(actor), page)
  return pagedReply(page, rows.map(favouriteView), total)
}

const day = 86_400_000

/** Keeps an address; one that is kept already gets the new name. */
export async function createFavourite(db: Db, actor: Actor, form: FavouriteForm, { now }: Moment) {
  const title = titleOf(form.title)
  const containerId = form.containerId ?? null
  if (containerId !== null) await accessLearning(db, viewerOf(actor), containerId)
  const before = await findKept(db, whoseOf(actor), { url: form.url })
  if (!before) await refuseFull(db, actor)
  const values = { ...whoseOf(actor), title, url: form.url, containerId, createdAt: now }
  const row = await insertFavourite(db, values)
  const kind = before ? ('update' as const) : ('create' as const)
  await audit(db, {
    by: actor,
    kind,
    object: 'favourite',
    objectId: row.id,
    ...(before && { before: { title: before.title } }),
    after: before ? { title } : { title, url: form.url },
  })
  return favouriteView(row)
}

export async function renameFavourite(db: Db, actor: Actor, id: number, typed: string) {
  const { title: before } = await accessFavourite(db, actor, id)
  const title = titleOf(typed)
  const row = await writeFavourite(db, whoseOf(actor), id, { title })
  if (!row) throw fail('favourite_not_found')
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'favourite',
    objectId: id,
    before: { title: before },
    after: { title },
  })
  return favouriteView(row)
}

export async function removeFavourite(
  db: Db,
  actor: Actor,
  named: { id?: number; url?: string },
  { now }: Moment,
) {
  const row = await accessNamed(db, actor, named)
  await forgetRemoved(db, whoseOf(actor), new Date(now.getTime() - day))
  await writeFavourite(db, whoseOf(actor), row.id, { removedAt: now })
  const before = { title: row.title, url: row.url }
  await audit(db, { by: actor, kind: 'delete', object: 'favourite', objectId: row.id, before })
  return favouriteView(row)
}

/** Brings one back; where the same address was kept anew meanwhile, that one stands. */
export async function restoreFavourite(db: Db, actor: Actor, id: number) {
  const row = await accessFavourite(db, actor, id, { removed: 'too' })
  if (!row.removedAt) return favouriteView(row)
  const again = await findKept(db, whoseOf(actor), { url: row.url })
  if (again) return favouriteView(again)
  await refuseFull(db, actor)
  await writeFavourite(db, whoseOf(actor), id, { removedAt: null })
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'favourite',
    objectId: id,
    before: { removed: true },
    after: { removed: false },
  })
  return favouriteView(row)
}

async function refuseFull(db: Db, actor: Actor) {
  if ((await countFavourites(db, whoseOf(actor))) >= mostFavourites) throw fail('favourites_full')
}

function titleOf(typed: string) {
  const title = typed.trim()
  if (!title) throw fail('favourite_invalid')
  return title
}
