import { Type as t, type Static } from '@sinclair/typebox'
import { Id, listQuery } from '../http/http.ts'
import { record } from '../kit/record.ts'

const text = (most: number) =>
  t.Object({ en: t.String({ maxLength: most }), de: t.String({ maxLength: most }) })

/** A behavioural competency of the company’s library. */
export type CompetencyItemForm = Static<typeof CompetencyItemForm>
export const CompetencyItemForm = t.Object({
  name: text(100),
  tip: text(500),
  itemProperties: t.Array(text(300), { maxItems: 20 }),
})

export type CompetencyItem = Static<typeof CompetencyItem>
export const CompetencyItem = t.Object({
  ...CompetencyItemForm.properties,
  id: Id,
  revision: t.Integer(),
  changedAt: t.String(),
})

const items = record({
  path: '/admin/competency-item',
  access: 'reviews.administer',
  form: CompetencyItemForm,
  reply: CompetencyItem,
  row: CompetencyItem,
  query: listQuery({ sort: ['name', 'changedAt'], filter: ['name'] }),
  missing: 'record_not_found',
  invalid: 'record_invalid',
})
export const listCompetencyItems = items.list('Lists the behavioural competencies of the library.')
export const createCompetencyItem = items.create('Adds a behavioural competency to the library.')
export const readCompetencyItem = items.read('Reads one behavioural competency.')
export const updateCompetencyItem = items.update('Words a behavioural competency anew.')
export const removeCompetencyItem = items.remove('Removes a behavioural competency; reviews keep theirs.')
export const restoreCompetencyItem = items.restore('Brings a removed behavioural competency back.')
