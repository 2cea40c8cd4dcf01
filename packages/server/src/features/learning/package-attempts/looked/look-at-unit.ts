import { randomUUID } from 'node:crypto'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { agentOfAccount } from '../../record-store/record-store.ts'
import { addressOfUnit, withParameters } from '../launched/launch-unit.ts'
import { tokenOf } from '../launched/launched.rules.ts'
import { findComponentOf } from '../launched/sessions.queries.ts'
import { chooseUnit } from '../launched/units.rules.ts'
import { activityOf } from '../launched/unit-words.ts'
import type { Played } from '../../played-packages/played-packages.ts'
import { makeLookToken } from './look-tokens.ts'
import { lookedRoot } from './looked.rules.ts'

type OfRevision = { companyId: number; revisionId: number }
type Looking = { played: Played; attempt: string; language: Language; item: string | undefined }

/** Opens a unit that speaks in statements for somebody who only looks: all that it says is answered, and none of it kept. */
export async function lookAtUnit(
  db: Db,
  kit: Kit,
  of: OfRevision,
  { played, attempt, language, item }: Looking,
) {
  const unit = chooseUnit(played.items, {}, item) ?? chooseUnit(played.items, {}, undefined)
  const address = unit && (await addressOfUnit(db, kit, { ...of, attempt }, unit))
  if (!address) return null
  const { publicUrl } = kit.config
  const isOfCmi5 = played.kind === 'cmi5'
  const componentId = await findComponentOf(db, of)
  const activityId = isOfCmi5 ? activityOf({ publicUrl, componentId }, unit.id) : unit.id
  const session = randomUUID()
  const registration = randomUUID()
  const token = makeLookToken(kit, { ...of, item: unit.id, activityId, session, registration, language })
  const named: Record<string, string> = isOfCmi5
    ? { fetch: `${publicUrl}${lookedRoot}/fetch/${token}`, activityId }
    : { auth: `Basic ${tokenOf(session, token)}`, activity_id: activityId }
  return withParameters(address, {
    endpoint: `${publicUrl}${lookedRoot}/`,
    // NOTE: of whoever looks their content learns nothing.
    actor: JSON.stringify(agentOfAccount(publicUrl, session)),
    registration,
    ...named,
  })
}
