import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { notificationTypes } from '@oktant/contract/communication/notification-types.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findMarking, type MarkingRow } from './marking.queries.ts'
import type { Tab } from './queue/queue.queries.ts'

export const tabOf = (categoryId: number): Tab =>
  categoryId === componentCategory.competencyEvaluation ? 'competency' : 'freeText'

// NOTE: of those who are told that something waits, so that whoever marks also finds that kind among their settings.
type Marks = (typeof notificationTypes)['marking.waiting']['onlyTo'][number]
/** What marking takes: essays and free texts are one kind of work, competencies another. */
export const permissionOf: Record<Tab, Marks> = {
  freeText: 'freeText.mark',
  competency: 'competencies.assess',
}

type MarkedAttempt = { user: { id: number }; evaluation: { categoryId: number } }
export const may = {
  /** Nobody marks what they wrote themselves. */
  mark: (actor: Actor, { user, evaluation }: MarkedAttempt) =>
    user.id !== actor.id && actor.permissions.has(permissionOf[tabOf(evaluation.categoryId)]),
}

/** The only way to the marking of an attempt; one that is not one’s to mark answers like a missing one. */
export async function accessMarking(db: Db, actor: Actor, componentLogId: number): Promise<MarkingRow> {
  const row = await findMarking(db, actor.companyId, componentLogId)
  if (!row || !may.mark(actor, row)) throw fail('attempt_not_found')
  return row
}
