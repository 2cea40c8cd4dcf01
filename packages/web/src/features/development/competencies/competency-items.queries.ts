import * as contract from '@oktant/contract/development/competency-items.ts'
import { recordQueries } from '../../../lib/records/record-queries.ts'

export const {
  list: competencyItems,
  one: competencyItem,
  changed: competencyItemsChanged,
  create: createCompetencyItem,
  save: saveCompetencyItem,
  remove: removeCompetencyItem,
  restore: restoreCompetencyItem,
} = recordQueries(
  ['competencyItems'],
  {
    list: contract.listCompetencyItems,
    create: contract.createCompetencyItem,
    read: contract.readCompetencyItem,
    update: contract.updateCompetencyItem,
    remove: contract.removeCompetencyItem,
    restore: contract.restoreCompetencyItem,
  },
  ['seasons'],
)
