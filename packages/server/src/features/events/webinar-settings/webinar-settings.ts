import type { WebinarSettings, WebinarSettingsForm } from '@oktant/contract/events/webinar-settings.ts'
import type { Actor } from '../../../access/actor.ts'
import { seal, unseal } from '../../../access/sealed.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { findSettings, type SettingsRow, writeSettings } from './webinar-settings.queries.ts'
import { firstSettings, offeredProviders, readSettings } from './webinar-settings.rules.ts'

export { isTeamsLink } from './webinar-settings.rules.ts'

type Needs = Pick<Kit, 'config' | 'now'>
const sealedBy = ({ config }: Pick<Kit, 'config'>) => ({ secret: config.secret, purpose: 'webinar tokens' })

/** How a company holds its webinars, with the key of its tokens still sealed. */
export async function findWebinarSettings(db: Db, companyId: number): Promise<SettingsRow> {
  const row = await findSettings(db, companyId)
  if (!row) return firstSettings
  const { companyId: _c, changedAt: _a, ...settings } = row
  return settings
}

const view = ({ tokenKey, ...settings }: SettingsRow): WebinarSettings => ({
  ...settings,
  hasTokenKey: tokenKey !== null,
})

export const readWebinarSettings = async (db: Db, { companyId }: Actor) =>
  view(await findWebinarSettings(db, companyId))

export async function saveWebinarSettings(db: Db, kit: Needs, actor: Actor, sent: WebinarSettingsForm) {
  const values = readSettings(sent)
  const before = await findWebinarSettings(db, actor.companyId)
  const after = { ...values, tokenKey: keyAfter(kit, sent.tokenKey, before.tokenKey) }
  await writeSettings(db, actor.companyId, after, kit.now())
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'webinarSettings',
    objectId: actor.companyId,
    before: view(before),
    after: view(after),
  })
  return view(after)
}

const keyAfter = (kit: Needs, sent: string | null, kept: string | null) =>
  sent === null ? kept : sent === '' ? null : seal(sealedBy(kit), sent)

/** The key that tokens are signed with; sealed with another secret it is as if there were none. */
export function openTokenKey(kit: Pick<Kit, 'config'>, sealed: string | null) {
  try {
    return sealed === null ? null : unseal(sealedBy(kit), sealed)
  } catch {
    return null
  }
}

/** Which ways to meet one's company offers. */
export const listProviders = async (db: Db, companyId: number) =>
  offeredProviders(await findWebinarSettings(db, companyId))

export async function readTeamsIntegration(db: Db, { companyId }: Actor) {
  const providers = await listProviders(db, companyId)
  return { enabled: providers.includes('teams'), providers }
}
