import { createLearningGroup, readLearningGroup } from '@oktant/contract/people/learning-groups.ts'
import { expect, test } from 'vitest'
import { statementsOf } from '../../../../../test/kit/run/statements.ts'
import { activeRule, learningGroupForm } from '../../../../../test/scenes/people/learning-groups.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { createUsers } from '../../people/people.ts'
import {
  addToLearningGroup,
  allowInLearningGroup,
  excludeFromLearningGroup,
  removeFromLearningGroup,
} from './stays.ts'

/** As many statements as for the 9,999 that a call takes, in a fraction of the time. */
const many = 2000

async function setUp() {
  const { make, db, call, clock } = await testServer()
  const me = await make.user({ permissions: ['courses.administer'] })
  const { companyId } = me
  const made = await createUsers(
    db,
    Array.from({ length: many }, (_, place) => ({
      companyId,
      firstName: 'Mia',
      surname: `Person ${place}`,
      login: `many-${companyId}-${place}@example.test`,
      emailAddress: `many-${companyId}-${place}@example.test`,
      language: 'en' as const,
      timezone: 'UTC',
    })),
  )
  const people = made.map(({ id }) => id)
  const { id = 0 } = await call(createLearningGroup, {
    as: me,
    body: learningGroupForm({ rule: activeRule }),
  })
  const standing = async () => {
    const { members, excluded, byHand } = await call(readLearningGroup, { as: me, params: { id } })
    return { members, excluded, byHand }
  }
  const by = { companyId, id: me.id }
  /** How many statements it takes; outside a transaction, where they can be counted. */
  const asked = async (what: typeof excludeFromLearningGroup, userIds: readonly number[]) => {
    const statements = await statementsOf(() => what(db, by, { id, userIds }, clock.now()))
    return statements.length
  }
  return { people, standing, asked }
}

test('thousands are kept out, let back in, taken out and put in by as many statements as a few', async () => {
  const { people, standing, asked } = await setUp()
  const all = people.length + 1
  const few = people.slice(0, 3)
  // NOTE: entries of the audit are written 5,000 at a time.
  const more = Math.ceil(people.length / 5000) - 1
  expect(await standing()).toEqual({ members: all, excluded: 0, byHand: 0 })
  for (const [what, then] of [
    [excludeFromLearningGroup, { members: 1, excluded: people.length, byHand: 0 }],
    [allowInLearningGroup, { members: all, excluded: 0, byHand: 0 }],
    [removeFromLearningGroup, { members: 1, excluded: people.length, byHand: 0 }],
    [addToLearningGroup, { members: all, excluded: 0, byHand: 0 }],
  ] as const) {
    const forFew = await asked(what, few)
    expect(await asked(what, people)).toBeLessThanOrEqual(forFew + more)
    expect(await standing()).toEqual(then)
  }
})
