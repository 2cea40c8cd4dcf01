import { Type as t, type Static } from '@sinclair/typebox'
import { Id, listQuery, LocalText, orNull } from '../http/http.ts'
import { rewardLimits } from '../kit/development-limits.ts'
import { record } from '../kit/record.ts'

const Name = t.Object({ en: t.String({ maxLength: 100 }), de: t.String({ maxLength: 100 }) })
const About = t.Object({ en: t.String({ maxLength: 500 }), de: t.String({ maxLength: 500 }) })

/** By what a reward is given: a person’s word, or something that happened. */
export const rewardOccasions = ['byHand', 'certificate', 'goal'] as const
export type RewardOccasion = (typeof rewardOccasions)[number]
export const RewardOccasion = t.Union(rewardOccasions.map((name) => t.Literal(name)))

/** A kind of reward: what it is for, and how many points it has. */
export type RewardKindForm = Static<typeof RewardKindForm>
export const RewardKindForm = t.Object({
  name: Name,
  about: About,
  points: t.Integer({ minimum: 1, maximum: rewardLimits.points }),
  occasion: RewardOccasion,
  /** How many points its rule gives to all in a period; without a bound where it is null. */
  ruleBudget: orNull(t.Integer({ minimum: 1, maximum: rewardLimits.ruleBudget })),
})

export type RewardKind = Static<typeof RewardKind>
export const RewardKind = t.Object({
  ...RewardKindForm.properties,
  id: Id,
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  changedAt: t.String(),
})

/** A kind as it is chosen, in the reader’s language. */
export type RewardChoice = Static<typeof RewardChoice>
export const RewardChoice = t.Object({
  id: Id,
  name: t.String(),
  about: t.String(),
  points: t.Integer(),
})

export const rewardPeriods = ['month', 'quarter', 'year'] as const
export type RewardPeriod = (typeof rewardPeriods)[number]
export const RewardPeriod = t.Union(rewardPeriods.map((name) => t.Literal(name)))

/** How many points each may give in a period; as many as they like where it is null. Rules count in the same periods. */
export type RewardBudgetForm = Static<typeof RewardBudgetForm>
export const RewardBudgetForm = t.Object({
  points: orNull(t.Integer({ minimum: 1, maximum: rewardLimits.budget })),
  period: RewardPeriod,
})

/** What is named of a kind wherever a reward of it is shown. */
export const NamedKind = t.Object({ id: Id, name: LocalText })

const kinds = record({
  path: '/admin/reward-kinds',
  access: 'reviews.administer',
  form: RewardKindForm,
  reply: RewardKind,
  row: RewardKind,
  query: listQuery({ sort: ['name', 'points', 'changedAt'], filter: ['name'] }),
  missing: 'record_not_found',
  invalid: 'record_invalid',
})

export const listRewardKinds = kinds.list('Lists the kinds of rewards with their points.')
export const createRewardKind = kinds.create('Makes a kind of reward.')
export const readRewardKind = kinds.read('Reads one kind of reward.')
export const updateRewardKind = kinds.update('Changes a kind of reward; what was given keeps its points.')
export const removeRewardKind = kinds.remove('Removes a kind of reward; nobody can give it any more.')
export const restoreRewardKind = kinds.restore('Brings a removed kind of reward back.')
export const affectedByRewardKindChange = kinds.affectedByChange(
  'Says what a change of many kinds of rewards would touch; nothing changes.',
)
export const changeRewardKinds = kinds.change('Removes many kinds of rewards at once, or brings them back.')
