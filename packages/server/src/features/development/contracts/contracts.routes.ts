import * as contract from '@oktant/contract/development/contracts.ts'
import * as administered from '@oktant/contract/development/season-contracts.ts'
import { readKpaFigures as figuresCall } from '@oktant/contract/development/kpas.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import {
  exportSeasonContracts,
  listSeasonContracts,
  remindOfContracts,
} from './administer/season-contracts.ts'
import { listContracts, readContract, saveContract, signContract } from './contracts.ts'
import { readKpaFigures } from './figures.ts'
import { printContract } from './print-contract.ts'

export function contractRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  serve(contract.listContracts, ({ db, actor, query }) => listContracts(db, actor, readPage(query)))
  serve(contract.readContract, ({ db, actor, params }) => readContract(db, kit, actor, params.id))
  serve(contract.saveContract, async ({ db, actor, params, body }) => {
    await saveContract(db, actor, params.id, body, at())
    return readContract(db, kit, actor, params.id)
  })
  serve(contract.signContract, async ({ db, actor, params, body }) => {
    await signContract(db, actor, params.id, body, at())
    return readContract(db, kit, actor, params.id)
  })
  serve(contract.printContract, ({ db, actor, params, body }) =>
    printContract(db, kit, actor, params.id, body.version),
  )
  serve(administered.listSeasonContracts, ({ db, actor, query }) =>
    listSeasonContracts(db, actor, readPage(query)),
  )
  serve(administered.exportSeasonContracts, ({ db, actor, params, query }) =>
    exportSeasonContracts(db, actor, params.format, readPage(query)),
  )
  serve(administered.remindOfContracts, ({ db, actor, body }) =>
    remindOfContracts(db, actor, body.chosen, at()),
  )
  serve(figuresCall, ({ db, actor, query }) => readKpaFigures(db, actor, query.season))
}
