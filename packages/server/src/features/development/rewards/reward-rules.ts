import type { LocalText } from '@oktant/contract/http/http.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { companyDay } from '../../organisation/companies/companies.ts'
import { listRewardKindsFor, readRewardBudget } from '../reward-kinds/reward-kinds.ts'
import {
  findCertificate,
  findGoal,
  holdRules,
  insertRewards,
  listOfGoal,
  listRewarded,
  spentByRules,
  writeOfGoal,
} from './rewards.queries.ts'
import { fits, periodOf } from './rewards.rules.ts'
import { tellGiven, tellTakenBack } from './rewards.ts'
import { rewardWords } from './rewards.words.ts'

type Kinds = Awaited<ReturnType<typeof listRewardKindsFor>>
type GivenByRule = { companyId: number; userId: number; about: LocalText; now: Date }
type Cause = { occasion: 'certificate'; certificateId: number } | { occasion: 'goal'; goalId: number }

/** Those of the kinds whose points of the period still hold another reward. NOTE: of one company one after the other. */
async function affordable(db: Db, companyId: number, kinds: Kinds, today: string) {
  if (kinds.every(({ ruleBudget }) => ruleBudget === null)) return kinds
  await holdRules(db, companyId)
  const { period } = await readRewardBudget(db, companyId)
  const ids = kinds.map(({ id }) => id)
  const spent = await spentByRules(db, companyId, ids, periodOf(today, period))
  return kinds.filter(({ id, points, ruleBudget: budget }) =>
    fits({ budget, spent: spent.get(id) ?? 0, points }),
  )
}

/** Gives what a rule gives, each kind once for its cause, however often it is heard. */
async function giveByRule(
  db: Db,
  kinds: Kinds,
  { companyId, userId, about, now }: GivenByRule,
  cause: Cause,
) {
  const givenOn = await companyDay(db, companyId, now)
  const some = await affordable(db, companyId, kinds, givenOn)
  if (!some.length) return
  const stamp = { companyId, userId, reason: '', about, givenAt: now, givenOn }
  const made = await insertRewards(
    db,
    some.map(({ id: kindId, points }) => ({ ...stamp, ...cause, kindId, points })),
  )
  for (const { id, kindId, points } of made) {
    const name = some.find((kind) => kind.id === kindId)?.name ?? about
    await audit(db, {
      by: { companyId, id: null },
      kind: 'create',
      object: 'reward',
      objectId: id,
      after: { userId, name, points, [cause.occasion === 'goal' ? 'about' : 'course']: about },
    })
    await tellGiven(db, { companyId, userId, name, points, reason: about })
  }
}

type Issued = { companyId: number; certificateId: number; now: Date }

/** Gives what the company gives for a certificate. */
export async function rewardCertificate(db: Db, { companyId, certificateId, now }: Issued) {
  const kinds = await listRewardKindsFor(db, { companyId, language: 'en' }, 'certificate')
  const certificate = kinds.length ? await findCertificate(db, { companyId, id: certificateId }) : undefined
  if (!certificate) return
  const { userId, course: about } = certificate
  await giveByRule(db, kinds, { companyId, userId, about, now }, { occasion: 'certificate', certificateId })
}

/** The same for many. NOTE: hardly any company gives something for them, which one question for all of them tells. */
export async function rewardCertificates(db: Db, issued: readonly Omit<Issued, 'now'>[], now: Date) {
  for (const { companyId, certificateId } of await listRewarded(db, issued))
    await rewardCertificate(db, { companyId, certificateId, now })
}

type Followed = { companyId: number; goalId: number; now: Date }

/** Gives what the company gives for a goal that stands achieved, and takes it back once its proof was revoked. */
export async function followGoal(db: Db, { companyId, goalId, now }: Followed) {
  const goal = await findGoal(db, { companyId, id: goalId })
  if (!goal) return
  const { userId, name: about, isAchieved } = goal
  const had = await listOfGoal(db, { companyId, goalId })
  if (!isAchieved)
    return turn(
      db,
      had.filter(({ isStanding }) => isStanding),
      { companyId, about, at: now },
    )
  await turn(
    db,
    had.filter(({ isLost }) => isLost),
    { companyId, about, at: null },
  )
  const all = await listRewardKindsFor(db, { companyId, language: 'en' }, 'goal')
  const kinds = all.filter(({ id }) => had.every(({ kindId }) => kindId !== id))
  await giveByRule(db, kinds, { companyId, userId, about, now }, { occasion: 'goal', goalId })
}

type Had = Awaited<ReturnType<typeof listOfGoal>>
type Turned = { companyId: number; about: LocalText; at: Date | null }

const revoked = rewardWords.notices.takenBack.proofRevoked

/** Takes rewards of a goal back, or gives them back once it is proven again. */
async function turn(db: Db, some: Had, { companyId, about, at }: Turned) {
  if (!some.length) return
  await writeOfGoal(
    db,
    companyId,
    some.map(({ id }) => id),
    at,
  )
  for (const { id, userId, kindName: name, points } of some) {
    await audit(db, {
      by: { companyId, id: null },
      kind: 'update',
      object: 'reward',
      objectId: id,
      before: { takenBack: at === null },
      after: { takenBack: at !== null },
    })
    if (at) await tellTakenBack(db, { companyId, userId, name, reason: revoked })
    else await tellGiven(db, { companyId, userId, name, points, reason: about })
  }
}
