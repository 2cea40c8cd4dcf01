import type { CompetencyItem, CompetencyItemForm } from '@oktant/contract/development/competency-items.ts'
import { trimmed } from '../../../records/names.rules.ts'
import { recordDeeds } from '../../../records/record-deeds.ts'
import { type ItemRecord, itemStore } from './competency-items.queries.ts'

export { listItems as listCompetencyItems } from './competency-items.queries.ts'

const kind = {
  store: itemStore,
  object: 'competencyItem',
  missing: 'record_not_found',
  invalid: 'record_invalid',
  tidied: ({ name, tip, itemProperties }: CompetencyItemForm): CompetencyItemForm => ({
    name: trimmed(name),
    tip: trimmed(tip),
    itemProperties: itemProperties.map(trimmed).filter(({ en, de }) => en || de),
  }),
} as const
export const competencyItems = { ...itemStore, ...recordDeeds(kind) }
export const createCompetencyItem = competencyItems.create

export function competencyItemView(row: ItemRecord): CompetencyItem {
  const { id, name, tip, itemProperties, changes: revision, changedAt } = row
  return { id, name, tip, itemProperties, revision, changedAt: changedAt.toISOString() }
}
