import * as exported from '@oktant/contract/kit/exports.ts'
import * as contract from '@oktant/contract/people/imports.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import {
  exportGroupMembers,
  exportImportLines,
  exportCompetencyItems,
  exportJobRoles,
  exportManagers,
  exportUsers,
  sampleOf,
} from './exports/exports.ts'
import { accessImport, accessKind } from './imports.access.ts'
import {
  applyImport,
  checkImport,
  readImportAs,
  removeImport,
  stopImport,
  undoImport,
  uploadImport,
} from './imports.ts'
import { listImports } from './imports.queries.ts'
import { fieldsFor, itemOf, lineOf, recordOf } from './imports.view.ts'
import { kinds, kindsOf } from './kinds/kinds.ts'
import { listLines } from './rows.queries.ts'

export function importRoutes(serve: Serve, kit: Kit) {
  serve(contract.readImportKinds, ({ db, actor }) =>
    Promise.all(
      kindsOf(actor).map(async (kind) => ({
        kind,
        fields: fieldsFor(await kinds[kind].listFields(db, actor.companyId), actor.language),
      })),
    ),
  )
  serve(contract.listImports, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await listImports(db, actor.companyId, kindsOf(actor), page)
    return pagedReply(page, rows.map(itemOf), total)
  })
  serve(contract.readImport, async ({ db, actor, params }) =>
    recordOf(db, actor, await accessImport(db, actor, params.id)),
  )
  serve(contract.uploadImport, ({ params, upload, ...asked }) =>
    uploadImport({ ...asked, kit }, params.kind, upload),
  )
  serve(contract.readImportAs, ({ params, body, ...asked }) =>
    readImportAs({ ...asked, kit }, params.id, body),
  )
  serve(contract.checkImport, ({ params, body, ...asked }) => checkImport({ ...asked, kit }, params.id, body))
  serve(contract.applyImport, ({ params, body, ...asked }) => applyImport({ ...asked, kit }, params.id, body))
  serve(contract.stopImport, ({ params, ...asked }) => stopImport({ ...asked, kit }, params.id))
  serve(contract.undoImport, ({ params, ...asked }) => undoImport({ ...asked, kit }, params.id))
  serve(contract.removeImport, ({ db, actor, params }) => removeImport(db, actor, params.id))
  serve(contract.listImportLines, async ({ db, actor, params, query }) => {
    const page = readPage(query)
    const { task } = await accessImport(db, actor, params.id)
    const fields = await kinds[task.kind].listFields(db, actor.companyId)
    const { rows, total } = await listLines(db, task, page)
    // NOTE: a line of job roles is about nobody.
    const shown = task.kind === 'jobRoles' ? [] : rows.flatMap(({ targetId }) => targetId ?? [])
    kit.views.note(shown, { by: actor, kind: 'import', role: 'imports.run' })
    return pagedReply(
      page,
      rows.map((row) => lineOf(row, fields, actor)),
      total,
    )
  })
  serve(contract.exportImportLines, async ({ db, actor, params, query }) => {
    const { task } = await accessImport(db, actor, params.id)
    return exportImportLines(db, actor, task, query.outcome)
  })
  serve(contract.readImportSample, ({ db, actor, params }) =>
    sampleOf(db, kit, actor, accessKind(actor, params.kind)),
  )
  serve(exported.exportUsers, ({ db, actor, query }) => exportUsers(db, kit, actor, readPage(query)))
  serve(exported.exportManagers, ({ db, actor, query }) => exportManagers(db, kit, actor, readPage(query)))
  serve(exported.exportJobRoles, ({ db, actor }) => exportJobRoles(db, actor))
  serve(exported.exportCompetencyItems, ({ db, actor }) => exportCompetencyItems(db, actor))
  serve(exported.exportGroupMembers, ({ db, actor }) => exportGroupMembers(db, kit, actor))
}
