import * as contract from '@oktant/contract/people/places.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import { createPlace, removePlace, updatePlace } from './places.ts'
import { findPlaces, type PlaceKind } from './places.queries.ts'

async function list(db: Db, actor: Actor, kind: PlaceKind, query: Parameters<typeof readPage>[0]) {
  const page = readPage(query)
  const { rows, total } = await findPlaces(db, kind, actor, page)
  return pagedReply(page, rows, total)
}

export function placeRoutes(serve: Serve) {
  serve(contract.listJobRoles, ({ db, actor, query }) => list(db, actor, 'jobRole', query))
  serve(contract.createJobRole, ({ db, actor, body }) => createPlace(db, actor, 'jobRole', body.name))
  serve(contract.updateJobRole, ({ db, actor, params, body }) =>
    updatePlace(db, actor, 'jobRole', params.id, body.name),
  )
  serve(contract.removeJobRole, ({ db, actor, params, query }) =>
    removePlace(db, actor, 'jobRole', params.id, query.moveTo),
  )
  serve(contract.listLocalities, ({ db, actor, query }) => list(db, actor, 'locality', query))
  serve(contract.createLocality, ({ db, actor, body }) => createPlace(db, actor, 'locality', body.name))
  serve(contract.updateLocality, ({ db, actor, params, body }) =>
    updatePlace(db, actor, 'locality', params.id, body.name),
  )
  serve(contract.removeLocality, ({ db, actor, params, query }) =>
    removePlace(db, actor, 'locality', params.id, query.moveTo),
  )
}
