import { readFileBySignature } from '@oktant/contract/organisation/shell.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { readSigned } from './files.ts'

export function fileRoutes(serve: Serve, kit: Kit) {
  serve(readFileBySignature, ({ db, params, about }) => readSigned(db, kit, params.signature, about))
}
