import * as contract from '@oktant/contract/communication/mails.ts'
import * as changes from '@oktant/contract/communication/suppressed-address-changes.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { shownHtml } from '../../../mail/templates/letter-logos.ts'
import { listAttachments } from '../../../mail/mail.queries.ts'
import { accessMail } from './mails.access.ts'
import { listMails } from './mails.queries.ts'
import { resendMail } from './mails.ts'
import { receiveBounce } from './receive-bounce.ts'
import { mailItemView, mailView, suppressedView } from './mails.view.ts'
import { listSuppressedAddresses } from './suppressed.queries.ts'
import {
  affectedByAddressChange,
  changeSuppressedAddresses,
  releaseAddress,
  suppressAddress,
} from './suppressed.ts'

export function mailRoutes(serve: Serve, kit: Kit) {
  serve(contract.listMails, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await listMails(db, actor, page)
    return pagedReply(page, rows.map(mailItemView), total)
  })
  serve(contract.readMail, async ({ db, actor, params }) => {
    const mail = await accessMail(db, actor, params.id)
    const html = await shownHtml(db, mail)
    const files = await listAttachments(db, [params.id])
    return mailView({ actor, files, letters: kit.letters }, { ...mail, html })
  })
  serve(contract.resendMail, async ({ db, actor, params }) =>
    mailItemView(await resendMail(db, actor, params.id)),
  )
  serve(contract.listSuppressedAddresses, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await listSuppressedAddresses(db, actor.companyId, page)
    return pagedReply(page, rows.map(suppressedView), total)
  })
  serve(contract.releaseAddress, ({ db, actor, params }) => releaseAddress(db, actor, params.id, kit.now()))
  serve(contract.suppressAddress, async ({ db, actor, params }) =>
    suppressedView(await suppressAddress(db, actor, params.id)),
  )
  serve(changes.affectedByAddressChange, ({ db, actor, body }) => affectedByAddressChange(db, actor, body))
  serve(changes.changeSuppressedAddresses, ({ db, actor, body }) =>
    changeSuppressedAddresses(db, actor, body, kit.now()),
  )
  serve(contract.receiveBounce, ({ db, params, body, transact }) =>
    receiveBounce(db, kit, { door: params.door, letter: body.letter, transact }),
  )
}
