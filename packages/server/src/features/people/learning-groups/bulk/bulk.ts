import type { LearningGroupChange } from '@oktant/contract/people/learning-group-changes.ts'
import type { Affected } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import { auditRemovals } from '../../../../audit/removals.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { ofChoice, someNamed } from '../../../../http/affected.ts'
import { removable, sortChosen } from '../../../../http/chosen.ts'
import { announceAll } from '../../../../outbox/announce.ts'
import { findTouched, holdChosen, listLearningGroupNames, writeMany } from './bulk.queries.ts'
import { settleStays } from '../stays/stays.ts'

/** The chosen learning groups, and which of them can be changed. */
async function meant(db: Db, { companyId }: Actor, { action, chosen }: LearningGroupChange) {
  return sortChosen(chosen, {
    hold: (which) => holdChosen(db, companyId, which),
    missing: 'learning_group_not_found',
    changeable: removable(action, () => listLearningGroupNames(db, companyId)),
  })
}

export async function affectedByLearningGroupChange(
  db: Db,
  actor: Actor,
  change: LearningGroupChange,
): Promise<Affected> {
  const choice = await meant(db, actor, change)
  const ids = choice.rows.map(({ id }) => id)
  const { people, courses } = await findTouched(db, actor.companyId, ids)
  return [
    ...ofChoice(choice, ({ name }) => textIn(name, actor.language)),
    { what: 'members', count: people, examples: [] },
    { what: 'courses', count: courses[0]?.count ?? 0, examples: someNamed(courses, actor.language) },
  ]
}

/** Removes many learning groups at once, or brings them back with whoever belongs to them by now. */
export async function changeLearningGroups(
  db: Db,
  actor: Actor,
  change: LearningGroupChange,
  { now }: { now: Date },
): Promise<{ changed: number[]; skipped: number }> {
  const { rows, left } = await meant(db, actor, change)
  const { companyId } = actor
  const changed = rows.map(({ id }) => id)
  const isBack = change.action === 'restore'
  if (changed.length > 0) await writeMany(db, companyId, changed, isBack ? null : now)
  if (isBack && changed.length > 0) {
    await settleStays(db, { companyId, now })
    const payloads = changed.map((groupId) => ({ companyId, groupId }))
    await announceAll(db, 'learningGroup.changed', payloads, { companyId })
  }
  await auditRemovals(db, actor, rows, { object: 'learningGroup', isBack })
  return { changed, skipped: left.length }
}
