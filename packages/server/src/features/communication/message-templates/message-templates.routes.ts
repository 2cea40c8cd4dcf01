import * as contract from '@oktant/contract/communication/templates.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { accessTemplate, type Found } from './message-templates.access.ts'
import {
  findNewestTexts,
  listNewestTexts,
  listTemplateRows,
  listVersions,
} from './message-templates.queries.ts'
import {
  createMessageTemplate,
  deleteMessageTemplate,
  restoreMessageTemplate,
  saveMessageTemplate,
  testMessageTemplate,
} from './message-templates.ts'
import { shownHtml } from '../../../mail/templates/letter-logos.ts'
import { listLooks } from '../../../mail/mail.queries.ts'
import {
  pageOfItems,
  previewView,
  templateItems,
  templateView,
  versionView,
} from './message-templates.view.ts'

const whole = async (db: Db, found: Found) =>
  templateView(found, found.row ? await findNewestTexts(db, found.row) : [])

export function messageTemplateRoutes(serve: Serve, kit: Kit) {
  const { letters } = kit
  serve(contract.listMessageTemplates, async ({ db, actor, query }) => {
    const page = readPage(query)
    const [rows, newest] = await Promise.all([
      listTemplateRows(db, actor.companyId),
      listNewestTexts(db, actor.companyId),
    ])
    const items = pageOfItems(templateItems(letters, rows, newest), page, actor.language)
    return pagedReply(page, items.rows, items.total)
  })
  serve(contract.readMessageTemplate, async ({ db, actor, params }) =>
    whole(db, await accessTemplate(db, actor, letters, params.key)),
  )
  serve(contract.createMessageTemplate, async ({ db, actor, body }) =>
    whole(db, await createMessageTemplate(db, actor, body)),
  )
  serve(contract.saveMessageTemplate, async ({ db, actor, params, body }) =>
    whole(db, await saveMessageTemplate(db, kit, actor, params.key, body)),
  )
  serve(contract.deleteMessageTemplate, ({ db, actor, params }) =>
    deleteMessageTemplate(db, kit, actor, params.key),
  )
  serve(contract.restoreMessageTemplate, async ({ db, actor, params }) =>
    whole(db, await restoreMessageTemplate(db, kit, actor, params.key)),
  )
  serve(contract.previewMessageTemplate, async ({ db, actor, params, body }) => {
    const { definition } = await accessTemplate(db, actor, letters, params.key)
    const look = (await listLooks(db, [actor])).get(actor.companyId)
    const shown = previewView(kit.config, definition, body.texts, look)
    const [en, de] = await Promise.all(
      [shown.en, shown.de].map(({ html }) => shownHtml(db, { companyId: actor.companyId, html })),
    )
    return { en: { ...shown.en, html: en ?? '' }, de: { ...shown.de, html: de ?? '' } }
  })
  serve(contract.testMessageTemplate, ({ db, actor, params, body }) =>
    testMessageTemplate(db, kit, actor, params.key, body),
  )
  serve(contract.listTemplateVersions, async ({ db, actor, params }) => {
    const { row } = await accessTemplate(db, actor, letters, params.key)
    return row ? (await listVersions(db, row)).map(versionView) : []
  })
}
