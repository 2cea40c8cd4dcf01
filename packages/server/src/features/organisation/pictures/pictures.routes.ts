import * as contract from '@oktant/contract/organisation/pictures.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { uploadPicture } from './pictures.ts'

export function pictureRoutes(serve: Serve, kit: Kit) {
  serve(contract.uploadPicture, ({ actor, upload, transact }) =>
    uploadPicture(kit, actor, { upload, transact }),
  )
}
