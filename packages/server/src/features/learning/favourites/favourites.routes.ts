import * as contract from '@oktant/contract/learning/own/favourites.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import {
  createFavourite,
  listFavourites,
  removeFavourite,
  renameFavourite,
  restoreFavourite,
} from './favourites.ts'

export function favouriteRoutes(serve: Serve, { now }: Kit) {
  const at = () => ({ now: now() })
  serve(contract.listFavourites, ({ db, actor, query }) => listFavourites(db, actor, query))
  serve(contract.createFavourite, ({ db, actor, body }) => createFavourite(db, actor, body, at()))
  serve(contract.renameFavourite, ({ db, actor, params, body }) =>
    renameFavourite(db, actor, params.id, body.title),
  )
  serve(contract.removeFavourite, ({ db, actor, body }) => removeFavourite(db, actor, body, at()))
  serve(contract.restoreFavourite, ({ db, actor, params }) => restoreFavourite(db, actor, params.id))
}
