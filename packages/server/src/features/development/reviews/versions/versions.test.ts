import { giveViewReason, reopenReview } from '@oktant/contract/development/reviews/review-progress.ts'
import {
  holdReviewMeeting,
  readReview,
  readReviewVersion,
  rejectReview,
  removeReviewObjective,
  addReviewObjective,
  submitReview,
} from '@oktant/contract/development/reviews/reviews.ts'
import { expect, test } from 'vitest'
import { fillAsManager, fillAsPerson, makeReview, types } from '../../../../../test/kit/content/reviews.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'

const reason = { reason: 'A mistake' }

async function setUp() {
  const server = await testServer()
  const made = await makeReview(server)
  const { call } = server
  const params = { id: made.id }
  await fillAsPerson(server, made.person, made.id)
  return {
    ...server,
    ...made,
    params,
    submit: (as: Made) => call(submitReview, { as, params }),
    list: async (as: Made) => (await call(readReview, { as, params })).earlier,
    version: (as: Made, versionId = 0) => call(readReviewVersion, { as, params: { ...params, versionId } }),
  }
}

test('what HR reopens and somebody hands in anew stays readable as it was', async () => {
  const all = await setUp()
  const { call, hr, person, manager, params, submit, list, version, id } = all
  await submit(person)
  expect(await list(manager)).toEqual([])
  await call(reopenReview, { as: hr, params, body: reason })
  const [first] = (await call(readReview, { as: person, params })).currentObjectives
  await call(removeReviewObjective, { as: person, params: { ...params, objectiveId: first?.id ?? 0 } })
  const added = await call(addReviewObjective, { as: person, params })
  const at = `objective.${added.id}`
  await types(all, person, id, {
    userFinalComments: 'Anew',
    [`${at}.title`]: 'Other',
    [`${at}.text`]: 'More',
  })
  expect(await list(manager)).toEqual([])
  await submit(person)
  const [earlier, ...more] = await list(manager)
  expect([earlier, more]).toMatchObject([{ what: 'personA' }, []])
  const read = await version(manager, earlier?.id)
  expect(read).toMatchObject({
    userFinalComments: 'Comments mine',
    fields: [],
    can: { write: [], submit: false },
  })
  expect(read.currentObjectives.map(({ title }) => title).toSorted()).toEqual(
    [0, 1, 2].map((one) => `Goal ${one} mine`),
  )
  expect(await call(readReview, { as: manager, params })).toMatchObject({ userFinalComments: 'Anew' })
})

test('an earlier version shows no more than the review itself, and the one that stands is none', async () => {
  const all = await setUp()
  const { call, hr, person, manager, params, submit, list, version, make, id } = all
  await submit(person)
  await submit(manager)
  const day = new Date().toISOString().slice(0, 10)
  await call(holdReviewMeeting, { as: manager, params, body: { day } })
  await fillAsManager(all, manager, id, { notes: 'For me alone' })
  await submit(manager)
  await call(rejectReview, { as: person, params, body: { items: ['mark'], comment: 'Too low' } })
  await types(all, manager, id, { managerFinalComments: 'Not sent yet' })
  expect(await list(person)).toEqual([])
  await types(all, manager, id, { managerFinalComments: 'Anew', assessedMark: '90', markReason: 'Agreed' })
  await submit(manager)
  const [earlier] = await list(person)
  expect(earlier).toMatchObject({ what: 'managerBC' })
  const read = await version(person, earlier?.id)
  expect(read).toMatchObject({
    managerFinalComments: 'Comments theirs',
    assessedMark: 100,
    markReason: '',
    notes: '',
    userComments: '',
  })
  expect(read.signatures.map(({ what }) => what)).toEqual(['personA', 'managerA', 'managerBC'])
  expect(await version(manager, earlier?.id)).toMatchObject({ assessedMark: 100, notes: '' })
  expect(await version(person, (earlier?.id ?? 0) + 1)).toMatchObject({ code: 'review_not_found' })
  const other = await make.user({ companyId: hr.companyId, permissions: ['reviews.lead', 'reviews.take'] })
  expect(await version(other, earlier?.id)).toMatchObject({ code: 'review_not_found' })
  expect(await version(hr, earlier?.id)).toMatchObject({ code: 'review_not_found' })
  await call(giveViewReason, { as: hr, params, body: reason })
  expect(await version(hr, earlier?.id)).toMatchObject({ managerFinalComments: 'Comments theirs' })
})
