import * as changes from '@oktant/contract/learning/certificates/certificate-changes.ts'
import * as contract from '@oktant/contract/learning/certificates/certificates.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { accessLed } from './certificates.access.ts'
import { findCertificates } from './certificates.queries.ts'
import {
  affectedByRevocation,
  downloadCertificate,
  readCertificate,
  reissueCertificate,
  revokeCertificate,
  revokeCertificates,
  verifyCertificate,
} from './certificates.ts'
import { listedView } from './certificates.view.ts'
import { listCertificatesOf } from './list-certificates.ts'
import { exportCertificates } from './export-certificates.ts'

export function certificateRoutes(serve: Serve, kit: Kit) {
  serve(contract.listOwnCertificates, ({ db, actor, query }) =>
    listCertificatesOf(db, actor, { userId: actor.id, query, now: kit.now() }),
  )
  serve(contract.listManagedCertificates, async ({ db, actor, params, query }) => {
    const { id } = await accessLed(db, actor, params.userId)
    kit.views.note([id], { by: actor, kind: 'profile', role: 'manager' })
    return listCertificatesOf(db, actor, { userId: id, query, now: kit.now() })
  })
  serve(contract.downloadCertificate, ({ db, actor, params }) =>
    downloadCertificate(db, kit, actor, params.id),
  )
  serve(contract.verifyCertificate, ({ db, params }) => verifyCertificate(db, params.code, kit.now()))

  serve(contract.listCertificates, async ({ db, actor, query }) => {
    const page = readPage(query)
    const now = kit.now()
    const { companyId, language } = actor
    const { rows, total } = await findCertificates(db, { companyId, language, now }, page)
    return pagedReply(
      page,
      rows.map((row) => listedView(row, now)),
      total,
    )
  })
  serve(contract.exportCertificates, ({ db, actor, query }) =>
    exportCertificates(db, kit, actor, readPage(query)),
  )
  serve(contract.readCertificate, ({ db, actor, params }) => readCertificate(db, actor, params.id, kit.now()))
  serve(contract.revokeCertificate, ({ db, actor, params, body }) =>
    revokeCertificate(db, actor, params.id, body, kit.now()),
  )
  serve(changes.affectedByRevocation, ({ db, actor, body }) =>
    affectedByRevocation(db, actor, body, kit.now()),
  )
  serve(changes.revokeCertificates, ({ db, actor, body }) => revokeCertificates(db, actor, body, kit.now()))
  serve(contract.reissueCertificate, ({ db, actor, params, body }) =>
    reissueCertificate(db, actor, params.id, body, kit.now()),
  )
}
