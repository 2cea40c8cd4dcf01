import * as contract from '@oktant/contract/communication/audiences.ts'
import type { Serve } from '../../../http/serve.ts'
import { findPeople } from './audiences.ts'
import { listChoices } from './audiences.queries.ts'

export function audienceRoutes(serve: Serve) {
  serve(contract.readAudienceChoices, ({ db, actor }) => listChoices(db, actor.companyId))
  serve(contract.searchAudiencePeople, ({ db, actor, query }) => findPeople(db, actor.companyId, query))
}
