import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { accountAgentsOf } from '../../record-store/record-store.ts'
import { abandonOld, listCompaniesOfOld, listSpeakersOf } from './abandoned.queries.ts'
import { launchSeconds } from './launched.rules.ts'
import { lastedOf } from './lasted.rules.ts'
import { sayOwn } from './settle-units.ts'
import { abandonedStatement } from './unit-statements.ts'

/** NOTE: longer than any token, so that nobody who still speaks is cut off. */
const openSeconds = launchSeconds.token + launchSeconds.afterEnd

/** Ends launches that were left open, and says so of those of cmi5; the next launch would do the same, if one came. */
export async function abandonOldLaunches(kit: Kit) {
  const before = new Date(kit.now().getTime() - openSeconds * 1000)
  for (const companyId of await listCompaniesOfOld(kit.engine.db, before))
    await kit.engine.db.transaction((tx) => abandonIn(tx, kit, { companyId, before }))
}

async function abandonIn(db: Db, kit: Kit, of: { companyId: number; before: Date }) {
  const { companyId } = of
  const ended = await abandonOld(db, of, kit.now())
  const speakers = await listSpeakersOf(db, {
    companyId,
    ids: ended.map(({ id }) => id),
  })
  const agents = await accountAgentsOf(db, kit, { companyId, userIds: speakers.map(({ userId }) => userId) })
  const statements = speakers.flatMap(({ session, userId, registration, componentId }) => {
    const actor = agents.get(userId)
    if (!actor) return []
    const { publicUrl } = kit.config
    const speaking = {
      actor,
      registration,
      session: session.session,
      publicUrl,
      componentId,
      now: kit.now(),
    }
    return [abandonedStatement(speaking, session.item, lastedOf(session))]
  })
  if (statements.length > 0) await sayOwn(db, kit, { companyId, statements })
}
