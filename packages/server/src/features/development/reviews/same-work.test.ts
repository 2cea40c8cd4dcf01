import {
  addReviewObjective,
  listOwnReviews,
  readReview,
} from '@oktant/contract/development/reviews/reviews.ts'
import {
  countReviewGroups,
  countReviews,
  listReviews,
} from '@oktant/contract/development/reviews/review-progress.ts'
import { expect, test } from 'vitest'
import { fillAsPerson, makeReview } from '../../../../test/kit/content/reviews.ts'
import { statementsOf } from '../../../../test/kit/run/statements.ts'
import { testServer } from '../../../../test/kit/server.ts'

test('a review with more in it asks as few statements, and so does the progress of a season', async () => {
  const server = await testServer()
  const { call } = server
  const { hr, person, id } = await makeReview(server)
  const screens = {
    own: () => call(listOwnReviews, { as: person }),
    one: () => call(readReview, { as: person, params: { id } }),
    counts: () => call(countReviews, { as: hr }),
    groups: () => call(countReviewGroups, { as: hr }),
    progress: () => call(listReviews, { as: hr }),
  }
  const asked = async () => {
    const counts: Record<string, number> = {}
    for (const [name, screen] of Object.entries(screens)) {
      // NOTE: what its questions say is read once, and kept.
      await screen()
      counts[name] = (await statementsOf(screen)).length
    }
    return counts
  }
  const before = await asked()
  await fillAsPerson(server, person, id)
  await call(addReviewObjective, { as: person, params: { id } })
  expect(await asked()).toEqual(before)
  expect(before).toMatchObject({ counts: 1, groups: 1 })
})
