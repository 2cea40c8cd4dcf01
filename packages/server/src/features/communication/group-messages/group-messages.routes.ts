import * as contract from '@oktant/contract/communication/group-messages.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { accessGroupMessage } from './group-messages.access.ts'
import { listMessages } from './group-messages.queries.ts'
import {
  affectedByWithdrawal,
  countGroupMessage,
  sendGroupMessage,
  withdrawGroupMessage,
} from './group-messages.ts'
import { groupMessageItem, groupMessageView } from './group-messages.view.ts'

export function groupMessageRoutes(serve: Serve, { now }: Kit) {
  serve(contract.countGroupMessage, ({ db, actor, body }) => countGroupMessage(db, actor, body.audience))
  serve(contract.listGroupMessages, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await listMessages(db, actor.companyId, page, now())
    const items = rows.map((row) => groupMessageItem(row, now()))
    return pagedReply(page, items, total)
  })
  serve(contract.readGroupMessage, async ({ db, actor, params }) =>
    groupMessageView(await accessGroupMessage(db, actor, params.id), now()),
  )
  serve(contract.sendGroupMessage, async ({ db, actor, body }) =>
    groupMessageView(await sendGroupMessage(db, actor, body, now()), now()),
  )
  serve(contract.affectedByWithdrawal, ({ db, actor, params }) => affectedByWithdrawal(db, actor, params.id))
  serve(contract.withdrawGroupMessage, async ({ db, actor, params }) =>
    groupMessageView(await withdrawGroupMessage(db, actor, params.id, now()), now()),
  )
}
