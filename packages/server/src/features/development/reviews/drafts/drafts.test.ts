import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import {
  dropReviewDraft,
  handOverReviewDraft,
  listReviewDrafts,
} from '@oktant/contract/development/reviews/review-drafts.ts'
import { closeReview, giveReviewAway } from '@oktant/contract/development/reviews/review-progress.ts'
import * as contract from '@oktant/contract/development/reviews/reviews.ts'
import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import { startViewAs } from '@oktant/contract/people/view-as.ts'
import { nameDeputy } from '@oktant/contract/people/deputies.ts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fillAsManager, fillAsPerson, makeReview, types } from '../../../../../test/kit/content/reviews.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { auditEntries } from '../../../../audit/audit.tables.ts'
import { users } from '../../../people/people/people.tables.ts'
import { pdrSeasons } from '../../seasons/seasons.tables.ts'
import { followPeople } from '../administer/follow-people.ts'
import { pdrFields } from '../reviews.tables.ts'

const zone = 'Europe/Berlin'
const day = (ahead: number) => daysAfter(dayIn(zone, new Date()), ahead)

/** A review whose part A is handed in, with somebody who could lead it next. */
async function setUp() {
  const server = await testServer()
  const made = await makeReview(server)
  const { call, db, make, kit } = server
  const { hr, person, manager, id } = made
  const { companyId } = hr
  const lead = (surname: string) =>
    make.user({ companyId, firstName: 'Eva', surname, permissions: ['reviews.lead'] })
  const next = await lead('Neu')
  const params = { id }
  await fillAsPerson(server, person, id)
  await call(contract.submitReview, { as: person, params })
  const { currentObjectives } = await call(contract.readReview, { as: manager, params })
  const [one, other] = currentObjectives.map((objective) => `objective.${objective.id}.managerText`)
  const [field = '', second = ''] = [one, other]
  const textsOf = async (as: Made) =>
    (await call(contract.readReview, { as, params })).currentObjectives?.map(({ managerText }) => managerText)
  const give = (to: Made) =>
    call(giveReviewAway, { as: hr, params, body: { managerId: to.id, reason: 'Another team' } })
  const drafts = async (as: Made) => (await call(listReviewDrafts, { as })).content
  const handOver = (as: Made, to: Made) =>
    call(handOverReviewDraft, { as, params, body: { managerId: to.id } })
  const drop = (as: Made) => call(dropReviewDraft, { as, params })
  const kept = (owner: Made) =>
    db
      .select({ field: pdrFields.field, value: pdrFields.value })
      .from(pdrFields)
      .where(
        and(eq(pdrFields.companyId, companyId), eq(pdrFields.pdrId, id), eq(pdrFields.ownerId, owner.id)),
      )
      .orderBy(pdrFields.field)
  const told = async (as: Made) => {
    await kit.outbox.deliver()
    return (await call(latestNotifications, { as })).map(({ title, link }) => [title, link])
  }
  const acts = { lead, textsOf, give, drafts, handOver, drop, kept, told }
  return { ...server, ...made, companyId, next, params, field, second, ...acts }
}

/** A draft of the manager's, in a review that somebody else leads since. */
async function withDraft() {
  const all = await setUp()
  const { manager, next, id, field, give } = all
  await types(all, manager, id, { [field]: 'Begun', notes: 'Between us' })
  await give(next)
  return all
}

const toldOfDraft = ['You have a draft in a review that you no longer lead', '/pdr/team']
const noDraft = { status: 404, code: 'review_draft_not_found' }

test('what the manager before has typed goes to the one after them, who is told, and is theirs no more', async () => {
  const all = await withDraft()
  const { call, person, manager, next, hr, id, params, field, drafts, handOver, kept, told, textsOf, db } =
    all
  expect(await told(manager)).toContainEqual(toldOfDraft)
  expect(await drafts(manager)).toMatchObject([
    { id, user: { id: person.id }, manager: { id: next.id, name: 'Eva Neu' }, fields: 1 },
  ])
  for (const as of [next, person, hr]) {
    expect((await told(as)).map(([title]) => title)).not.toContain(toldOfDraft[0])
    expect(await handOver(as, next)).toMatchObject({ status: as === next ? 404 : 403 })
  }
  expect(await drafts(next)).toEqual([])
  expect(await textsOf(next)).toEqual(['', '', ''])
  expect(await handOver(manager, next)).toEqual({})
  expect(await textsOf(next)).toEqual(['Begun', '', ''])
  expect(await drafts(manager)).toEqual([])
  expect(await kept(manager)).toEqual([{ field: 'notes', value: 'Between us' }])
  expect(await call(contract.readReview, { as: next, params })).toMatchObject({ notes: '' })
  expect(await told(next)).toContainEqual(['A draft was handed over to you', `/pdr/approval/${id}`])
  const { content } = await call(contract.listReviewHistory, { as: person, params })
  expect(content[0]).toMatchObject({
    deed: 'draftHandedOver',
    by: { id: manager.id },
    from: 1,
    to: 1,
    reason: '',
  })
  expect(JSON.stringify(await call(contract.readReview, { as: person, params }))).not.toContain('Begun')
  expect(JSON.stringify(await db.select().from(auditEntries))).not.toContain('Begun')
  // NOTE: a window of theirs that has not heard of it is told instead of writing over it.
  const late = { field, value: 'Blind', sequence: 1 }
  expect(await call(contract.saveReviewFields, { as: next, params, body: { fields: [late] } })).toMatchObject(
    { stale: [field], fields: [{ value: 'Begun' }] },
  )
  expect(await call(contract.submitReview, { as: next, params })).toMatchObject({ status: 2 })
  expect(await textsOf(person)).toEqual(['Begun', '', ''])
  expect(await handOver(manager, next)).toMatchObject(noDraft)
})

test('what the manager of today has typed themselves stands', async () => {
  const all = await setUp()
  const { manager, next, id, field, second, give, handOver, textsOf } = all
  await types(all, manager, id, { [field]: 'Before', [second]: 'Before, too' })
  await give(next)
  await types(all, next, id, { [field]: 'Since' })
  await handOver(manager, next)
  expect(await textsOf(next)).toEqual(['Since', 'Before, too', ''])
})

test('a draft is dropped by its writer alone, and leaves nothing but a line of the trail', async () => {
  const { call, manager, next, person, params, drafts, drop, kept, textsOf, db, companyId } =
    await withDraft()
  for (const as of [next, person]) expect(await drop(as)).toHaveProperty('code')
  expect(await drop(manager)).toEqual({})
  expect([await drafts(manager), await textsOf(next)]).toEqual([[], ['', '', '']])
  expect(await kept(manager)).toMatchObject([{ field: 'notes' }])
  expect(await drop(manager)).toMatchObject(noDraft)
  const { content } = await call(contract.listReviewHistory, { as: person, params })
  expect(content[0]).toMatchObject({ deed: 'managerChanged' })
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.companyId, companyId))
  expect(entries.filter(({ after }) => after?.['deed'] === 'draftDropped')).toMatchObject([
    { userId: manager.id },
  ])
})

test('whoever views as its writer sees no draft, and gives or drops none', async () => {
  const { call, make, manager, next, companyId, params, drafts } = await withDraft()
  const viewer = await make.user({
    companyId,
    permissions: [
      'users.administer',
      'permissions.administer',
      'reviews.lead',
      'reviews.take',
      'learning.take',
      'people.seeAll',
    ],
  })
  const as = await call(startViewAs, { as: viewer, params: { id: manager.id } })
  expect(await call(listReviewDrafts, { as })).toEqual({ content: [] })
  const body = { managerId: next.id }
  const answers = [
    await call(handOverReviewDraft, { as, params, body }),
    await call(dropReviewDraft, { as, params }),
  ]
  const readOnly = { code: 'view_as_read_only' }
  expect(answers).toMatchObject([readOnly, readOnly])
  expect(await drafts(manager)).toHaveLength(1)
})

test('a draft waits with its writer while nobody leads the review, and is over with it', async () => {
  const { call, db, kit, hr, person, manager, next, params, companyId, drafts, handOver, told, ...all } =
    await setUp()
  await types({ call }, manager, params.id, { [all.field]: 'Begun' })
  const lead = (managerId: number | null) =>
    db.update(users).set({ managerId }).where(eq(users.id, person.id))
  const follow = () => db.transaction((tx) => followPeople(tx, companyId, [person.id], { now: kit.now() }))
  await lead(null)
  expect(await drafts(manager)).toEqual([])
  await follow()
  expect(await drafts(manager)).toMatchObject([{ manager: null }])
  expect(await told(manager)).toContainEqual(toldOfDraft)
  const nobody = { status: 409, code: 'review_without_manager' }
  expect(await handOver(manager, next)).toMatchObject(nobody)
  await lead(next.id)
  await follow()
  // NOTE: between a move of the person and what follows from it the review is nobody's to be given to.
  await lead(manager.id)
  expect(await handOver(manager, next)).toMatchObject({ status: 409, code: 'review_actioned' })
  await lead(next.id)
  await db.update(users).set({ status: 'Inactive' }).where(eq(users.id, next.id))
  expect(await handOver(manager, next)).toMatchObject(nobody)
  await db.update(users).set({ status: 'Active' }).where(eq(users.id, next.id))
  expect(await handOver(manager, hr)).toMatchObject({ code: 'review_actioned' })
  await call(closeReview, { as: hr, params, body: { reason: 'Over' } })
  expect([await drafts(manager), await handOver(manager, next)]).toMatchObject([[], noDraft])
})

test('of a draft and a change of manager at once nothing reaches who leads no longer', async () => {
  const all = await withDraft()
  const { manager, next, lead, give, handOver, drafts, kept } = all
  const last = await lead('Zuletzt')
  const [, given] = await Promise.all([give(last), handOver(manager, next)])
  const fields = [...(await kept(manager)), ...(await kept(next))].filter(({ field }) => field !== 'notes')
  expect(fields).toMatchObject([{ value: 'Begun' }])
  expect(await kept(last)).toEqual([])
  // NOTE: whichever was first: refused, it is still the writer's; given, it is now a draft of the one it went to.
  const writer = 'code' in given ? manager : next
  expect(await drafts(writer)).toMatchObject([{ manager: { id: last.id } }])
  const answers = await Promise.all([handOver(writer, last), handOver(writer, last), all.drop(writer)])
  expect(answers.filter((one) => !('code' in one))).toHaveLength(1)
})

test('whoever is moved away while a draft is handed over is waited for, and it goes to nobody', async () => {
  const { db, person, manager, next, field, handOver, drafts, lead, companyId, kit, ...all } = await setUp()
  const last = await lead('Zuletzt')
  const move = (tx: typeof db, managerId: number) =>
    tx.update(users).set({ managerId }).where(eq(users.id, person.id))
  const follow = () => db.transaction((tx) => followPeople(tx, companyId, [person.id], { now: kit.now() }))
  await types(all, manager, all.id, { [field]: 'Begun' })
  await move(db, next.id)
  await follow()
  const giving = await db.transaction(async (tx) => {
    await move(tx, last.id)
    return [handOver(manager, next)]
  })
  expect(await giving[0]).toMatchObject({ status: 409, code: 'review_actioned' })
  await follow()
  expect(await drafts(manager)).toMatchObject([{ manager: { id: last.id } }])
  expect(await handOver(manager, last)).toEqual({})
})

test('whoever stood in has a draft once their days are over, and not before', async () => {
  const all = await setUp()
  const { call, engine, manager, next, id, field, drafts, handOver, textsOf } = all
  const span = {
    userId: null,
    deputyId: next.id,
    fromDay: day(-1),
    untilDay: day(9),
    kinds: ['reviews' as const],
  }
  const deputy = await call(nameDeputy, { as: manager, body: span })
  await types(all, next, id, { [field]: 'Standing in' })
  expect([await drafts(next), await handOver(next, manager)]).toMatchObject([[], noDraft])
  await engine.query('update deputies set from_day = $1, until_day = $2 where id = $3', [
    day(-9),
    day(-2),
    deputy.id,
  ])
  expect(await drafts(next)).toMatchObject([{ manager: { id: manager.id } }])
  expect(await handOver(next, manager)).toEqual({})
  expect([await textsOf(manager), await drafts(next)]).toEqual([['Standing in', '', ''], []])
})

test('whoever stood in for the one before is told as well', async () => {
  const all = await setUp()
  const { call, manager, next, lead, id, field, give, told } = all
  const deputy = await lead('Vertretung')
  const span = { userId: null, fromDay: day(-1), untilDay: day(9), kinds: ['reviews' as const] }
  await call(nameDeputy, { as: manager, body: { ...span, deputyId: deputy.id } })
  await types(all, deputy, id, { [field]: 'Standing in' })
  await give(next)
  expect(await told(deputy)).toContainEqual(toldOfDraft)
  expect((await told(manager)).map(([title]) => title)).not.toContain(toldOfDraft[0])
})

test('what was gone over is no draft, and what was signed since gives way to what was typed after', async () => {
  const all = await setUp()
  const { call, engine, person, manager, next, hr, id, params, give, drafts, handOver } = all
  const at = { as: manager, params }
  await types(all, manager, id, { [all.field]: 'Old' })
  await give(next)
  await call(contract.submitReview, { as: next, params })
  expect(await drafts(manager)).toEqual([])
  await call(giveReviewAway, { as: hr, params, body: { managerId: manager.id, reason: 'Back' } })
  await call(contract.holdReviewMeeting, { ...at, body: { day: day(0) } })
  const final = async (as: Made) => (await call(contract.readReview, { as, params })).managerFinalComments
  await fillAsManager(all, manager, id, { managerFinalComments: 'Mine first' })
  await give(next)
  await fillAsManager(all, next, id, { managerFinalComments: 'Theirs, signed' })
  await call(contract.submitReview, { as: next, params })
  const body = { items: ['mark'], comment: 'Too low' }
  await call(contract.rejectReview, { as: person, params, body })
  await types(all, next, id, { managerFinalComments: 'Theirs, revised' })
  await call(giveReviewAway, { as: hr, params, body: { managerId: manager.id, reason: 'Back' } })
  // NOTE: their own word of then was gone over by what was signed.
  expect([await final(manager), await drafts(manager)]).toEqual(['Theirs, signed', []])
  expect(await handOver(next, manager)).toEqual({})
  expect(await final(manager)).toBe('Theirs, revised')
  expect(await engine.query(`select b_done, c_done from pdrs where id = ${id}`)).toEqual([
    { b_done: true, c_done: true },
  ])
})

test('what the season’s own reader answers in C is no draft of a manager', async () => {
  const all = await setUp()
  const { call, db, season, manager, next, id, params, give, drafts, handOver, kept } = all
  await db.update(pdrSeasons).set({ questionManagerId: manager.id }).where(eq(pdrSeasons.id, season.id))
  await call(contract.submitReview, { as: manager, params })
  await call(contract.holdReviewMeeting, { as: manager, params, body: { day: day(0) } })
  await fillAsManager(all, manager, id)
  await give(next)
  const before = (await kept(manager)).length
  const [draft] = await drafts(manager)
  expect(draft?.fields).toBe(before - 1)
  await handOver(manager, next)
  expect((await kept(manager)).map(({ field }) => field.split('.')[0])).toEqual(['question'])
  expect(await call(contract.readReview, { as: next, params })).toMatchObject({
    managerFinalComments: 'Comments theirs',
  })
})
