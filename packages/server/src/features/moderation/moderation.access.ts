import { componentCategory } from '@oktant/contract/constants.ts'
import type { Permission } from '@oktant/contract/permissions.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import { findMarking, type MarkingRow } from './moderation.queries.ts'
import type { Tab } from './queue.queries.ts'

export const tabOf = (categoryId: number): Tab =>
  categoryId === componentCategory.competencyEvaluation ? 'competency' : 'freeText'

/** What marking takes: essays and free texts are one kind of work, competencies another. */
export const permissionOf: Record<Tab, Permission> = {
  freeText: 'freeText.mark',
  competency: 'competencies.assess',
}

type Whose = { user: { id: number }; evaluation: { categoryId: number } }
export const may = {
  /** Nobody marks what they wrote themselves. */
  mark: (actor: Actor, { user, evaluation }: Whose) =>
    user.id !== actor.id && actor.permissions.has(permissionOf[tabOf(evaluation.categoryId)]),
}

/** The only way to the marking of an attempt; one that is not one’s to mark answers like a missing one. */
export async function accessMarking(db: Db, actor: Actor, componentLogId: number): Promise<MarkingRow> {
  const row = await findMarking(db, actor.companyId, componentLogId)
  if (!row || !may.mark(actor, row)) throw fail('attempt_not_found')
  return row
}
