import * as ofComponents from '@oktant/contract/learning/package-components.ts'
import * as contract from '@oktant/contract/learning/package-imports.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { downloadPackage, readComponentPackage, savePackageSettings } from './component/component-package.ts'
import { listImports } from './imports.queries.ts'
import { accessImport } from './package-imports.access.ts'
import {
  acceptPackageImport,
  cancelPackageImport,
  finishPackageUpload,
  importView,
  uploadPackage,
} from './package-imports.ts'

export function packageRoutes(serve: Serve, kit: Kit) {
  serve(contract.listPackageImports, async ({ db, actor: { companyId, id: createdBy } }) =>
    (await listImports(db, { companyId, createdBy })).map(importView),
  )
  serve(contract.readPackageImport, async ({ db, actor, params }) =>
    importView(await accessImport(db, actor, params.id)),
  )
  serve(contract.uploadPackage, ({ actor, transact, upload }) =>
    uploadPackage({ kit, actor, transact }, upload),
  )
  serve(contract.finishPackageUpload, ({ db, actor, transact, params }) =>
    finishPackageUpload({ db, kit, actor, transact }, params.id),
  )
  serve(contract.acceptPackageImport, ({ actor, transact, params, body }) =>
    acceptPackageImport({ kit, actor, transact }, params.id, body),
  )
  serve(ofComponents.readComponentPackage, ({ db, actor, params }) =>
    readComponentPackage(db, actor, params.id),
  )
  serve(ofComponents.savePackageSettings, ({ db, actor, params, body }) =>
    savePackageSettings(db, kit, actor, { id: params.id, settings: body }),
  )
  serve(ofComponents.downloadPackage, ({ db, actor, params }) => downloadPackage(db, kit, actor, params))
  serve(contract.cancelPackageImport, ({ db, actor, params }) => cancelPackageImport(db, actor, params.id))
}
