import { emptyOutline } from '@oktant/contract/events/event-shapes.ts'
import { pdrStatus, goalStatus } from '@oktant/contract/kit/statuses.ts'
import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import * as contract from '@oktant/contract/communication/auto-messages.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeReview } from '../../../../../test/kit/content/reviews.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { autoMessageValues } from '../../../../../test/scenes/auto-messages.ts'
import { goals } from '../../../development/goals/goals.tables.ts'
import { pdrs } from '../../../development/reviews/reviews.tables.ts'
import { pdrSeasons } from '../../../development/seasons/seasons.tables.ts'
import { notifications } from '../../notifications/notifications.tables.ts'
import { runAutoMessages } from '../run-auto-messages.ts'

const day = 86_400_000
type Own = Pick<typeof goals.$inferInsert, 'status' | 'achieveBy'> & { since?: Date }
async function setUp() {
  const server = await testServer()
  const { call, clock, db, kit, make } = server
  const admin = await make.user({ permissions: ['communications.administer'], surname: 'Admin' })
  const { companyId } = admin
  const today = dayIn('Europe/Berlin', clock.now())
  /** Whom a message of a kind would reach now, and about whom. */
  const found = async (own: Partial<contract.AutoMessageValues>) => {
    const { content } = await call(contract.simulateAutoMessage, {
      as: admin,
      body: autoMessageValues(own),
      query: {},
    })
    return content.map(({ name, about }) => (about ? `${name}: ${about}` : name)).toSorted()
  }
  const goal = (userId: number, { since = clock.now(), ...own }: Own) =>
    db.insert(goals).values({
      companyId,
      userId,
      goalType: 'EXTERNAL',
      name: { en: 'First aid', de: 'Erste Hilfe' },
      outline: emptyOutline,
      currency: 'EUR',
      createdAt: clock.now(),
      since,
      ...own,
    })
  const told = async ({ id }: Made) => {
    await runAutoMessages(kit)
    await kit.outbox.deliver()
    const rows = await db.select().from(notifications).where(eq(notifications.userId, id))
    return rows.map(({ title }) => title.en)
  }
  return { ...server, admin, companyId, today, found, goal, told }
}

const leaders: contract.AutoMessageValues['audience'] = { kind: 'everyone', ids: [], reach: 'managers' }

test('a request for training that waits too long is said to its person, and to the leader who has to decide', async () => {
  const { make, clock, companyId, found, goal } = await setUp()
  const lead = await make.user({ companyId, surname: 'Lead' })
  const mia = await make.user({ companyId, managerId: lead.id })
  const long = new Date(clock.now().getTime() - 8 * day)
  await goal(mia.id, { status: goalStatus.requested, since: long })
  expect(await found({ trigger: 'goal.waiting', days: 7 })).toEqual(['Mia Naidoo'])
  expect(await found({ trigger: 'goal.waiting', days: 7, audience: leaders })).toEqual([
    'Mia Lead: Mia Naidoo',
  ])
  expect(await found({ trigger: 'goal.waiting', days: 9 })).toEqual([])
  const bo = await make.user({ companyId, firstName: 'Bo', managerId: lead.id })
  await goal(bo.id, { status: goalStatus.withHr, since: long })
  await goal(bo.id, { status: goalStatus.approved, since: long })
  expect(await found({ trigger: 'goal.waiting', days: 7 })).toEqual(['Bo Naidoo', 'Mia Naidoo'])
  expect(await found({ trigger: 'goal.waiting', days: 7, audience: leaders })).toEqual([
    'Mia Lead: Mia Naidoo',
  ])
})

test('an approved goal is said to come near and to be overdue, with its name and day; no other is', async () => {
  const { call, make, admin, companyId, today, found, goal, told } = await setUp()
  const soon = await make.user({ companyId, firstName: 'Soon' })
  const late = await make.user({ companyId, firstName: 'Late' })
  await goal(soon.id, { status: goalStatus.approved, achieveBy: daysAfter(today, 5) })
  await goal(soon.id, { status: goalStatus.requested, achieveBy: daysAfter(today, 5) })
  await goal(late.id, { status: goalStatus.approved, achieveBy: daysAfter(today, -1) })
  await goal(late.id, { status: goalStatus.achieved, achieveBy: daysAfter(today, -1) })
  expect(await found({ trigger: 'goal.due', days: 7 })).toEqual(['Soon Naidoo'])
  expect(await found({ trigger: 'goal.due', days: 3 })).toEqual([])
  expect(await found({ trigger: 'goal.overdue', days: 7 })).toEqual(['Late Naidoo'])
  const text = { subject: 'Soon: {goalName}', body: 'By {dueDate}.', action: '' }
  const body = autoMessageValues({ trigger: 'goal.due', days: 7, texts: { en: text, de: text } })
  const { id } = await call(contract.createAutoMessage, { as: admin, body })
  await call(contract.switchAutoMessage, { as: admin, params: { id }, body: { isOn: true } })
  expect(await told(soon)).toEqual(['Soon: First aid'])
  expect(await told(soon)).toHaveLength(1)
})

test('an overdue review is said to whoever it waits for, and to the manager who leads it', async () => {
  const server = await setUp()
  const { call, db, make, today } = server
  const { id, person, manager } = await makeReview(server, {
    phases: [
      { phase: 'person', deadline: daysAfter(today, 10) },
      { phase: 'manager', deadline: daysAfter(today, 20) },
    ],
  })
  const admin = await make.user({ companyId: person.companyId, permissions: ['communications.administer'] })
  const found = async (reach: 'themselves' | 'managers', days = 7) => {
    const body = autoMessageValues({ trigger: 'review.overdue', days, audience: { ...leaders, reach } })
    const { content } = await call(contract.simulateAutoMessage, { as: admin, body, query: {} })
    return content.map((one) => one.id)
  }
  const becomes = (own: Partial<typeof pdrs.$inferInsert>) => db.update(pdrs).set(own).where(eq(pdrs.id, id))
  await becomes({ deadline: daysAfter(today, 1) })
  expect(await found('themselves')).toEqual([])
  await becomes({ deadline: daysAfter(today, -1) })
  expect(await found('themselves')).toEqual([person.id])
  expect(await found('managers')).toEqual([manager.id])
  await becomes({ status: pdrStatus.withManager, deadline: null })
  expect(await found('managers')).toEqual([])
  const late = [{ phase: 'manager' as const, deadline: daysAfter(today, -2) }]
  await db.update(pdrSeasons).set({ phases: late }).where(eq(pdrSeasons.companyId, person.companyId))
  expect(await found('themselves')).toEqual([])
  expect(await found('managers')).toEqual([manager.id])
  await becomes({ status: pdrStatus.completed })
  expect(await found('managers')).toEqual([])
})
