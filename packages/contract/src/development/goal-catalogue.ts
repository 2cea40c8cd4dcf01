import { Type as t, type Static } from '@sinclair/typebox'
import { Id, listQuery, LocalText, orNull } from '../http/http.ts'
import { mostCents } from '../kit/constants.ts'
import { Currency } from '../kit/money.ts'
import { record } from '../kit/record.ts'
import { GoalOutline } from './goal-shapes.ts'

const Name = (maxLength: number) => t.Object({ en: t.String({ maxLength }), de: t.String({ maxLength }) })
const kept = {
  id: Id,
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  changedAt: t.String(),
}
const refused = { missing: 'record_not_found', invalid: 'record_invalid' } as const

/** A category of the company’s training goals (spec 2 §3: trainingGoalFilter). */
export type GoalCategoryForm = Static<typeof GoalCategoryForm>
export const GoalCategoryForm = t.Object({ name: Name(100) })
export type GoalCategory = Static<typeof GoalCategory>
export const GoalCategory = t.Object({ ...GoalCategoryForm.properties, ...kept, goals: t.Integer() })

const categories = record({
  path: '/admin/goal-categories',
  access: 'goals.administer',
  form: GoalCategoryForm,
  reply: GoalCategory,
  row: GoalCategory,
  query: listQuery({ sort: ['name', 'goals', 'changedAt'], filter: ['name'] }),
  ...refused,
})
export const listGoalCategories = categories.list('Lists the categories of training goals.')
export const createGoalCategory = categories.create('Makes a category of training goals.')
export const readGoalCategory = categories.read('Reads one category of training goals.')
export const updateGoalCategory = categories.update('Words a category of training goals anew.')
export const removeGoalCategory = categories.remove('Removes a category; goals keep it.')
export const restoreGoalCategory = categories.restore('Brings a removed category back.')
export const affectedByGoalCategoryChange = categories.affectedByChange(
  'Says what a change of many categories would touch; nothing changes.',
)
export const changeGoalCategories = categories.change('Removes many categories at once, or brings them back.')

/** Training that others give, as people choose it for a goal. */
export type ExternalTrainingForm = Static<typeof ExternalTrainingForm>
export const ExternalTrainingForm = t.Object({
  name: Name(200),
  goalCategoryId: orNull(Id),
  costCents: orNull(t.Integer({ minimum: 0, maximum: mostCents })),
  outline: GoalOutline,
})
export type ExternalTraining = Static<typeof ExternalTraining>
export const ExternalTraining = t.Object({
  ...ExternalTrainingForm.properties,
  ...kept,
  category: orNull(LocalText),
  currency: Currency,
  /** How many goals are about it. */
  goals: t.Integer(),
})

const trainings = record({
  path: '/admin/external-trainings',
  access: 'goals.administer',
  form: ExternalTrainingForm,
  reply: ExternalTraining,
  row: ExternalTraining,
  query: listQuery({ sort: ['name', 'costCents', 'goals', 'changedAt'], filter: ['name', 'goalCategoryId'] }),
  ...refused,
})
export const listExternalTrainings = trainings.list('Lists the external training that people can choose.')
export const createExternalTraining = trainings.create('Adds external training to the catalogue.')
export const readExternalTraining = trainings.read('Reads one external training.')
export const updateExternalTraining = trainings.update('Changes an external training.')
export const removeExternalTraining = trainings.remove('Removes an external training; goals keep it.')
export const restoreExternalTraining = trainings.restore('Brings a removed external training back.')
export const affectedByExternalTrainingChange = trainings.affectedByChange(
  'Says what a change of many external trainings would touch; nothing changes.',
)
export const changeExternalTrainings = trainings.change(
  'Removes many external trainings at once, or brings them back.',
)
