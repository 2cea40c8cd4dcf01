import * as contract from '@oktant/contract/learning/components/component-files.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { accessUpload } from './component-files.access.ts'
import { uploadComponentFile } from './component-files.ts'
import { uploadView } from './component-files.view.ts'
import { addComponentUploadPart, beginComponentUpload, cancelComponentUpload } from './uploads-in-pieces.ts'
import { finishComponentUpload } from './finish-upload.ts'

export function componentFileRoutes(serve: Serve, kit: Kit) {
  serve(contract.uploadComponentFile, ({ actor, transact, upload }) =>
    uploadComponentFile({ kit, actor, transact }, upload),
  )
  serve(contract.beginComponentUpload, async ({ db, actor, body }) =>
    uploadView(await beginComponentUpload(db, actor, body, kit.now())),
  )
  serve(contract.readComponentUpload, async ({ db, actor, params }) =>
    uploadView(await accessUpload(db, actor, params.id, kit.now())),
  )
  serve(contract.addComponentUploadPart, ({ db, actor, transact, params, upload }) =>
    addComponentUploadPart({ db, kit, actor, transact }, params, upload),
  )
  serve(contract.finishComponentUpload, ({ db, actor, transact, params }) =>
    finishComponentUpload({ db, kit, actor, transact }, params.id),
  )
  serve(contract.cancelComponentUpload, ({ db, actor, params }) =>
    cancelComponentUpload(db, kit, actor, params.id),
  )
}
