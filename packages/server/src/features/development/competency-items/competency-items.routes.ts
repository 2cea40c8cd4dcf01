import * as contract from '@oktant/contract/development/competency-items.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { serveRecord } from '../../../records/serve-record.ts'
import { competencyItems, competencyItemView } from './competency-items.ts'

export function competencyItemRoutes(serve: Serve, kit: Kit) {
  const calls = {
    list: contract.listCompetencyItems,
    create: contract.createCompetencyItem,
    read: contract.readCompetencyItem,
    update: contract.updateCompetencyItem,
    remove: contract.removeCompetencyItem,
    restore: contract.restoreCompetencyItem,
  }
  serveRecord(serve, kit, calls, { ...competencyItems, view: competencyItemView, row: competencyItemView })
}
