import type { ThemeChange } from '@oktant/contract/folder-theme-changes.ts'
import type { Affected } from '@oktant/contract/http.ts'
import type { Actor } from '../../access/actor.ts'
import { auditRemovals } from '../../audit/removals.ts'
import type { Db } from '../../db/db.ts'
import { notify } from '../../db/notify.ts'
import { touched } from '../../http/affected.ts'
import { removable, sortChosen } from '../../http/chosen.ts'
import { holdChosenThemes, listThemedByMany, listThemeNames, writeManyThemes } from './bulk-themes.queries.ts'

/** The chosen themes, and which of them can be changed. */
async function meant(db: Db, { companyId }: Actor, { action, chosen }: ThemeChange) {
  return sortChosen(chosen, {
    hold: (which) => holdChosenThemes(db, companyId, which),
    missing: 'theme_not_found',
    changeable: removable(action, () => listThemeNames(db, companyId)),
  })
}

export async function affectedByThemeChange(db: Db, actor: Actor, change: ThemeChange): Promise<Affected> {
  const { rows, left } = await meant(db, actor, change)
  const ids = rows.map(({ id }) => id)
  const folders = ids.length ? await listThemedByMany(db, actor.companyId, ids) : []
  const { language } = actor
  return [
    ...touched('changed', rows, { language }),
    ...touched('skipped', left, { language }),
    ...touched('folders', folders, { language, count: folders[0]?.count ?? 0 }),
  ]
}

/** Removes many themes at once, or brings them back; folders keep theirs meanwhile. */
export async function changeThemes(db: Db, actor: Actor, change: ThemeChange, { now }: { now: Date }) {
  const { rows, left } = await meant(db, actor, change)
  const changed = rows.map(({ id }) => id)
  const isBack = change.action === 'restore'
  const { companyId } = actor
  if (changed.length > 0) {
    await writeManyThemes(db, companyId, changed, { removedAt: isBack ? null : now, changedAt: now })
    await notify(db, { about: 'catalogue', companyId })
  }
  await auditRemovals(db, actor, rows, { object: 'folderTheme', isBack })
  return { changed, skipped: left.length }
}
