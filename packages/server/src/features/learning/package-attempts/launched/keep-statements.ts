import { parseDuration } from '@oktant/runtime/time.ts'
import { elementsByItem, itemHasFinished } from '@oktant/runtime/commit/items.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Signer } from '../commit/signed-claims.ts'
import {
  type Authority,
  type JsonObject,
  listUnknown,
  refusedByLaunch,
  type SentStatements,
  storeStatements,
} from '../../record-store/record-store.ts'
import type { Whole } from '../commit/commit.ts'
import { holdAttempt } from '../package-attempts.queries.ts'
import { afterStatement, byMoment, faultInSession, type UnitSession } from './unit-session.ts'
import { type Launched, readSession, type SessionRow, writeSession } from './sessions.queries.ts'
import { sayOwn, settleUnit } from './settle-units.ts'
import { masteryOf, satisfiedStatements } from './unit-statements.ts'
import type { UnitElements } from './units.rules.ts'
import { activityOf } from './unit-words.ts'

export type Speaker = { launched: Launched; actor: JsonObject; agents: readonly string[] }

/** Keeps what launched content says, where its launch allows all of it, and what its unit comes to with it. */
export async function keepStatements(
  db: Db,
  kit: Signer,
  speaker: Speaker,
  { authority, sent }: { authority: Authority; sent: SentStatements },
) {
  const { companyId, componentLogId } = speaker.launched.session
  const held = await holdAttempt(db, companyId, componentLogId)
  if (!held) throw fail('record_credential_refused')
  const { played } = held
  const row = await readSession(db, speaker.launched.session)
  // NOTE: whoever repeats what was kept is answered as before, also after the end.
  const fresh = await listUnknown(db, companyId, sent.statements as readonly JsonObject[])
  const satisfied = fresh.length > 0 ? await hearAll(db, kit, { held, played }, { speaker, row, fresh }) : []
  const ids = await storeStatements(db, authority, sent)
  if (satisfied.length > 0) await sayOwn(db, kit, { companyId, statements: satisfied })
  return ids
}

type Hearing = { speaker: Speaker; row: SessionRow; fresh: readonly JsonObject[] }
type Heard = { session: UnitSession; said: UnitElements; duration: string | null }

/** Answers what the platform has to say of it. */
async function hearAll(
  db: Db,
  kit: Signer,
  whole: Whole,
  { speaker, row, fresh }: Hearing,
): Promise<JsonObject[]> {
  let heard: Heard = { session: sessionOf(kit, whole, speaker, row), said: {}, duration: null }
  for (const statement of [...fresh].sort(byMoment)) {
    const fault = faultInSession(statement, heard.session)
    if (fault) throw refusedByLaunch(fault.field, fault.code)
    const next = afterStatement(statement, heard.session)
    heard = {
      session: next.session,
      said: { ...heard.said, ...next.said },
      duration: next.duration ?? heard.duration,
    }
  }
  const { session, said, duration } = heard
  const now = kit.now()
  await writeSession(db, row, {
    verbs: [...session.verbs],
    initializedAt: dateOf(session.initializedAt),
    saidAt: dateOf(session.saidAt),
    endedAt: session.isOver ? now : row.endedAt,
  })
  if (session.mode !== 'Normal') return []
  return settle(db, kit, whole, { speaker, row, session, said, duration })
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at))

type Settling = Heard & { speaker: Speaker; row: SessionRow }

async function settle(
  db: Db,
  kit: Signer,
  whole: Whole,
  { speaker, row, session, said, duration }: Settling,
) {
  const { launched, actor } = speaker
  const { item } = row
  const hasFinished = { [itemHasFinished]: String(session.isOver) }
  const { satisfied } = await settleUnit(
    db,
    whole,
    {
      item,
      said: { ...said, ...(session.kind === 'cmi5' && hasFinished) },
      time: timeOf(duration) ?? Math.floor((kit.now().getTime() - row.launchedAt.getTime()) / 10),
      hasFinished: session.isOver,
    },
    kit.now(),
  )
  if (session.kind !== 'cmi5' || satisfied.length === 0) return []
  const speaking = {
    actor,
    registration: launched.registration,
    session: row.session,
    publicUrl: kit.config.publicUrl,
    componentId: launched.componentId,
    now: kit.now(),
  }
  return satisfiedStatements(speaking, satisfied, item)
}

/** NOTE: xAPI has as many decimals as somebody likes. */
const timeOf = (duration: string | null) =>
  duration === null ? undefined : parseDuration(duration.replace(/(\.\d{2})\d+S$/, '$1S'))

function sessionOf(kit: Signer, { held, played }: Whole, speaker: Speaker, row: SessionRow): UnitSession {
  const { launched, agents } = speaker
  const unit = played.items.find(({ id }) => id === row.item)
  const activity = activityOf(
    { publicUrl: kit.config.publicUrl, componentId: launched.componentId },
    row.item,
  )
  const isOfCmi5 = played.kind === 'cmi5'
  return {
    kind: isOfCmi5 ? 'cmi5' : 'xapi',
    mode: row.mode,
    session: row.session,
    registration: launched.registration,
    agents,
    activityId: isOfCmi5 ? activity : row.item,
    publisherId: row.item,
    mastery: unit ? masteryOf(unit) : null,
    verbs: row.verbs,
    hasReadPreferences: row.preferencesReadAt !== null,
    initializedAt: row.initializedAt?.getTime() ?? null,
    saidAt: row.saidAt?.getTime() ?? null,
    isOver: row.endedAt !== null,
    unit: elementsByItem(held.attempt.values).get(row.item) ?? {},
  }
}
