import { mostFavourites } from '@oktant/contract/kit/constants.ts'
import * as contract from '@oktant/contract/learning/own/own-learning.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import { listCertificatesOf } from '../../features/learning/certificates/certificates.ts'
import { signerOf } from '../../features/learning/component-files/component-files.ts'
import { listFavourites } from '../../features/learning/favourites/favourites.ts'
import { listOwn, readProgressYear, suggestCourses, tellOwn } from '../../features/learning/learn/learn.ts'
import { listOwnPurchases } from '../../features/learning/purchases/purchases.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'

const first = { _page: 0, _perPage: contract.ownPerPage }
/** What was paid for or is still to be paid; free courses are under way like any other. */
const paid = { _page: 0, _filterFields: ['way'], _filterValues: ['invoice,card'] }
const underWay = {
  ...first,
  _filterFields: ['state', 'isToTake'],
  _filterValues: ['IN_PROGRESS', 'false'],
}

/** Two pages of one’s own, each in one call of what several features keep. */
export function ownLearningRoutes(serve: Serve, kit: Kit) {
  const sign = signerOf(kit)
  const purchases = (db: Db, actor: Actor) =>
    actor.permissions.has('purchases.make')
      ? listOwnPurchases(db, actor, { query: paid, now: kit.now() })
      : null

  serve(contract.readMyLearning, async ({ db, actor }) => {
    const told = await tellOwn(db, actor)
    return {
      assigned: await listOwn(db, actor, { list: 'assigned', query: first, sign, told }),
      begun: await listOwn(db, actor, { list: 'begun', query: underWay, sign, told }),
      completed: await listOwn(db, actor, { list: 'completed', query: first, sign, told }),
      purchases: await purchases(db, actor),
      suggested: await suggestCourses(db, actor, sign, told),
    }
  })
  serve(contract.readOwnProgress, async ({ db, actor }) => ({
    year: await readProgressYear(db, actor, { now: kit.now() }),
    purchases: await purchases(db, actor),
    certificates: await listCertificatesOf(db, actor, { userId: actor.id, query: first, now: kit.now() }),
    favourites: await listFavourites(db, actor, { _sortField: 'title', _perPage: mostFavourites }),
    completed: await listOwn(db, actor, { list: 'completed', query: first, sign }),
  }))
}
