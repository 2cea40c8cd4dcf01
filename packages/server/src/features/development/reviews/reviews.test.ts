import {
  changeReviews,
  closeReview,
  countReviewGroups,
  countReviews,
  giveReviewAway,
  giveViewReason,
  listReviews,
  reopenReview,
} from '@oktant/contract/development/reviews/review-progress.ts'
import {
  acceptReview,
  holdReviewMeeting,
  listOwnReviews,
  listReviewHistory,
  listTeamReviews,
  printManagedReview,
  printReview,
  readReview,
  readReviewValues,
  readUserResponse,
  rejectReview,
  saveReviewFields,
  submitReview,
} from '@oktant/contract/development/reviews/reviews.ts'
import { expect, test } from 'vitest'
import { fillAsManager, fillAsPerson, makeReview, types } from '../../../../test/kit/content/reviews.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { followPeople } from './administer/follow-people.ts'
import { users } from '../../people/people/people.tables.ts'
import { eq } from 'drizzle-orm'

const day = new Date().toISOString().slice(0, 10)

async function setUp() {
  const server = await testServer()
  const made = await makeReview(server)
  const params = { id: made.id }
  const { person, manager } = made
  const { call } = server
  return {
    ...server,
    ...made,
    params,
    submit: (as: typeof person) => call(submitReview, { as, params }),
    read: (as: typeof person) => call(readReview, { as, params }),
    async toStatus3() {
      await fillAsPerson(server, person, made.id)
      await call(submitReview, { as: person, params })
      await call(submitReview, { as: manager, params })
      await call(holdReviewMeeting, { as: manager, params, body: { day } })
    },
    async toStatus4() {
      await this.toStatus3()
      await fillAsManager(server, manager, made.id)
      await call(submitReview, { as: manager, params })
    },
  }
}

test('a review goes from the first word to both signatures', async () => {
  const all = await setUp()
  const { call, person, manager, hr, params, submit, read, id } = all
  expect(await submit(person)).toMatchObject({ status: 422, code: 'pdr_objectives_count' })
  await fillAsPerson(all, person, id)
  expect(await read(manager)).toMatchObject({
    status: 0,
    currentObjectives: [{}, {}, {}].map(() => ({ title: '' })),
  })
  expect(await submit(person)).toMatchObject({ status: 1, sectionAStatus: 'USER_COMPLETED' })
  expect(await submit(person)).toMatchObject({ code: 'review_actioned' })
  expect(await read(manager)).toMatchObject({
    currentObjectives: [{ title: 'Goal 0 mine' }, {}, {}],
    userFinalComments: 'Comments mine',
  })
  expect(await submit(manager)).toMatchObject({ status: 2, sectionAStatus: 'MANAGER_COMPLETED' })
  expect(await call(holdReviewMeeting, { as: manager, params, body: { day: '2099-01-01' } })).toMatchObject({
    code: 'meeting_day_invalid',
  })
  expect(await call(holdReviewMeeting, { as: manager, params, body: { day } })).toMatchObject({ status: 3 })
  expect(await submit(manager)).toMatchObject({ code: 'mandatory_fields_missing' })
  await fillAsManager(all, manager, id)
  expect(await read(person)).toMatchObject({ managerFinalComments: '', assessedMark: null, proposal: null })
  expect(await submit(manager)).toMatchObject({
    status: 4,
    assessedMark: 100,
    sectionCStatus: 'AWAITING_ACCEPTANCE_SECTION_C',
  })
  expect(await read(person)).toMatchObject({ managerFinalComments: 'Comments theirs', assessedMark: 100 })
  expect(await call(acceptReview, { as: person, params })).toMatchObject({
    status: 5,
    signatures: [{ what: 'personA' }, { what: 'managerA' }, { what: 'managerBC' }, { what: 'accepted' }],
  })
  const history = await call(listReviewHistory, { as: hr, params })
  expect(history.content.map(({ deed }) => deed).toReversed()).toEqual([
    'opened',
    'submitPerson',
    'submitManager',
    'holdMeeting',
    'submitManager',
    'accept',
  ])
})

test('a rejection names items, needs a comment, and the revision comes back to the person', async () => {
  const all = await setUp()
  await all.toStatus4()
  const reject = (items: string[], comment: string) =>
    all.call(rejectReview, { as: all.person, params: all.params, body: { items, comment } })
  expect(await reject(['B'], ' ')).toMatchObject({ code: 'rejection_comment_missing' })
  expect(await reject(['question.1'], 'no')).toMatchObject({ code: 'review_item_unknown' })
  expect(await reject(['mark'], 'Too low')).toMatchObject({
    status: 6,
    sectionBStatus: 'MANAGER_COMPLETED',
    sectionCStatus: 'USER_REJECTED',
    rejected: true,
  })
  await types(all, all.manager, all.id, { assessedMark: '90' })
  expect(await all.submit(all.manager)).toMatchObject({ code: 'mark_reason_missing' })
  await types(all, all.manager, all.id, { markReason: 'As we agreed' })
  expect(await all.read(all.person)).toMatchObject({ assessedMark: 100, markReason: '' })
  expect(await all.submit(all.manager)).toMatchObject({ status: 4, assessedMark: 90 })
  expect(await all.read(all.person)).toMatchObject({ assessedMark: 90, markReason: 'As we agreed' })
})

test('future objectives stand where their person puts them, for both sides', async () => {
  const all = await setUp()
  const { person, manager, id, submit, read } = all
  await fillAsPerson(all, person, id)
  const before = (await read(person)).currentObjectives.map((one) => one.id)
  const [first = 0, second = 0, third = 0] = before
  await types(all, person, id, {
    [`objective.${third}.place`]: '0',
    [`objective.${first}.place`]: '1',
    [`objective.${second}.place`]: '2',
  })
  const ids = async (as: typeof person) => (await read(as)).currentObjectives.map((one) => one.id)
  expect(await ids(person)).toEqual([third, first, second])
  expect(await ids(manager)).toEqual(before)
  await submit(person)
  expect(await ids(manager)).toEqual([third, first, second])
  expect(await types(all, manager, id, { [`objective.${first}.place`]: '0' })).toMatchObject({
    code: 'review_field_closed',
  })
})

test('of two windows the higher number stands, and the other is told what stands', async () => {
  const { call, person, params } = await setUp()
  const save = (value: string, sequence: number) =>
    call(saveReviewFields, {
      as: person,
      params,
      body: { fields: [{ field: 'userFinalComments', value, sequence }] },
    })
  await save('first', 1)
  await save('third', 3)
  expect(await save('second', 2)).toMatchObject({
    stale: ['userFinalComments'],
    fields: [{ value: 'third', sequence: 3 }],
  })
  expect(await save('third', 3)).toMatchObject({ stale: [] })
})

test('nobody types what is not theirs, not now, or cannot stand there', async () => {
  const all = await setUp()
  const { person, manager, hr, id, read } = all
  const review = await read(person)
  const bcs = review.bcs[0]?.id ?? 0
  expect(await types(all, person, id, { assessedMark: '100' })).toMatchObject({ code: 'review_field_closed' })
  expect(await types(all, manager, id, { [`bcs.${bcs}.rating`]: '1' })).toMatchObject({
    code: 'review_field_closed',
  })
  expect(await types(all, hr, id, { userFinalComments: 'x' })).toMatchObject({ code: 'review_field_closed' })
  expect(await types(all, person, id, { [`bcs.${bcs}.userRating`]: '99' })).toMatchObject({
    code: 'review_field_invalid',
  })
  expect(await types(all, manager, id, { notes: 'For me alone' })).toMatchObject({ stale: [] })
  expect(JSON.stringify(await read(person))).not.toContain('For me alone')
  expect(await read(manager)).toMatchObject({ notes: 'For me alone' })
})

test('HR reads what stands in it after saying why, and never what is unsent', async () => {
  const all = await setUp()
  const { call, hr, person, params, read, id } = all
  await fillAsPerson(all, person, id, 'secret')
  expect(await read(hr)).toMatchObject({ needsReason: true })
  expect(await call(giveViewReason, { as: hr, params, body: { reason: ' ' } })).toMatchObject({
    code: 'reason_missing',
  })
  await call(giveViewReason, { as: hr, params, body: { reason: 'A complaint' } })
  const unsent = await read(hr)
  expect(unsent).toMatchObject({ needsReason: false })
  expect(JSON.stringify(unsent)).not.toContain('secret')
  await all.submit(person)
  expect(JSON.stringify(await read(hr))).toContain('secret')
})

test('HR reopens with a reason, gives to another manager, and does one thing with many', async () => {
  const all = await setUp()
  const { call, hr, person, manager, params, make, read } = all
  await all.toStatus4()
  expect(await call(reopenReview, { as: hr, params, body: { reason: '' } })).toMatchObject({
    code: 'reason_missing',
  })
  expect(await call(reopenReview, { as: hr, params, body: { reason: 'A mistake' } })).toMatchObject({
    status: 3,
  })
  expect(await read(person)).toMatchObject({ managerFinalComments: 'Comments theirs' })
  const next = await make.user({ companyId: hr.companyId, permissions: ['reviews.lead'] })
  const given = await call(giveReviewAway, { as: hr, params, body: { managerId: next.id, reason: 'Leave' } })
  expect(given).toMatchObject({ manager: { id: next.id } })
  expect(await read(manager)).toMatchObject({ side: 'upperManager', managerFinalComments: '', notes: '' })
  expect(await read(next)).toMatchObject({ managerFinalComments: 'Comments theirs', can: { submit: true } })
  const body = {
    action: 'close' as const,
    chosen: { filter: {} },
    reason: 'Over',
    day: null,
    managerId: null,
  }
  expect(await call(changeReviews, { as: hr, body })).toMatchObject({ changed: [all.id], skipped: 0 })
  expect(await read(person)).toMatchObject({
    status: 7,
    sectionAStatus: 'USER_ACCEPTED',
    sectionBStatus: 'INCOMPLETE',
  })
})

test('a new manager takes over what is open, and what somebody leaves is closed', async () => {
  const { db, kit, call, hr, person, manager, params, make, read } = await setUp()
  const next = await make.user({ companyId: hr.companyId, permissions: ['reviews.lead'] })
  await db.update(users).set({ managerId: next.id }).where(eq(users.id, person.id))
  await db.transaction((tx) => followPeople(tx, hr.companyId, null, { now: kit.now() }))
  expect(await read(next)).toMatchObject({ side: 'manager' })
  expect(await read(manager)).toMatchObject({ code: 'review_not_found' })
  await db.update(users).set({ status: 'Inactive' }).where(eq(users.id, person.id))
  await db.transaction((tx) => followPeople(tx, hr.companyId, null, { now: kit.now() }))
  expect((await call(listReviewHistory, { as: hr, params })).content[0]).toMatchObject({
    deed: 'close',
    to: 7,
    by: null,
  })
  const reopened = await call(reopenReview, { as: hr, params, body: { reason: 'Too early' } })
  expect(reopened).toMatchObject({ code: 'review_actioned' })
})

test('what is reopened is led by who leads the person now, or held by HR', async () => {
  const { db, call, hr, person, manager, params, make, read } = await setUp()
  const next = await make.user({ companyId: hr.companyId, permissions: ['reviews.lead'] })
  const body = { reason: 'Too early' }
  const leave = async (id: number) => {
    await call(closeReview, { as: hr, params, body })
    await db.update(users).set({ status: 'Inactive' }).where(eq(users.id, id))
    return call(reopenReview, { as: hr, params, body })
  }
  expect(await leave(manager.id)).toMatchObject({ status: 0, manager: null })
  await call(closeReview, { as: hr, params, body })
  await db.update(users).set({ managerId: next.id }).where(eq(users.id, person.id))
  expect(await call(reopenReview, { as: hr, params, body })).toMatchObject({ manager: { id: next.id } })
  expect(await read(next)).toMatchObject({ side: 'manager' })
})

test('lists, counts, the response and the prints say what each may know', async () => {
  const all = await setUp()
  const { call, send, hr, person, manager, params, id } = all
  expect(await call(readUserResponse, { as: manager, params })).toMatchObject({
    submittedAt: null,
    questions: [],
  })
  await all.toStatus4()
  expect((await call(listOwnReviews, { as: person })).content).toMatchObject([
    { id, side: 'person', assessedMark: 100 },
  ])
  expect((await call(listTeamReviews, { as: manager, query: {} })).content).toMatchObject([
    { id, phase: 'acceptance' },
  ])
  const query = { _filterFields: ['status'], _filterValues: ['4'] }
  expect((await call(listReviews, { as: hr, query })).content).toMatchObject([{ id, assessedMark: null }])
  expect(await call(listReviews, { as: person, query: {} })).toMatchObject({ code: 'not_permitted' })
  expect(await call(countReviews, { as: hr, query: {} })).toMatchObject({
    total: 1,
    byStatus: [{ status: 4, count: 1 }],
  })
  expect(await call(countReviewGroups, { as: hr, query: {} })).toMatchObject({
    byManager: [{ id: manager.id, total: 1 }],
  })
  expect(await call(readUserResponse, { as: manager, params })).toMatchObject({
    userFinalComments: 'Comments mine',
  })
  expect(await call(readReviewValues, { as: person, params })).toMatchObject({ pdrUser: { id } })
  expect((await send(printReview, { as: person, params })).headers['content-type']).toBe('application/pdf')
  expect((await send(printManagedReview, { as: manager, params })).statusCode).toBe(200)
  expect((await send(printReview, { as: manager, params })).statusCode).toBe(404)
})
