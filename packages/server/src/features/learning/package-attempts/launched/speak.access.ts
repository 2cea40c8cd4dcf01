import { randomBytes, randomUUID } from 'node:crypto'
import { hashOfToken } from '../../../../access/token-secrets.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { checkStatements, identifierOf, type JsonObject } from '../../record-store/record-store.ts'
import type { Signer } from '../commit/signed-claims.ts'
import { keepStatements } from './keep-statements.ts'
import { findLaunched, giveToken, type Launched, notePreferencesRead } from './sessions.queries.ts'
import { learnerAgent } from './settle-units.ts'
import { contextTemplate } from './unit-statements.ts'
import { activityOf, categories, type VerbName, verbs } from './unit-words.ts'

/** What a unit says of itself: the verb, what came of it, and how many seconds after its launch. */
export type UnitSaid = { verb: VerbName; result?: JsonObject; after: number }

/** Speaks as the unit of cmi5 that was launched at an address, in its learner’s name. */
export async function speakAsLaunched(db: Db, kit: Signer, address: string, said: readonly UnitSaid[]) {
  const launched = await enter(db, kit, address)
  const { session, kind, userId, registration, componentId } = launched
  await notePreferencesRead(db, session, kit.now())
  const { companyId } = session
  const { publicUrl } = kit.config
  const actor = await learnerAgent(db, kit, kind, { companyId, userId })
  const template = contextTemplate(session.session, session.item)
  const statements = said.map(({ verb, result, after }) => ({
    id: randomUUID(),
    actor,
    verb: { id: verbs[verb], display: { 'en-US': verb } },
    object: { objectType: 'Activity', id: activityOf({ publicUrl, componentId }, session.item) },
    ...(result && { result }),
    context: {
      ...template,
      registration,
      contextActivities: { ...template.contextActivities, category: categoriesOf(result) },
    },
    timestamp: new Date(session.launchedAt.getTime() + after * 1000).toISOString(),
  }))
  const agent = { objectType: 'Agent', account: { homePage: publicUrl, name: session.session } }
  const version = '1.0.3'
  const sent = {
    version,
    statements: checkStatements(statements, version),
    attachments: new Map(),
    now: kit.now(),
  } as const
  const speaker = { launched, actor, agents: [identifierOf(actor) ?? ''] }
  const authority = { companyId, credentialId: null, agent, defines: false }
  await keepStatements(db, kit, speaker, { authority, sent })
}

const categoriesOf = (result: JsonObject | undefined) => {
  const isJudged = result?.success !== undefined || result?.completion !== undefined
  return [{ id: categories.cmi5 }, ...(isJudged ? [{ id: categories.moveOn }] : [])]
}

async function enter(db: Db, kit: Signer, address: string): Promise<Launched> {
  const fetch = new URL(address).searchParams.get('fetch') ?? ''
  const fetchHash = hashOfToken(fetch.slice(fetch.lastIndexOf('/') + 1))
  const tokenHash = hashOfToken(randomBytes(32).toString('base64url'))
  await giveToken(db, fetchHash, { tokenHash, since: new Date(0), now: kit.now() })
  const launched = await findLaunched(db, tokenHash)
  if (!launched) throw new Error('Nothing was launched at this address.')
  return launched
}
