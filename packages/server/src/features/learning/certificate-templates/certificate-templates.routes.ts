import * as changes from '@oktant/contract/learning/certificates/certificate-template-changes.ts'
import * as contract from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { affectedByTemplateChange, changeTemplates } from './bulk.ts'
import { findTemplates } from './certificate-templates.queries.ts'
import {
  addPicture,
  affectedByTemplateRemoval,
  createTemplate,
  duplicateTemplate,
  listTemplateOptions,
  makeDefaultTemplate,
  previewTemplate,
  readTemplate,
  removeTemplate,
  restoreTemplate,
  updateTemplate,
} from './certificate-templates.ts'
import { templateRow } from './certificate-templates.view.ts'

export function certificateTemplateRoutes(serve: Serve, kit: Kit) {
  serve(contract.listCertificateTemplates, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findTemplates(db, actor.companyId, page)
    return pagedReply(page, rows.map(templateRow), total)
  })
  serve(changes.affectedByCertificateTemplateChange, ({ db, actor, body }) =>
    affectedByTemplateChange(db, actor, body),
  )
  serve(changes.changeCertificateTemplates, ({ db, actor, body }) =>
    changeTemplates(db, actor, body, { now: kit.now() }),
  )
  serve(contract.createCertificateTemplate, ({ db, actor, body }) => createTemplate(db, kit, actor, body))
  serve(contract.readCertificateTemplate, ({ db, actor, params }) => readTemplate(db, kit, actor, params.id))
  serve(contract.updateCertificateTemplate, ({ db, actor, params, body }) =>
    updateTemplate(db, kit, actor, params.id, body),
  )
  serve(contract.duplicateCertificateTemplate, ({ db, actor, params }) =>
    duplicateTemplate(db, kit, actor, params.id),
  )
  serve(contract.makeDefaultCertificateTemplate, ({ db, actor, params }) =>
    makeDefaultTemplate(db, kit, actor, params.id),
  )
  serve(contract.readCertificateTemplateAffected, ({ db, actor, params }) =>
    affectedByTemplateRemoval(db, actor, params.id),
  )
  serve(contract.removeCertificateTemplate, ({ db, actor, params }) =>
    removeTemplate(db, kit, actor, params.id),
  )
  serve(contract.restoreCertificateTemplate, ({ db, actor, params }) =>
    restoreTemplate(db, kit, actor, params.id),
  )
  serve(contract.previewCertificate, ({ db, actor, body }) => previewTemplate(db, kit, actor, body))
  serve(contract.addCertificatePicture, ({ actor, upload, transact }) =>
    addPicture(kit, actor, { upload, transact }),
  )
  serve(contract.listCertificateTemplateOptions, ({ db, actor }) => listTemplateOptions(db, actor))
}
