import type { ExternalTraining, ExternalTrainingForm } from '@oktant/contract/development/goal-catalogue.ts'
import { currency } from '@oktant/contract/kit/constants.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { trimmed } from '../../../records/names.rules.ts'
import { recordChanges } from '../../../records/record-changes.ts'
import { type Moment, recordDeeds } from '../../../records/record-deeds.ts'
import { hasCategory } from '../goal-categories/goal-categories.ts'
import { type TrainingRecord, trainingStore } from './external-trainings.queries.ts'

export type { TrainingRecord } from './external-trainings.queries.ts'

const kind = {
  store: trainingStore,
  object: 'externalTraining',
  missing: 'record_not_found',
  invalid: 'record_invalid',
  tidied: ({ name, goalCategoryId, costCents, outline }: ExternalTrainingForm): ExternalTrainingForm => ({
    name: trimmed(name),
    goalCategoryId,
    costCents,
    outline,
  }),
} as const
const deeds = { ...trainingStore, ...recordDeeds(kind), ...recordChanges(kind) }

/** A category of one's company; one that was removed meanwhile stays where it is. */
async function checkCategory(
  db: Db,
  { companyId }: Actor,
  { goalCategoryId }: ExternalTrainingForm,
  keptId: number | null,
) {
  if (goalCategoryId === null || goalCategoryId === keptId) return
  if (!(await hasCategory(db, companyId, goalCategoryId))) throw fail('record_not_found')
}

export const externalTrainings = {
  ...deeds,
  async create(db: Db, actor: Actor, sent: ExternalTrainingForm, at: Moment) {
    await checkCategory(db, actor, sent, null)
    return deeds.create(db, actor, sent, at)
  },
  async update(
    db: Db,
    actor: Actor,
    id: number,
    sent: ExternalTrainingForm & { revision: number },
    at: Moment,
  ) {
    const { goalCategoryId } = await deeds.access(db, actor, id)
    await checkCategory(db, actor, sent, goalCategoryId)
    return deeds.update(db, actor, id, sent, at)
  },
}
export const createExternalTraining = externalTrainings.create

export function trainingView({ changes, changedAt, ...row }: TrainingRecord): ExternalTraining {
  const { id, name, goalCategoryId, category, costCents, outline, goals } = row
  const kept = { revision: changes, changedAt: changedAt.toISOString() }
  return { id, name, goalCategoryId, category, costCents, outline, goals, currency: currency.code, ...kept }
}

/** One that can be chosen; nothing where it is not there or was removed. */
export async function findTraining(db: Db, companyId: number, id: number) {
  const row = await trainingStore.find(db, { companyId, id })
  return row && row.removedAt === null ? row : undefined
}

type Searched = { text: string; goalCategoryId?: number | undefined; limit: number }

/** Those that can be chosen, by words and category. */
export async function searchTrainings(db: Db, actor: Actor, { text, goalCategoryId, limit }: Searched) {
  const filters = [
    ...(text ? [{ field: 'name', value: text }] : []),
    ...(goalCategoryId ? [{ field: 'goalCategoryId', value: String(goalCategoryId) }] : []),
  ]
  const page = { number: 0, offset: 0, limit, sort: null, filters, customFields: [] }
  return (await trainingStore.page(db, actor, page)).rows
}
