import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { fail } from '../../../../http/fail.ts'
import { countTry } from '../../../../http/guard/limits.ts'
import type { Kit } from '../../../../kit.ts'
import {
  type Admission,
  agentOfAccount,
  type Caller,
  identifierOf,
  type JsonObject,
  makeCallCount,
  openRecordDoor,
  readAuthorization,
  refusedByLaunch,
} from '../../record-store/record-store.ts'
import { type Fetched, openFetchDoor } from '../launched/fetch-door.ts'
import { tokenOf } from '../launched/launched.rules.ts'
import { launchData, preferencesOf } from '../launched/unit-statements.ts'
import { launchDataName, preferencesName } from '../launched/unit-words.ts'
import { findPlayed } from '../../played-packages/played-packages.ts'
import { type Look, readLookToken } from './look-tokens.ts'
import { lookedRoot } from './looked.rules.ts'

/** The record store as content sees it that somebody only looks at: it answers everything, and keeps nothing. */
export function lookedDoor(app: FastifyInstance, kit: Kit) {
  openRecordDoor(app, kit, { root: lookedRoot, admission: makeLookedAdmission(kit) })
  openFetchDoor(app, kit, {
    root: lookedRoot,
    answer: (token, address) => giveTokenOf(kit, token, address),
  })
}

/** NOTE: it may be asked for again, as nobody writes down that it was given. */
async function giveTokenOf(kit: Kit, token: string, address: string): Promise<Fetched> {
  const look = readLookToken(kit, token)
  if (look) return { 'auth-token': tokenOf(look.session, token) }
  await countTry(kit.engine.db, 'recordStore', { address }, kit.now())
  return { 'error-code': '2', 'error-text': 'This launch is not known' }
}

function makeLookedAdmission(kit: Kit): Admission {
  const count = makeCallCount(kit)
  return async ({ headers }, address) => {
    const given = readAuthorization(headers.authorization)
    const look = given && readLookToken(kit, given.secret)
    if (!look || (given.key !== null && given.key !== look.session)) {
      await countTry(kit.engine.db, 'recordStore', { address }, kit.now())
      throw fail('record_credential_refused')
    }
    count(shareOf(look))
    return callerOf(kit, look)
  }
}

/** NOTE: so many counts and no more, however often visitors look. */
const shareOf = ({ session }: Look) => parseInt(session.slice(0, 3), 16)

function callerOf(kit: Kit, look: Look): Caller {
  const { companyId, session, registration, activityId } = look
  return {
    id: null,
    companyId,
    name: 'Course content',
    key: session,
    scopes: ['statements/write', 'statements/read', 'state', 'profile'],
    reach: {
      registration,
      agents: [identifierOf(agentOfAccount(kit.config.publicUrl, session)) ?? ''],
      activityId,
      checkChange: (_, name) => {
        if (name === undefined || name === launchDataName) throw refusedByLaunch('stateId', 'not_of_content')
      },
      keep: async (_, __, { statements }) => statements.map(({ id }) => String(id ?? randomUUID())),
      look: ({ kind }, name) => documentFor(kit, look, { kind, name }),
    },
  }
}

/** What a unit reads before anything else; all else it has yet to write. */
async function documentFor(
  kit: Kit,
  { companyId, revisionId, item, session, language }: Look,
  { kind, name }: { kind: string; name: string },
): Promise<JsonObject | null> {
  if (kind === 'agentProfile' && name === preferencesName) return preferencesOf(language)
  if (kind !== 'state' || name !== launchDataName) return null
  const played = await findPlayed(kit.engine.db, { companyId, revisionId })
  const unit = played?.kind === 'cmi5' ? played.items.find(({ id }) => id === item) : undefined
  return unit ? launchData(unit, { session, mode: 'Browse' }) : null
}
