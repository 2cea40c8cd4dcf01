import * as contract from '@oktant/contract/favourites.ts'
import { pagedReply, readPage } from '../../http/paging.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { whoseOf } from './favourites.access.ts'
import { findFavourites } from './favourites.queries.ts'
import { createFavourite, removeFavourite, renameFavourite, restoreFavourite } from './favourites.ts'
import { favouriteView } from './favourites.view.ts'

export function favouriteRoutes(serve: Serve, { now }: Kit) {
  const at = () => ({ now: now() })
  serve(contract.listFavourites, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findFavourites(db, whoseOf(actor), page)
    return pagedReply(page, rows.map(favouriteView), total)
  })
  serve(contract.createFavourite, ({ db, actor, body }) => createFavourite(db, actor, body, at()))
  serve(contract.renameFavourite, ({ db, actor, params, body }) =>
    renameFavourite(db, actor, params.id, body.title),
  )
  serve(contract.removeFavourite, ({ db, actor, body }) => removeFavourite(db, actor, body, at()))
  serve(contract.restoreFavourite, ({ db, actor, params }) => restoreFavourite(db, actor, params.id))
}
