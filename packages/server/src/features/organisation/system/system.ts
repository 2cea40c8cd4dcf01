import { defaultSystemSettings, type SystemSettings } from '@oktant/contract/organisation/system.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { setSupportEmail } from '../companies/companies.ts'
import { findSettings, writeSettings } from './system.queries.ts'

/** A company's properties: what it has set, and the product's own where it has not. */
export async function readSystemSettings(db: Db, companyId: number): Promise<SystemSettings> {
  const row = await findSettings(db, companyId)
  const settings = { ...defaultSystemSettings, ...row?.settings }
  return {
    ...settings,
    retention: { ...defaultSystemSettings.retention, ...row?.settings?.retention },
    supportEmail: row?.supportEmail ?? '',
  }
}

export async function saveSystemSettings(db: Db, actor: Actor, sent: SystemSettings) {
  const before = await readSystemSettings(db, actor.companyId)
  const { supportEmail, ...settings } = sent
  await writeSettings(db, actor.companyId, settings)
  await setSupportEmail(db, actor.companyId, supportEmail)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'setting',
    objectId: actor.companyId,
    before,
    after: sent,
  })
  await notify(db, { about: 'company', companyId: actor.companyId })
  return readSystemSettings(db, actor.companyId)
}
