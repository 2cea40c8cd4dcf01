import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { hashOfToken } from '../../../../access/token-secrets.ts'
import { fail } from '../../../../http/fail.ts'
import { countTry } from '../../../../http/guard/limits.ts'
import type { Kit } from '../../../../kit.ts'
import {
  type Admission,
  type Caller,
  identifierOf,
  makeCallCount,
  openRecordDoor,
  type Reach,
  readSecret,
  refusedByLaunch,
} from '../../record-store/record-store.ts'
import { type Fetched, openFetchDoor } from './fetch-door.ts'
import { keepStatements, type Speaker } from './keep-statements.ts'
import { launchedRoot, launchSeconds, tokenOf } from './launched.rules.ts'
import {
  findLaunched,
  giveToken,
  isLaunchKnown,
  type Launched,
  notePreferencesRead,
} from './sessions.queries.ts'
import { learnerAgent } from './settle-units.ts'
import { arePreferences } from './preferences.ts'
import { activityOf, launchDataName, preferencesName } from './unit-words.ts'

/** The record store as content sees it that was launched: with a token of its launch, and of its learner alone. */
export function launchedDoor(app: FastifyInstance, kit: Kit) {
  openRecordDoor(app, kit, { root: launchedRoot, admission: makeLaunchedAdmission(kit) })
  openFetchDoor(app, kit, {
    root: launchedRoot,
    answer: (secret, address) => fetchToken(kit, secret, address),
  })
}

async function fetchToken(kit: Kit, secret: string, address: string): Promise<Fetched> {
  const { db } = kit.engine
  const fetchHash = hashOfToken(secret)
  const token = randomBytes(32).toString('base64url')
  const now = kit.now()
  const since = new Date(now.getTime() - launchSeconds.fetch * 1000)
  const given = await giveToken(db, fetchHash, { tokenHash: hashOfToken(token), since, now })
  if (given) return { 'auth-token': tokenOf(given.session, token) }
  if (await isLaunchKnown(db, fetchHash))
    return { 'error-code': '1', 'error-text': 'The token was given before, or the launch is over' }
  await countTry(db, 'recordStore', { address }, now)
  return { 'error-code': '2', 'error-text': 'This launch is not known' }
}

function makeLaunchedAdmission(kit: Kit): Admission {
  const count = makeCallCount(kit)
  return async ({ headers }, address) => {
    const { db } = kit.engine
    const given = readSecret(headers.authorization)
    const found = given && (await findLaunched(db, given.hash))
    if (!found || (given.key !== null && given.key !== found.session.session) || isPast(kit, found)) {
      if (!found) await countTry(db, 'recordStore', { address }, kit.now())
      throw fail('record_credential_refused')
    }
    count(found.session.id)
    return callerOf(kit, found)
  }
}

/** A token is good for its launch, and a little longer for whoever still writes where they were. */
function isPast({ now }: Kit, { session: { launchedAt, endedAt } }: Launched) {
  const since = (date: Date) => (now().getTime() - date.getTime()) / 1000
  return (
    since(launchedAt) > launchSeconds.token || (endedAt !== null && since(endedAt) > launchSeconds.afterEnd)
  )
}

async function callerOf(kit: Kit, launched: Launched): Promise<Caller> {
  const { session, kind, userId } = launched
  const { companyId } = session
  const actor = await learnerAgent(kit.engine.db, kit, kind, { companyId, userId })
  const agents = [identifierOf(actor) ?? '']
  return {
    id: null,
    companyId,
    name: 'Course content',
    key: session.session,
    scopes: ['statements/write', 'statements/read', 'state', 'profile'],
    reach: reachOf(kit, { launched, actor, agents }),
  }
}

const isOfPreferences = (kind: string, owner: { kind: string }, name: string | undefined) =>
  kind === 'cmi5' && owner.kind === 'agentProfile' && name === preferencesName

function reachOf(kit: Kit, speaker: Speaker): Reach {
  const { launched, agents } = speaker
  const { session, kind, registration, componentId } = launched
  const { publicUrl } = kit.config
  return {
    registration,
    agents,
    activityId: kind === 'cmi5' ? activityOf({ publicUrl, componentId }, session.item) : session.item,
    checkChange: (owner, name, request) => {
      // NOTE: a window that another launch has taken over from would overwrite where that one is.
      if (session.isAbandoned) throw refusedByLaunch('session', 'session_over')
      if (name === undefined || name === launchDataName) throw refusedByLaunch('stateId', 'not_of_content')
      const isSaid = isOfPreferences(kind, owner, name) && request.method !== 'DELETE'
      if (isSaid && !arePreferences(request)) throw refusedByLaunch('body', 'not_preferences')
    },
    noteRead: async (owner, name) => {
      if (!isOfPreferences(kind, owner, name) || session.preferencesReadAt) return
      await notePreferencesRead(kit.engine.db, session, kit.now())
    },
    keep: (tx, authority, sent) => keepStatements(tx, kit, speaker, { authority, sent }),
  }
}
