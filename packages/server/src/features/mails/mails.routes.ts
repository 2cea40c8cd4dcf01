import * as contract from '@oktant/contract/mail.ts'
import { pagedReply, readPage } from '../../http/paging.ts'
import type { Serve } from '../../http/serve.ts'
import { accessMail } from './mails.access.ts'
import { listMails } from './mails.queries.ts'
import { mailItemView, mailView } from './mails.view.ts'

export function mailRoutes(serve: Serve) {
  serve(contract.listMails, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await listMails(db, actor, page)
    return pagedReply(page, rows.map(mailItemView), total)
  })
  serve(contract.readMail, async ({ db, actor, params }) => mailView(await accessMail(db, actor, params.id)))
}
