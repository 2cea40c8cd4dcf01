import * as contract from '@oktant/contract/people/deputies.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import * as deputies from './deputies.ts'

export function deputyRoutes(serve: Serve, { now }: Kit) {
  const at = () => ({ now: now() })
  serve(contract.listOwnDeputies, ({ db, actor }) => deputies.listOwnDeputies(db, actor, at()))
  serve(contract.listDeputies, ({ db, actor, query }) =>
    deputies.listDeputies(db, actor, readPage(query), at()),
  )
  serve(contract.nameDeputy, ({ db, actor, body }) => deputies.nameDeputy(db, actor, body, at()))
  serve(contract.endDeputy, ({ db, actor, params }) => deputies.endDeputy(db, actor, params.id, at()))
}
