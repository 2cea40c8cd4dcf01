import { randomBytes, randomUUID } from 'node:crypto'
import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { hashOfToken } from '../../../../access/token-secrets.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Signer } from '../commit/signed-claims.ts'
import { contentAddress, findPackage } from '../../packages/packages.ts'
import {
  identifierOf,
  type JsonObject,
  provideDocument,
  writeDocument,
} from '../../record-store/record-store.ts'
import { holdAttempt, type ListedAttempt } from '../package-attempts.queries.ts'
import type { Played } from '../../played-packages/played-packages.ts'
import { lastedOf } from './lasted.rules.ts'
import { launchedRoot, tokenOf } from './launched.rules.ts'
import { abandonOpen, findComponentOf, insertSession, type SessionRow } from './sessions.queries.ts'
import { learnerAgent, sayOwn, settleUnit, type LearnerKey } from './settle-units.ts'
import {
  abandonedStatement,
  launchData,
  launchedStatement,
  preferencesOf,
  satisfiedStatements,
  type Speaking,
} from './unit-statements.ts'
import { chooseUnit, newlySatisfied } from './units.rules.ts'
import { activityOf, launchDataName, preferencesName } from './unit-words.ts'

type Launching = {
  whose: LearnerKey
  attempt: ListedAttempt['attempt']
  played: Played
  /** The item that was asked for. */
  item: string | undefined
  language: Language
  isKept: boolean
  hasBegun: boolean
}

/** Opens a unit that speaks in statements: the address of its launch, once all is written that it reads there. */
export async function launchUnit(db: Db, kit: Signer, launching: Launching): Promise<string | null> {
  const { attempt, played, whose, isKept } = launching
  const unit = chooseUnit(played.items, attempt.values, launching.item)
  if (!unit) throw fail('container_child_invalid')
  const { companyId, componentLogId, revisionId, registration } = attempt
  const at = { companyId, revisionId, attempt: String(componentLogId) }
  const address = await addressOfUnit(db, kit, at, unit)
  if (!address) return null
  const now = kit.now()
  const componentId = await findComponentOf(db, { companyId, revisionId })
  const actor = await learnerAgent(db, kit, played.kind, whose)
  const speakingOf = (session: string): Speaking => ({
    actor,
    registration,
    session,
    publicUrl: kit.config.publicUrl,
    componentId,
    now,
  })
  const abandoned = await abandonOpen(db, attempt, now)
  const secret = randomBytes(32).toString('base64url')
  const isOfCmi5 = played.kind === 'cmi5'
  const session = await insertSession(db, {
    companyId,
    componentLogId,
    session: randomUUID(),
    item: unit.id,
    mode: isKept ? 'Normal' : 'Review',
    fetchHash: hashOfToken(secret),
    // NOTE: content of plain xAPI fetches no token: it is given one with its address.
    ...(!isOfCmi5 && { tokenHash: hashOfToken(secret), fetchedAt: now }),
    launchedAt: now,
  })
  const speaking = speakingOf(session.session)
  const activityId = activityOf(speaking, unit.id)
  if (isOfCmi5) {
    await provideForUnit(
      db,
      kit,
      { companyId, actor, activityId, registration },
      { unit, session, launching },
    )
    await sayOwn(db, kit, {
      companyId,
      statements: [
        ...abandoned.map((one) => abandonedStatement(speakingOf(one.session), one.item, lastedOf(one))),
        ...(await satisfiedAtFirst(db, launching, speakingOf(randomUUID()), unit.id)),
        launchedStatement(speaking, { unit, mode: session.mode, address }),
      ],
    })
  }
  const named: Record<string, string> = isOfCmi5
    ? { fetch: `${kit.config.publicUrl}${launchedRoot}/fetch/${secret}`, activityId }
    : { auth: `Basic ${tokenOf(session.session, secret)}`, activity_id: unit.id }
  return withParameters(address, {
    endpoint: `${kit.config.publicUrl}${launchedRoot}/`,
    actor: JSON.stringify(actor),
    registration,
    ...named,
  })
}

type Standing = { companyId: number; revisionId: number; attempt: string }

/** Where a unit begins, inside its package or elsewhere; null while its files are not there. */
export async function addressOfUnit(
  db: Db,
  kit: Signer,
  { companyId, revisionId, attempt }: Standing,
  { launch }: Pick<PackageItem, 'launch'>,
) {
  if (launch === null) return null
  if (URL.canParse(launch)) return new URL(launch).href
  const found = await findPackage(db, { companyId, revisionId })
  if (!found) return null
  const { contentId } = found
  return new URL(launch, contentAddress(kit, { companyId, contentId, attempt })).href
}

/** NOTE: an address elsewhere may have parameters and a part of its own. */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>) {
  const [, before = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(address) ?? []
  const said = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${before}${before.includes('?') ? '&' : '?'}${said.join('&')}${anchor}`
}

type Reading = { companyId: number; actor: JsonObject; activityId: string; registration: string }
type Opened = { unit: PackageItem; session: SessionRow; launching: Launching }

/** What a unit reads before anything else (cmi5 10 and 11). */
async function provideForUnit(
  db: Db,
  kit: Signer,
  { companyId, actor, activityId, registration }: Reading,
  { unit, session, launching: { language } }: Opened,
) {
  const agent = identifierOf(actor) ?? ''
  const sent = (value: unknown) => ({
    contentType: 'application/json',
    content: Buffer.from(JSON.stringify(value)),
    now: kit.now(),
  })
  const state = { companyId, kind: 'state', activityId, agent, registration } as const
  await writeDocument(db, state, launchDataName, sent(launchData(unit, session)))
  const profile = { companyId, kind: 'agentProfile', activityId: '', agent } as const
  await provideDocument(db, profile, preferencesName, sent(preferencesOf(language)))
}

/** What is met as soon as somebody begins (cmi5 9.6.1). */
async function satisfiedAtFirst(
  db: Db,
  { attempt, played, hasBegun }: Launching,
  speaking: Speaking,
  by: string,
): Promise<JsonObject[]> {
  if (!hasBegun || newlySatisfied(played.items, attempt.values).length === 0) return []
  const held = await holdAttempt(db, attempt.companyId, attempt.componentLogId)
  if (!held) return []
  const { satisfied } = await settleUnit(db, { held, played }, { item: by, said: {} }, speaking.now)
  return satisfiedStatements(speaking, satisfied, by)
}
