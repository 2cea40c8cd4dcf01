import { attachReviewEvidence, listReviewEvidence } from '@oktant/contract/development/reviews/reviews.ts'
import { competencyLevels } from '@oktant/contract/development/competency-shapes.ts'
import { rewardOccasions } from '@oktant/contract/development/reward-kinds.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeReview } from '../../../../../test/kit/content/reviews.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { blankOutline } from '../../../../../test/kit/content/goals.ts'
import { dayAhead } from '../../../../../test/scenes/goals.ts'
import { surveys } from '../../../assessment/surveys/surveys.tables.ts'
import { components } from '../../../learning/components/components.tables.ts'
import { users } from '../../../people/people/people.tables.ts'
import { competencyDeclarations } from '../../competencies/competencies.tables.ts'
import { competencyItems } from '../../competency-items/competency-items.tables.ts'
import { goals } from '../../goals/goals.tables.ts'
import { rewardKinds } from '../../reward-kinds/reward-kinds.tables.ts'
import { rewards } from '../../rewards/rewards.tables.ts'
import { pdrSeasons } from '../../seasons/seasons.tables.ts'
import { talks, talkTexts } from '../../talks/talks.tables.ts'
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

/** A review whose season began a month ago, with talks and feedback of which some are no evidence. */
async function makeShared() {
  const server = await testServer()
  const { call, clock, db, make } = server
  const { id, person, manager } = await makeReview(server)
  const { companyId, id: userId } = person
  const [today, ahead, before] = [dayAhead(0), dayAhead(2), dayAhead(-60)]
  const talk = { companyId, userId, startedBy: manager.id, createdAt: clock.now() }
  const [{ id: talkId } = { id: 0 }] = await db
    .insert(talks)
    .values({ ...talk, topic: 'Half-year talk', talkOn: today })
    .returning()
  await db.insert(talks).values([
    { ...talk, topic: 'Still to come', talkOn: ahead },
    { ...talk, topic: 'Long ago', talkOn: before },
    { ...talk, userId: manager.id, topic: 'Of somebody else', talkOn: today },
  ])
  const text = { companyId, talkId, number: 1, savedAt: clock.now() }
  const note = { ...text, part: 'private' as const, ownerId: manager.id, savedBy: manager.id }
  await db.insert(talkTexts).values({ ...note, text: 'For nobody else' })
  const [component] = await db.select().from(components).where(eq(components.companyId, companyId))
  const survey = {
    companyId,
    componentId: component?.id ?? 0,
    categoryId: 21,
    description: both(''),
    isAnonymous: true,
    leastAnswers: 3,
    resultsWhen: 'closed' as const,
    subjectId: userId,
    opensOn: before,
    closedOn: today,
    createdBy: manager.id,
    createdAt: clock.now(),
    managerReads: true,
    releasedOn: today,
  }
  await db.insert(surveys).values([
    { ...survey, title: both('All round') },
    { ...survey, title: both('Kept back'), releasedOn: null },
    { ...survey, title: both('For them alone'), managerReads: false },
    { ...survey, title: both('Removed'), removedAt: clock.now() },
    { ...survey, title: both('Of last year'), releasedOn: before },
  ])
  const reads = async (as: typeof person) =>
    (await call(listReviewEvidence, { as, params: { id } })).content.map((one) => [one.kind, one.title.en])
  const [question] = await db.select().from(pdrQuestions).where(eq(pdrQuestions.companyId, companyId))
  const body = { target: `question.${question?.id ?? 0}`, kind: 'talk' as const, sourceId: talkId }
  const attach = () => call(attachReviewEvidence, { as: person, params: { id }, body })
  return { call, db, make, id, person, manager, reads, attach, today }
}

const shared = [
  ['feedback', 'All round'],
  ['talk', 'Half-year talk'],
]

test('talks that were held and released feedback stand beside a review for both sides, and one press attaches one', async () => {
  const { call, id, person, manager, reads, attach, today } = await makeShared()
  expect(await reads(person)).toEqual(shared)
  expect(await reads(manager)).toEqual(shared)
  const seen = await call(listReviewEvidence, { as: manager, params: { id } })
  expect(JSON.stringify(seen)).not.toContain('For nobody else')
  expect(await attach()).toMatchObject({ title: both('Half-year talk'), day: today })
})

test('where the review’s manager no longer leads the person, and for whoever else reads it, what the two do not both read is missing', async () => {
  const { db, make, person, manager, reads, attach } = await makeShared()
  expect(await reads(person)).toEqual(shared)
  const { companyId } = person
  const other = await make.user({ companyId, permissions: ['reviews.lead'] })
  await db.update(users).set({ managerId: other.id }).where(eq(users.id, person.id))
  expect(await reads(person)).toEqual([])
  expect(await reads(manager)).toEqual([])
  expect(await attach()).toMatchObject({ code: 'review_item_unknown' })
  await db.update(users).set({ managerId: manager.id }).where(eq(users.id, person.id))
  expect(await attach()).toMatchObject({ title: both('Half-year talk') })
  await db.update(pdrSeasons).set({ questionManagerId: other.id }).where(eq(pdrSeasons.companyId, companyId))
  expect(await reads(other)).toEqual([])
})
