import * as contract from '@oktant/contract/communication/auto-messages.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { accessAutoMessage } from './auto-messages.access.ts'
import { listMessages, listRuns } from './auto-messages.queries.ts'
import {
  createAutoMessage,
  deleteAutoMessage,
  restoreAutoMessage,
  saveAutoMessage,
  simulateAutoMessage,
  switchAutoMessage,
} from './auto-messages.ts'
import { autoMessageItem, autoMessageView, runView, simulatedView } from './auto-messages.view.ts'

export function autoMessageRoutes(serve: Serve, kit: Kit) {
  serve(contract.listAutoMessages, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await listMessages(db, actor.companyId, page)
    return pagedReply(page, rows.map(autoMessageItem), total)
  })
  serve(contract.readAutoMessage, async ({ db, actor, params }) =>
    autoMessageView(await accessAutoMessage(db, actor, params.id)),
  )
  serve(contract.createAutoMessage, async ({ db, actor, body }) =>
    autoMessageView(await createAutoMessage(db, actor, body)),
  )
  serve(contract.saveAutoMessage, async ({ db, actor, params, body }) =>
    autoMessageView(await saveAutoMessage(db, actor, params.id, body)),
  )
  serve(contract.switchAutoMessage, async ({ db, actor, params, body }) =>
    autoMessageView(await switchAutoMessage(db, actor, params.id, body.isOn, kit.now())),
  )
  serve(contract.deleteAutoMessage, ({ db, actor, params }) =>
    deleteAutoMessage(db, actor, params.id, kit.now()),
  )
  serve(contract.restoreAutoMessage, async ({ db, actor, params }) =>
    autoMessageView(await restoreAutoMessage(db, actor, params.id)),
  )
  serve(contract.simulateAutoMessage, async ({ db, actor, query, body }) => {
    const page = readPage(query)
    const { rows, total } = await simulateAutoMessage(db, actor, body, page, kit.now())
    return pagedReply(page, rows.map(simulatedView(body.quiet)), total)
  })
  serve(contract.listAutoMessageRuns, async ({ db, actor, params, query }) => {
    const page = readPage(query)
    const message = await accessAutoMessage(db, actor, params.id)
    const { rows, total } = await listRuns(db, message, page)
    return pagedReply(page, rows.map(runView), total)
  })
}
