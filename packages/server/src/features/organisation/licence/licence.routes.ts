import * as contract from '@oktant/contract/organisation/licence.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { readLicence } from './licence.ts'

export function licenceRoutes(serve: Serve, kit: Kit) {
  serve(contract.readLicence, ({ db, actor }) => readLicence(db, kit, actor))
}
