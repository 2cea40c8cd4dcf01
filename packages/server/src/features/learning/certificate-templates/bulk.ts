import type { TemplateChange } from '@oktant/contract/learning/certificates/certificate-template-changes.ts'
import type { Affected } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import { auditRemovals } from '../../../audit/removals.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { ofChoice, someNamed } from '../../../http/affected.ts'
import { sortChosen } from '../../../http/chosen.ts'
import { free } from '../../../http/free-names.rules.ts'
import { listTakenNames } from './certificate-templates.queries.ts'
import { findTouched, holdChosen, writeMany } from './bulk.queries.ts'

/** The chosen templates, and which of them can be changed: the default one stays. */
async function meant(db: Db, { companyId }: Actor, { action, chosen }: TemplateChange) {
  const isBack = action === 'restore'
  return sortChosen(chosen, {
    hold: (which) => holdChosen(db, companyId, which),
    missing: 'certificate_template_not_found',
    async changeable(found) {
      const meantNow = found.filter(({ isRemoved, isDefault }) => isRemoved === isBack && !isDefault)
      if (!isBack) return meantNow
      const standing = await listTakenNames(db, companyId)
      return free(
        meantNow,
        ({ name }) => ({ en: name, de: name }),
        standing.map((name) => ({ en: name, de: name })),
      )
    },
  })
}

export async function affectedByTemplateChange(
  db: Db,
  actor: Actor,
  change: TemplateChange,
): Promise<Affected> {
  const choice = await meant(db, actor, change)
  const ids = choice.rows.map(({ id }) => id)
  const { courses, issued } = await findTouched(db, actor.companyId, ids)
  return [
    ...ofChoice(choice, ({ name }) => name),
    { what: 'courses', count: courses[0]?.count ?? 0, examples: someNamed(courses, actor.language) },
    { what: 'certificates', count: issued, examples: [] },
  ]
}

/** Removes many templates at once, or brings them back; certificates that were issued by them stay as they are. */
export async function changeTemplates(
  db: Db,
  actor: Actor,
  change: TemplateChange,
  { now }: { now: Date },
): Promise<{ changed: number[]; skipped: number }> {
  const { rows, left } = await meant(db, actor, change)
  const changed = rows.map(({ id }) => id)
  const { companyId, id: changedBy } = actor
  const isBack = change.action === 'restore'
  if (changed.length > 0) {
    const stamp = { removedAt: isBack ? null : now, changedBy, changedAt: now }
    await writeMany(db, companyId, changed, stamp)
    await notify(db, { about: 'company', companyId })
  }
  await auditRemovals(db, actor, rows, { object: 'certificateTemplate', isBack })
  return { changed, skipped: left.length }
}
