import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import * as kinds from '@oktant/contract/development/reward-kinds.ts'
import * as contract from '@oktant/contract/development/rewards.ts'
import { expect, test } from 'vitest'
import { certifying } from '../../../../test/kit/content/certificates.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { rewardCertificate } from './reward-rules.ts'

const help = {
  name: { en: 'Helpful', de: 'Hilfsbereit' },
  about: { en: 'Stood in for others', de: 'Ist eingesprungen' },
  points: 40,
  occasion: 'byHand' as const,
  ruleBudget: null,
}

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const hr = await make.user({ permissions: ['reviews.administer'], firstName: 'Hanna', surname: 'Roth' })
  const { companyId } = hr
  const manager = await make.user({ companyId, permissions: ['reviews.lead'] })
  const person = await make.user({ companyId, managerId: manager.id })
  const kind = await call(kinds.createRewardKind, { as: hr, body: help })
  const give = (as: Made, values: object = {}) =>
    call(contract.giveReward, {
      as,
      body: { userId: person.id, kindId: kind.id, reason: 'Night shift', ...values },
    })
  const bound = async (points: number | null, period: kinds.RewardPeriod = 'month') => {
    const { revision } = await call(contract.readRewardBudget, { as: hr })
    return call(contract.updateRewardBudget, { as: hr, body: { points, period, revision } })
  }
  const standing = (as: Made) => call(contract.readRewardStanding, { as })
  return { ...server, hr, companyId, manager, person, kind, give, bound, standing }
}

test('a manager rewards their people with a reason, who are told and see it', async () => {
  const { call, manager, person, give, standing } = await setUp()
  expect(await give(manager, { reason: ' Night shift ' })).toMatchObject({
    points: 40,
    reason: 'Night shift',
    giver: { id: manager.id },
    can: { takeBack: true },
  })
  expect(await standing(person)).toEqual({ points: 40, count: 1, giving: null })
  expect(await call(contract.listMyRewards, { as: person })).toMatchObject({
    content: [{ kind: { name: help.name }, can: { takeBack: false } }],
  })
  expect(await call(contract.listGivenRewards, { as: manager })).toMatchObject({ totalElements: 1 })
  expect(await call(latestNotifications, { as: person })).toMatchObject([
    { title: 'A reward: Helpful', messageBody: 'Night shift (40 points)', link: '/rewards' },
  ])
})

test('of a single point one is told in the singular', async () => {
  const { call, hr, person, give } = await setUp()
  const name = { en: 'Kind', de: 'Nett' }
  const { id } = await call(kinds.createRewardKind, { as: hr, body: { ...help, name, points: 1 } })
  await give(hr, { kindId: id })
  expect(await call(latestNotifications, { as: person })).toMatchObject([
    { messageBody: 'Night shift (1 point)' },
  ])
})

test('who may reward whom: nobody themselves, managers their people, HR everybody', async () => {
  const { make, companyId, hr, manager, person, give } = await setUp()
  const stranger = await make.user({ companyId, permissions: ['reviews.lead'] })
  const missing = { status: 404, code: 'user_not_found' }
  expect(await give(stranger)).toMatchObject(missing)
  expect(await give(person)).toMatchObject(missing)
  expect(await give(manager, { userId: manager.id })).toMatchObject(missing)
  expect(await give(hr, { userId: hr.id })).toMatchObject(missing)
  expect(await give(hr, { userId: stranger.id })).toMatchObject({ user: { id: stranger.id } })
})

test('a reward needs a reason and a kind that is given by hand', async () => {
  const { call, hr, manager, kind, give } = await setUp()
  expect(await give(manager, { reason: ' ' })).toMatchObject({ status: 422, code: 'reward_reason_required' })
  const byRule = { ...help, name: { en: 'Learned', de: 'Gelernt' }, occasion: 'certificate' as const }
  const { id } = await call(kinds.createRewardKind, { as: hr, body: byRule })
  expect(await give(manager, { kindId: id })).toMatchObject({ status: 422, code: 'reward_kind_unknown' })
  await call(kinds.removeRewardKind, { as: hr, params: { id: kind.id } })
  expect(await give(manager)).toMatchObject({ code: 'reward_kind_unknown' })
})

test('nobody gives more than the budget of the period, however many at once; what is taken back is theirs again', async () => {
  const { call, manager, person, give, bound, standing } = await setUp()
  expect(await bound(100)).toMatchObject({ points: 100, period: 'month', revision: 1 })
  const answers = await Promise.all([1, 2, 3, 4].map(() => give(manager)))
  expect(answers.filter(({ code }) => code === 'reward_budget_spent')).toHaveLength(2)
  expect(await standing(manager)).toMatchObject({ giving: { budget: 100, spent: 80, toAll: false } })
  expect(await standing(person)).toMatchObject({ points: 80 })
  const id = answers.find((one) => one.id)?.id ?? 0
  const back = (as: Made, reason = 'By mistake') =>
    call(contract.takeRewardBack, { as, params: { id }, body: { reason } })
  expect(await back(manager, '')).toMatchObject({ code: 'reward_reason_required' })
  expect(await back(person)).toMatchObject({ status: 404, code: 'reward_not_found' })
  expect(await back(manager)).toMatchObject({ takenBack: { reason: 'By mistake', by: { id: manager.id } } })
  expect(await back(manager)).toMatchObject({ status: 409, code: 'reward_taken_back' })
  expect(await standing(person)).toMatchObject({ points: 40, count: 1 })
  expect(await give(manager)).toMatchObject({ points: 40 })
})

test('HR sees every reward, finds them by name and state, and takes any back', async () => {
  const { call, hr, manager, person, give } = await setUp()
  const { id } = await give(manager)
  const list = async (field: string, value: string) =>
    (
      await call(contract.listRewards, {
        as: hr,
        query: { _filterFields: [field], _filterValues: [value] },
      })
    ).totalElements
  expect([await list('user.name', 'naid'), await list('user.name', 'Roth')]).toEqual([1, 0])
  expect(await call(contract.listRewards, { as: manager })).toMatchObject({ code: 'not_permitted' })
  await call(contract.takeRewardBack, { as: hr, params: { id }, body: { reason: 'Wrong person' } })
  expect([await list('state', 'takenBack'), await list('state', 'standing')]).toEqual([1, 0])
  expect(await call(contract.listMyRewards, { as: person })).toMatchObject({
    content: [{ takenBack: { reason: 'Wrong person', by: { name: 'Hanna Roth' } } }],
  })
})

test('a budget that somebody has set meanwhile is not overwritten', async () => {
  const { call, hr, bound } = await setUp()
  await bound(100)
  const body = { points: 5, period: 'year' as const, revision: 0 }
  expect(await call(contract.updateRewardBudget, { as: hr, body })).toMatchObject({ code: 'content_changed' })
  expect(await bound(null, 'year')).toMatchObject({ points: null, period: 'year', revision: 2 })
})

test('a kind for certificates is given by itself, once for each certificate, and counts against nobody', async () => {
  const { call, db, kit, make, author, learner, pass } = await certifying()
  const { companyId } = author
  const hr = await make.user({ companyId, permissions: ['reviews.administer'] })
  const byRule = { ...help, points: 7, occasion: 'certificate' as const, ruleBudget: null }
  await call(kinds.createRewardKind, { as: hr, body: byRule })
  const { certificate } = await pass(learner)
  await kit.outbox.deliver()
  await rewardCertificate(db, { companyId, certificateId: certificate.id, now: new Date() })
  const standing = () => call(contract.readRewardStanding, { as: learner })
  expect(await standing()).toMatchObject({ points: 7, count: 1 })
  const mine = await call(contract.listMyRewards, { as: learner })
  expect(mine.content).toMatchObject([
    { giver: null, occasion: 'certificate', about: { en: expect.stringContaining('Ölwehr') }, reason: '' },
  ])
  const params = { id: mine.content[0]?.id ?? 0 }
  await call(contract.takeRewardBack, { as: hr, params, body: { reason: 'Issued by mistake' } })
  expect(await standing()).toMatchObject({ points: 0 })
})
