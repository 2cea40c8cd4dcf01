import * as contract from '@oktant/contract/people/activity.ts'
import { topCount } from '@oktant/contract/kit/constants.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import { listNewest, listOwn } from './activity.queries.ts'
import { activityView } from './activity.view.ts'

export function activityRoutes(serve: Serve) {
  serve(contract.topActivity, async ({ db, actor }) =>
    (await listNewest(db, actor, topCount)).map((row) => activityView(actor.language, row)),
  )
  serve(contract.allActivity, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await listOwn(db, actor, page)
    const views = rows.map((row) => activityView(actor.language, row))
    return pagedReply(page, views, total)
  })
}
