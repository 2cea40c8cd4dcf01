import * as contract from '@oktant/contract/learning/record-store.ts'
import { pagedReply, readPage } from '../../../../http/answer/paging.ts'
import type { Serve } from '../../../../http/serve.ts'
import type { Kit } from '../../../../kit.ts'
import { listCredentials } from './credentials.queries.ts'
import {
  createRecordStoreCredential,
  credentialView,
  readRecordStoreCredential,
  readRecordStoreSettings,
  revokeRecordStoreCredential,
  saveRecordStoreSettings,
} from './credentials.ts'

export function recordStoreRoutes(serve: Serve, kit: Kit) {
  serve(contract.listRecordStoreCredentials, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await listCredentials(db, actor.companyId, page)
    return pagedReply(
      page,
      rows.map((row) => credentialView(kit, row)),
      total,
    )
  })
  serve(contract.readRecordStoreCredential, ({ db, actor, params }) =>
    readRecordStoreCredential(db, kit, actor, params.id),
  )
  serve(contract.createRecordStoreCredential, ({ db, actor, body }) =>
    createRecordStoreCredential(db, kit, actor, body),
  )
  serve(contract.revokeRecordStoreCredential, ({ db, actor, params }) =>
    revokeRecordStoreCredential(db, kit, actor, params.id),
  )
  serve(contract.readRecordStoreSettings, ({ db, actor }) => readRecordStoreSettings(db, actor))
  serve(contract.saveRecordStoreSettings, ({ db, actor, body }) => saveRecordStoreSettings(db, actor, body))
}
