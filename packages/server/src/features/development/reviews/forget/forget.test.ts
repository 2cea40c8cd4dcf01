import { anonymiseUser } from '@oktant/contract/people/users.ts'
import { closeReview } from '@oktant/contract/development/reviews/review-progress.ts'
import {
  holdReviewMeeting,
  listReviewHistory,
  readReview,
  rejectReview,
  submitReview,
} from '@oktant/contract/development/reviews/reviews.ts'
import { expect, test } from 'vitest'
import { fillAsManager, fillAsPerson, makeReview, types } from '../../../../../test/kit/content/reviews.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'

const tables = ['pdrs', 'pdr_fields', 'pdr_versions', 'pdr_history', 'pdr_evidence', 'objectives'] as const

async function setUp() {
  const server = await testServer()
  const made = await makeReview(server)
  const { call, engine, kit, make } = server
  const { person, manager, hr, id } = made
  const params = { id }
  const admin = await make.user({
    companyId: person.companyId,
    permissions: [
      'users.administer',
      'permissions.administer',
      'reviews.take',
      'reviews.lead',
      'learning.take',
    ],
  })
  await fillAsPerson(server, person, id)
  await call(submitReview, { as: person, params })
  await call(submitReview, { as: manager, params })
  await call(holdReviewMeeting, { as: manager, params, body: { day: dayIn('Europe/Berlin', new Date()) } })
  await fillAsManager(server, manager, id)
  await types(server, manager, id, { notes: 'Between us' })
  await call(submitReview, { as: manager, params })
  const body = { items: ['mark'], comment: 'Far too low' }
  await call(rejectReview, { as: person, params, body })
  await call(closeReview, { as: hr, params, body: { reason: 'They leave' } })
  return {
    ...server,
    ...made,
    params,
    kept: async () => {
      const rows = tables.map((name) =>
        engine.query(`select * from ${name} where company_id = ${person.companyId}`),
      )
      return JSON.stringify(await Promise.all(rows))
    },
    anonymise: async ({ id: userId, login }: Made) => {
      expect(await call(anonymiseUser, { as: admin, params: { id: userId }, body: { login } })).toMatchObject(
        {
          isAnonymised: true,
        },
      )
      await kit.outbox.deliver()
    },
  }
}

const words = /mine|theirs|Between us|Far too low|They leave/

test('of the reviews of somebody who was made anonymous no word stays, and how they went does', async () => {
  const { call, hr, person, manager, params, kept, anonymise } = await setUp()
  const before = await call(readReview, { as: manager, params })
  expect(words.test(await kept())).toBe(true)
  await anonymise(person)
  expect(words.test(await kept())).toBe(false)
  expect(await call(readReview, { as: manager, params })).toMatchObject({
    status: 7,
    assessedMark: before.assessedMark,
    userFinalComments: '',
    managerFinalComments: '',
  })
  const { content } = await call(listReviewHistory, { as: hr, params })
  expect(content.map(({ deed, reason }) => [deed, reason])).toContainEqual(['close', ''])
})

test('of a manager who was made anonymous what was sent stays with its person, and nothing else', async () => {
  const { call, person, manager, params, kept, anonymise } = await setUp()
  await anonymise(manager)
  expect((await kept()).includes('Between us')).toBe(false)
  expect(await call(readReview, { as: person, params })).toMatchObject({
    managerFinalComments: 'Comments theirs',
  })
})
