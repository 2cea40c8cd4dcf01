import * as contract from '@oktant/contract/people/privacy.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import {
  downloadDataArchive,
  listDataArchives,
  listRecordViews,
  requestDataArchive,
  requestDataArchiveFor,
} from './privacy.ts'

export function privacyRoutes(serve: Serve, kit: Kit) {
  serve(contract.listRecordViews, ({ db, actor, query }) => listRecordViews(db, kit, actor, readPage(query)))
  serve(contract.listDataArchives, ({ db, actor }) => listDataArchives(db, kit, actor))
  serve(contract.requestDataArchive, ({ db, actor }) => requestDataArchive(db, kit, actor))
  serve(contract.downloadDataArchive, ({ db, actor, params }) =>
    downloadDataArchive(db, kit, actor, params.id),
  )
  serve(contract.requestDataArchiveFor, ({ db, actor, params, body }) =>
    requestDataArchiveFor(db, kit, actor, { userId: params.id, reason: body.reason }),
  )
}
