import * as contract from '@oktant/contract/communication/connections.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import {
  addConnection,
  allSuggestions,
  listConnections,
  removeConnection,
  topSuggestions,
} from './connections.ts'

export function connectionRoutes(serve: Serve, kit: Kit) {
  serve(contract.listConnections, ({ db, actor, query }) => listConnections(db, kit, actor, readPage(query)))
  serve(contract.addConnection, ({ db, actor, params }) => addConnection(db, kit, actor, params.userId))
  serve(contract.removeConnection, ({ db, actor, params }) => removeConnection(db, kit, actor, params.userId))
  serve(contract.topSuggestions, ({ db, actor }) => topSuggestions(db, kit, actor))
  serve(contract.allSuggestions, ({ db, actor, query }) => allSuggestions(db, kit, actor, readPage(query)))
}
