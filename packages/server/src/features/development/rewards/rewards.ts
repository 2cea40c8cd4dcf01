import type { RewardStanding } from '@oktant/contract/development/rewards.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import { fail } from '../../../http/fail.ts'
import { counted, filled } from '../../../words/words.rules.ts'
import { makeNotification } from '../../communication/notifications/notifications.ts'
import { companyDay } from '../../organisation/companies/companies.ts'
import { findRewardKind, listRewardKindsFor, readRewardBudget } from '../reward-kinds/reward-kinds.ts'
import { accessGivenReward, accessReceiver, may } from './rewards.access.ts'
import {
  findReward,
  holdGiver,
  insertRewards,
  listTeam,
  pageOfRewards,
  spentOf,
  sumOf,
  type WhoseRewards,
  writeTakenBack,
} from './rewards.queries.ts'
import { checkedReason, fits, periodOf } from './rewards.rules.ts'
import { rewardView } from './rewards.view.ts'
import { rewardWords } from './rewards.words.ts'

const object = 'reward'
const words = rewardWords.notices

async function listOf(db: Db, actor: Actor, whose: WhoseRewards, page: Page) {
  const { rows, total } = await pageOfRewards(db, whose, page)
  return pagedReply(
    page,
    rows.map((row) => rewardView(actor, row)),
    total,
  )
}

export const listMyRewards = (db: Db, actor: Actor, page: Page) =>
  listOf(db, actor, { companyId: actor.companyId, userId: actor.id }, page)

export const listGivenRewards = (db: Db, actor: Actor, page: Page) =>
  listOf(db, actor, { companyId: actor.companyId, giverId: actor.id }, page)

export const listRewards = (db: Db, actor: Actor, page: Page) =>
  listOf(db, actor, { companyId: actor.companyId }, page)

const mayGive = (actor: Actor) => may.giveToAll(actor) || may.giveToTeam(actor)

export async function listRewardChoices(db: Db, actor: Actor) {
  const found = mayGive(actor) ? await listRewardKindsFor(db, actor, 'byHand') : []
  const { language } = actor
  return found.map(({ id, name, about, points }) => ({
    id,
    name: textIn(name, language),
    about: textIn(about, language),
    points,
  }))
}

export const listRewardPeople = async (db: Db, actor: Actor) =>
  may.giveToTeam(actor) ? listTeam(db, actor) : []

/** What somebody may give in the period that a day is in, and what of it is given already. */
async function givingOf(db: Db, { companyId, id }: { companyId: number; id: number }, today: string) {
  const { points: budget, period } = await readRewardBudget(db, companyId)
  const days = periodOf(today, period)
  return { budget, spent: await spentOf(db, { companyId, id }, days), until: days.until }
}

export async function readRewardStanding(db: Db, actor: Actor, now: Date): Promise<RewardStanding> {
  const has = await sumOf(db, actor)
  if (!mayGive(actor)) return { ...has, giving: null }
  const giving = await givingOf(db, actor, await companyDay(db, actor.companyId, now))
  return { ...has, giving: { ...giving, toAll: may.giveToAll(actor) } }
}

type GivenReward = { userId: number; kindId: number; reason: string }

/** Gives somebody a reward with a reason, as far as the giver’s points of the period go. */
export async function giveReward(db: Db, actor: Actor, { userId, kindId, reason }: GivenReward, now: Date) {
  const { companyId } = actor
  await accessReceiver(db, actor, userId)
  const kind = await findRewardKind(db, companyId, kindId)
  if (!kind) throw fail('reward_kind_unknown')
  const said = checkedReason(reason)
  await holdGiver(db, actor)
  const givenOn = await companyDay(db, companyId, now)
  const { budget, spent } = await givingOf(db, actor, givenOn)
  const { points, name } = kind
  if (!fits({ budget, spent, points })) throw fail('reward_budget_spent')
  const about = { companyId, userId, kindId, points, reason: said }
  const [made] = await insertRewards(db, [
    { ...about, occasion: 'byHand', giverId: actor.id, givenAt: now, givenOn },
  ])
  if (!made) throw new Error('nothing was made')
  await audit(db, {
    by: actor,
    kind: 'create',
    object,
    objectId: made.id,
    after: { userId, name, points, reason: said },
  })
  await tellGiven(db, { companyId, userId, name, points, reason: { en: said, de: said } })
  return readReward(db, actor, made.id)
}

async function readReward(db: Db, actor: Actor, id: number) {
  const row = await findReward(db, { companyId: actor.companyId, id })
  if (!row) throw fail('reward_not_found')
  return rewardView(actor, row)
}

type ToldReward = { companyId: number; userId: number; name: LocalText; points: number; reason: LocalText }

export const tellGiven = (db: Db, { companyId, userId, name, points, reason }: ToldReward) =>
  makeNotification(db, {
    companyId,
    userId,
    type: 'reward.given',
    title: filled(words.given.title, { name }),
    body: filled(counted(words.given.body, points), { reason, count: points }),
    link: '/rewards',
  })

/** Takes one back with a reason; it stays readable, and its points are the giver’s again. */
export async function takeRewardBack(
  db: Db,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
  now: Date,
) {
  const row = await accessGivenReward(db, actor, id)
  const said = checkedReason(reason)
  const { companyId } = actor
  const change = { takenBackAt: now, takenBackBy: actor.id, takenBackReason: said }
  if (!(await writeTakenBack(db, { companyId, id }, change))) throw fail('reward_taken_back')
  await audit(db, {
    by: actor,
    kind: 'update',
    object,
    objectId: id,
    before: { takenBack: false },
    after: { takenBack: true, reason: said },
  })
  await tellTakenBack(db, {
    companyId,
    userId: row.userId,
    name: row.kindName,
    reason: { en: said, de: said },
  })
  return readReward(db, actor, id)
}

export const tellTakenBack = (db: Db, { companyId, userId, name, reason }: Omit<ToldReward, 'points'>) =>
  makeNotification(db, {
    companyId,
    userId,
    type: 'reward.given',
    title: filled(words.takenBack.title, { name }),
    body: reason,
    link: '/rewards',
  })
