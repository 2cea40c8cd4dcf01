import { remindOfReview } from '@oktant/contract/development/reviews/review-progress.ts'
import {
  holdReviewMeeting,
  listReviewHistory,
  listTeamReviews,
  readReview,
  submitReview,
} from '@oktant/contract/development/reviews/reviews.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import { nameDeputy } from '@oktant/contract/people/deputies.ts'
import { expect, test } from 'vitest'
import { fillAsPerson, makeReview, types } from '../../../../test/kit/content/reviews.ts'
import { testServer } from '../../../../test/kit/server.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

test('whoever stands in for a manager leads their reviews while they do, and the history names both', async () => {
  const server = await testServer()
  const made = await makeReview(server)
  const { call, make } = server
  const { person, manager, id } = made
  const params = { id }
  const colleague = await make.user({ companyId: person.companyId, permissions: ['reviews.lead'] })
  await fillAsPerson(server, person, id)
  await call(submitReview, { as: person, params })
  expect(await call(readReview, { as: colleague, params })).toMatchObject({ code: 'review_not_found' })
  const body = {
    userId: null,
    deputyId: colleague.id,
    fromDay: day(-1),
    untilDay: day(9),
    kinds: ['reviews' as const],
  }
  await call(nameDeputy, { as: manager, body })
  expect(await call(readReview, { as: colleague, params })).toMatchObject({
    side: 'manager',
    can: { submit: true },
  })
  expect((await call(listTeamReviews, { as: colleague })).content.map((one) => one.id)).toEqual([id])
  expect((await call(readHome, { as: colleague })).toDo).toMatchObject([{ about: 'reviews' }])
  const [one] = (await call(readReview, { as: colleague, params })).currentObjectives
  await types(server, manager, id, { [`objective.${one?.id}.managerText`]: 'From the manager' })
  expect(await call(readReview, { as: colleague, params })).toMatchObject({
    currentObjectives: [{ managerText: 'From the manager' }, {}, {}],
    notes: '',
  })
  await types(server, colleague, id, { [`objective.${one?.id}.managerText`]: 'From the deputy' })
  expect(await call(readReview, { as: manager, params })).toMatchObject({
    currentObjectives: [{ managerText: 'From the manager' }, {}, {}],
  })
  expect(await call(submitReview, { as: colleague, params })).toMatchObject({ status: 2 })
  // NOTE: what counts is what was handed in, also for whoever had typed something else before.
  const handedIn = { currentObjectives: [{ managerText: 'From the deputy' }, {}, {}] }
  expect(await call(readReview, { as: manager, params })).toMatchObject(handedIn)
  expect(await call(holdReviewMeeting, { as: manager, params, body: { day: day(0) } })).toMatchObject({
    status: 3,
  })
  const { content } = await call(listReviewHistory, { as: person, params })
  expect(content.slice(0, 2)).toMatchObject([
    { by: { id: manager.id }, standsInFor: null },
    { by: { id: colleague.id }, standsInFor: 'Thomas Brandt' },
  ])
})

test('whoever stands in is told of what waits, until their span is over', async () => {
  const server = await testServer()
  const { call, make, engine, kit } = server
  const { person, manager, hr, id } = await makeReview(server)
  const params = { id }
  const colleague = await make.user({ companyId: person.companyId, permissions: ['reviews.lead'] })
  const span = { userId: null, deputyId: colleague.id, fromDay: day(-1), untilDay: day(9) }
  const { id: deputy } = await call(nameDeputy, {
    as: manager,
    body: { ...span, kinds: ['reviews' as const] },
  })
  const told = async (as: typeof person) =>
    (await call(listNotifications, { as, query: {} })).content.filter(
      ({ link }) => link === `/pdr/approval/${id}`,
    ).length
  await fillAsPerson(server, person, id)
  await call(submitReview, { as: person, params })
  await kit.outbox.deliver()
  expect([await told(manager), await told(colleague)]).toEqual([1, 1])
  await engine.query(`update deputies set from_day = $1, until_day = $2 where id = $3`, [
    day(-9),
    day(-2),
    deputy,
  ])
  expect(await call(readReview, { as: colleague, params })).toMatchObject({ code: 'review_not_found' })
  expect(await call(submitReview, { as: colleague, params })).toMatchObject({ code: 'review_not_found' })
  expect((await call(listTeamReviews, { as: colleague, query: {} })).content).toEqual([])
  await call(remindOfReview, { as: hr, params })
  await kit.outbox.deliver()
  expect([await told(manager), await told(colleague)]).toEqual([2, 1])
})
