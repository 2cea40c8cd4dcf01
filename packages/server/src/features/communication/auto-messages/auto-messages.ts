import type { AutoMessageValues } from '@oktant/contract/communication/auto-messages.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { faultsOfTexts } from '../../../mail/templates/template.rules.ts'
import { checkAudience } from '../audiences/audiences.ts'
import { accessAutoMessage } from './auto-messages.access.ts'
import { autoPlaceholders } from './auto-messages.letters.ts'
import { type AutoMessageRow, insertMessage, simulate, updateMessage } from './auto-messages.queries.ts'
import { faultsOfMessage, refuseFaults } from './auto-messages.rules.ts'

export { messageLetter } from './auto-messages.letters.ts'

export { makeStandardMessages, standardMessages } from './standard-messages.ts'

type Doer = { companyId: number; id: number; onBehalfOf?: number | null }

async function check(db: Db, { companyId }: Doer, values: AutoMessageValues) {
  refuseFaults([...faultsOfMessage(values), ...faultsOfTexts(values.texts, autoPlaceholders, false)])
  await checkAudience(db, companyId, values.audience)
}

export async function createAutoMessage(db: Db, actor: Doer, values: AutoMessageValues) {
  await check(db, actor, values)
  const row = await insertMessage(db, { ...values, name: values.name.trim(), companyId: actor.companyId })
  const after = { ...values }
  await audit(db, { by: actor, kind: 'create', object: 'autoMessage', objectId: row.id, after })
  return row
}

export async function saveAutoMessage(db: Db, actor: Doer, id: number, values: AutoMessageValues) {
  const before = await accessAutoMessage(db, actor, id)
  await check(db, actor, values)
  return change(db, actor, before, { ...values, name: values.name.trim() })
}

export async function switchAutoMessage(db: Db, actor: Doer, id: number, isOn: boolean, now: Date) {
  const before = await accessAutoMessage(db, actor, id)
  if (isOn === (before.onSince !== null)) return change(db, actor, before, { onSince: before.onSince })
  return change(db, actor, before, { onSince: isOn ? now : null })
}

async function change(db: Db, actor: Doer, before: AutoMessageRow, values: Partial<AutoMessageRow>) {
  // NOTE: what was changed may be about others, so everybody is looked at anew.
  const after = await updateMessage(db, before, { ...values, lookedAt: null })
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'autoMessage',
    objectId: before.id,
    before: { ...before },
    after: { ...after },
  })
  return after
}

export async function deleteAutoMessage(db: Db, actor: Doer, id: number, now: Date) {
  const row = await accessAutoMessage(db, actor, id)
  await updateMessage(db, row, { removedAt: now, onSince: null })
  const before = { name: row.name }
  await audit(db, { by: actor, kind: 'delete', object: 'autoMessage', objectId: id, before })
  return {}
}

export async function restoreAutoMessage(db: Db, actor: Doer, id: number) {
  const row = await accessAutoMessage(db, actor, id, { removed: true })
  const restored = await updateMessage(db, row, { removedAt: null })
  const after = { name: row.name }
  await audit(db, { by: actor, kind: 'create', object: 'autoMessage', objectId: id, after })
  return restored
}

/** NOTE: shown for people of the last month, as those who come later are not there yet. */
const lookBack = 30 * 86_400_000

/** Who would get a message that is not saved, when, and why: over the rows as they are. */
export async function simulateAutoMessage(
  db: Db,
  actor: Doer,
  values: AutoMessageValues,
  page: Page,
  now: Date,
) {
  await checkAudience(db, actor.companyId, values.audience)
  refuseFaults(faultsOfMessage(values).filter(({ field }) => field === 'field'))
  const since = new Date(now.getTime() - lookBack)
  return simulate(db, { ...values, companyId: actor.companyId }, { since, now }, page)
}
