import { endDeclaration } from '@oktant/contract/development/competencies.ts'
import { saveGoalSettings } from '@oktant/contract/development/goal-changes.ts'
import { approveGoal, createGoal, listPreviousGoals } from '@oktant/contract/development/goals.ts'
import { createRewardKind } from '@oktant/contract/development/reward-kinds.ts'
import * as contract from '@oktant/contract/development/rewards.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { declaring } from '../../../../test/kit/content/competencies.ts'
import { goalForm } from '../../../../test/scenes/goals.ts'
import { users } from '../../people/people/people.tables.ts'

/** Goals that are to bring a competency, which an assessor confirms, and kinds that are given for goals. */
async function setUp(ruleBudget: number | null) {
  const server = await declaring(['goals.administer'])
  const { admin, call, db, make, itemId, kit } = server
  const { companyId } = admin
  const settings = { hrMustAgree: 'never' as const, hrFromCents: 0, clawbackMonths: 24 }
  await call(saveGoalSettings, { as: admin, body: settings })
  const lead = await make.user({ companyId, permissions: ['goals.decide'] })
  const person = await make.user({
    companyId,
    managerId: lead.id,
    permissions: ['goals.request', 'competencies.declare'],
  })
  await db.update(users).set({ jobRoleId: server.jobRoleId }).where(eq(users.id, person.id))
  await call(createRewardKind, {
    as: admin,
    body: {
      name: { en: 'Learned', de: 'Gelernt' },
      about: { en: '', de: '' },
      points: 30,
      occasion: 'goal',
      ruleBudget,
    },
  })
  const ask = (body: object = {}) =>
    call(createGoal, { as: person, body: { ...goalForm, competencyItemId: itemId, ...body } })
  const approved = async (name: string) => {
    const { goal } = await ask({ name })
    await call(approveGoal, { as: lead, params: { id: goal?.id ?? 0, clawback: 'false' } })
  }
  const confirmed = async () => {
    const { id = 0 } = await server.declare(person)
    await server.take(id)
    await server.confirm(id)
    await kit.outbox.deliver()
    await kit.outbox.deliver()
    return id
  }
  const end = async (id: number) => {
    const body = { comment: 'It was somebody else' }
    await call(endDeclaration, { as: server.assessor, params: { id }, body })
    await kit.outbox.deliver()
    await kit.outbox.deliver()
  }
  const standing = () => call(contract.readRewardStanding, { as: person })
  const mine = async () => (await call(contract.listMyRewards, { as: person })).content
  const achieved = () => call(listPreviousGoals, { as: person })
  return { ...server, companyId, person, ask, approved, confirmed, end, standing, mine, achieved }
}

test('a goal is achieved by a confirmed declaration and rewarded once; a revoked one takes the reward back', async () => {
  const { approved, confirmed, end, standing, mine, achieved } = await setUp(null)
  await approved('Rigging')
  const first = await confirmed()
  expect(await achieved()).toMatchObject([
    {
      name: 'Rigging',
      competency: { name: 'Rope work' },
      proof: { kind: 'declaration', path: `/competencies/declaration/${first}`, isRevoked: false },
    },
  ])
  expect(await mine()).toMatchObject([
    { points: 30, occasion: 'goal', about: { en: 'Rigging' }, giver: null, takenBack: null },
  ])
  await end(first)
  expect(await achieved()).toMatchObject([{ proof: { isRevoked: true } }])
  expect(await standing()).toMatchObject({ points: 0, count: 0 })
  expect(await mine()).toMatchObject([{ takenBack: { by: null, reason: '' } }])
  const second = await confirmed()
  expect(await achieved()).toMatchObject([
    { proof: { isRevoked: false, path: `/competencies/declaration/${second}` } },
  ])
  expect(await standing()).toMatchObject({ points: 30, count: 1 })
  expect(await mine()).toHaveLength(1)
})

test('a rule gives no more points in a period than its kind has, and a competency of nobody makes no goal', async () => {
  const { make, approved, confirmed, standing, ask, call, itemId } = await setUp(50)
  await approved('Rigging')
  await approved('Rigging at night')
  await confirmed()
  expect(await standing()).toMatchObject({ points: 30, count: 1 })
  expect(await ask({ competencyItemId: 0x7f_ff_ff })).toMatchObject({ code: 'goal_invalid' })
  const other = await make.user({ permissions: ['goals.request'] })
  const body = { ...goalForm, competencyItemId: itemId }
  expect(await call(createGoal, { as: other, body })).toMatchObject({ code: 'goal_invalid' })
})
