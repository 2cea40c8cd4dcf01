import type {
  RewardBudgetForm,
  RewardKind,
  RewardKindForm,
  RewardOccasion,
} from '@oktant/contract/development/reward-kinds.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { trimmed } from '../../../records/names.rules.ts'
import { recordChanges } from '../../../records/record-changes.ts'
import { recordDeeds } from '../../../records/record-deeds.ts'
import { findBudget, type KindRecord, kindStore, listKinds, writeBudget } from './reward-kinds.queries.ts'

const kind = {
  store: kindStore,
  object: 'rewardKind',
  missing: 'record_not_found',
  invalid: 'record_invalid',
  tidied: ({ name, about, points, occasion, ruleBudget }: RewardKindForm): RewardKindForm => ({
    name: trimmed(name),
    about: trimmed(about),
    points,
    occasion,
    // NOTE: people give within budgets of their own.
    ruleBudget: occasion === 'byHand' ? null : ruleBudget,
  }),
} as const
export const rewardKinds = { ...kindStore, ...recordDeeds(kind), ...recordChanges(kind) }
export const createRewardKind = rewardKinds.create

export function rewardKindView({
  id,
  name,
  about,
  points,
  occasion,
  ruleBudget,
  ...row
}: KindRecord): RewardKind {
  return {
    id,
    name,
    about,
    points,
    occasion,
    ruleBudget,
    revision: row.changes,
    changedAt: row.changedAt.toISOString(),
  }
}

/** The kinds that are given on an occasion. */
export const listRewardKindsFor = (
  db: Db,
  reader: { companyId: number; language: Language },
  occasion: RewardOccasion,
) => listKinds(db, reader, occasion)

/** A kind that can be given by hand; nothing where it was removed, or is given by a rule. */
export async function findRewardKind(db: Db, companyId: number, id: number) {
  const row = await kindStore.find(db, { companyId, id })
  return row && !row.removedAt && row.occasion === 'byHand' ? row : undefined
}

/** NOTE: without a word of the company’s there is no bound. */
const unbounded = { points: null, period: 'month', changes: 0 } as const

export async function readRewardBudget(db: Db, companyId: number) {
  const { points, period, changes } = (await findBudget(db, companyId)) ?? unbounded
  return { points, period, revision: changes }
}

export async function updateRewardBudget(
  db: Db,
  actor: Actor,
  { points, period, revision }: RewardBudgetForm & { revision: number },
) {
  const before = await readRewardBudget(db, actor.companyId)
  if (!(await writeBudget(db, actor.companyId, { points, period }, revision))) throw fail('content_changed')
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'rewardBudget',
    objectId: actor.companyId,
    before: { points: before.points, period: before.period, revision },
    after: { points, period, revision: revision + 1 },
  })
  return readRewardBudget(db, actor.companyId)
}
