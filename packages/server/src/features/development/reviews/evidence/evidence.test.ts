import { attachReviewEvidence, listReviewEvidence } from '@oktant/contract/development/reviews/reviews.ts'
import { competencyLevels } from '@oktant/contract/development/competency-shapes.ts'
import { rewardOccasions } from '@oktant/contract/development/reward-kinds.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { expect, test } from 'vitest'
import { makeReview } from '../../../../../test/kit/content/reviews.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { blankOutline, dayAhead } from '../../../../../test/scenes/goals.ts'
import { competencyDeclarations } from '../../competencies/competencies.tables.ts'
import { competencyItems } from '../../competency-items/competency-items.tables.ts'
import { goals } from '../../goals/goals.tables.ts'
import { rewardKinds } from '../../reward-kinds/reward-kinds.tables.ts'
import { rewards } from '../../rewards/rewards.tables.ts'
import { pdrQuestions } from '../reviews.tables.ts'

const both = (text: string) => ({ en: text, de: text })
const [level] = competencyLevels
const [occasion] = rewardOccasions

test('achieved goals, confirmed competencies and rewards of the season stand beside a review, and one press attaches one', async () => {
  const server = await testServer()
  const { call, clock, db } = server
  const { id, person, manager } = await makeReview(server)
  const { companyId, id: userId } = person
  const now = clock.now()
  const [today, before] = [dayAhead(0), dayAhead(-60)]
  const goal = {
    companyId,
    userId,
    goalType: 'EXTERNAL' as const,
    outline: blankOutline,
    since: now,
    createdAt: now,
  }
  const achieved = { ...goal, status: goalStatus.achieved }
  await db.insert(goals).values([
    { ...achieved, name: both('First aid'), achievedOn: today },
    { ...achieved, name: both('Long ago'), achievedOn: before },
    { ...achieved, name: both('Taken back'), achievedOn: today, proofRevokedAt: now },
    { ...goal, name: both('Wanted'), status: goalStatus.approved },
  ])
  const [item] = await db.select().from(competencyItems)
  const declared = { companyId, userId, itemId: item?.id ?? 0, level, words: '', declaredAt: now }
  await db.insert(competencyDeclarations).values([
    { ...declared, state: 'LEVEL_ONE', confirmedOn: today },
    { ...declared, state: 'DECLARED' },
  ])
  const kind = { companyId, name: both('Team star'), about: both(''), points: 5, occasion }
  const [{ id: kindId } = { id: 0 }] = await db.insert(rewardKinds).values(kind).returning()
  const given = { companyId, userId, kindId, points: 5, occasion, reason: '', givenAt: now, givenOn: today }
  await db.insert(rewards).values([given, { ...given, takenBackAt: now }])
  const { content } = await call(listReviewEvidence, { as: manager, params: { id } })
  expect(content.map((one) => [one.kind, one.title.en, one.day])).toEqual([
    ['award', 'Team star', today],
    ['declaration', item?.name.en, today],
    ['goal', 'First aid', today],
  ])
  const [question] = await db.select().from(pdrQuestions)
  const { sourceId = 0 } = content.find((one) => one.kind === 'goal') ?? {}
  const body = { target: `question.${question?.id ?? 0}`, kind: 'goal' as const, sourceId }
  expect(await call(attachReviewEvidence, { as: person, params: { id }, body })).toMatchObject({
    title: both('First aid'),
    day: today,
  })
})
