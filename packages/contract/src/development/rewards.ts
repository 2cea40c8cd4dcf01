import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, orNull, paged } from '../http/http.ts'
import { rewardLimits } from '../kit/development-limits.ts'
import { NamedKind, RewardBudgetForm, RewardChoice, RewardOccasion } from './reward-kinds.ts'

const RewardPerson = t.Object({ id: Id, name: t.String() })
const Reason = t.String({ maxLength: rewardLimits.reason })

/** A reward that somebody was given, with why; points and words, never money. */
export type Reward = Static<typeof Reward>
export const Reward = t.Object({
  id: Id,
  user: RewardPerson,
  kind: NamedKind,
  points: t.Integer(),
  occasion: RewardOccasion,
  reason: t.String(),
  /** What a rule gave it for, such as a course. */
  about: orNull(LocalText),
  /** Null where a rule gave it. */
  giver: orNull(RewardPerson),
  givenAt: t.String(),
  /** By nobody where the proof of the goal was revoked, for which a rule had given it. */
  takenBack: orNull(t.Object({ at: t.String(), reason: t.String(), by: orNull(RewardPerson) })),
  can: t.Object({ takeBack: t.Boolean() }),
})

export const rewardStates = ['standing', 'takenBack'] as const

/** What somebody has, and what they may still give. */
export type RewardStanding = Static<typeof RewardStanding>
export const RewardStanding = t.Object({
  points: t.Integer(),
  count: t.Integer(),
  /** Null where one gives none. */
  giving: orNull(
    t.Object({
      /** Null where there is no bound. */
      budget: orNull(t.Integer()),
      spent: t.Integer(),
      /** The last day of the period, YYYY-MM-DD. */
      until: t.String(),
      /** Everybody in the company, or those one leads. */
      toAll: t.Boolean(),
    }),
  ),
})

export const readRewardStanding = endpoint({
  method: 'GET',
  path: '/client/rewards/standing',
  access: 'signedIn',
  summary: 'Reads how many points one has, and how many one may still give.',
  reply: RewardStanding,
})

export const listMyRewards = endpoint({
  method: 'GET',
  path: '/client/rewards',
  access: 'signedIn',
  summary: 'Lists the rewards that one was given, newest first.',
  query: listQuery({ sort: ['givenAt'], filter: ['state'] }),
  reply: paged(Reward),
})

export const listGivenRewards = endpoint({
  method: 'GET',
  path: '/client/rewards/given',
  access: 'signedIn',
  summary: 'Lists the rewards that one has given, newest first.',
  query: listQuery({ sort: ['givenAt'], filter: ['state'] }),
  reply: paged(Reward),
})

export const listRewardChoices = endpoint({
  method: 'GET',
  path: '/client/rewards/kinds',
  access: 'signedIn',
  summary: 'Lists the kinds of rewards that one may give, by name.',
  reply: t.Array(RewardChoice),
})

export const listRewardPeople = endpoint({
  method: 'GET',
  path: '/client/rewards/people',
  access: 'signedIn',
  summary: 'Lists the people one leads, to whom one may give rewards.',
  reply: t.Array(RewardPerson),
})

export const giveReward = endpoint({
  method: 'POST',
  path: '/client/rewards',
  access: 'signedIn',
  summary: 'Gives somebody a reward, with a reason, within one’s budget of points.',
  body: t.Object({ userId: Id, kindId: Id, reason: Reason }),
  reply: Reward,
  errors: ['user_not_found', 'reward_kind_unknown', 'reward_reason_required', 'reward_budget_spent'],
})

export const takeRewardBack = endpoint({
  method: 'POST',
  path: '/client/rewards/:id/take-back',
  access: 'signedIn',
  summary: 'Takes a reward back, with a reason; it stays readable.',
  params: idParams,
  body: t.Object({ reason: Reason }),
  reply: Reward,
  errors: ['reward_not_found', 'reward_reason_required', 'reward_taken_back'],
})

export const listRewards = endpoint({
  method: 'GET',
  path: '/admin/rewards',
  access: 'reviews.administer',
  summary: 'Lists every reward of the company.',
  query: listQuery({
    sort: ['givenAt', 'user.name', 'giver.name', 'points'],
    filter: ['user.name', 'giver.name', 'kindId', 'state'],
  }),
  reply: paged(Reward),
})

const Budget = t.Object({ ...RewardBudgetForm.properties, revision: t.Integer() })

export const readRewardBudget = endpoint({
  method: 'GET',
  path: '/admin/reward-budget',
  access: 'reviews.administer',
  summary: 'Reads how many points each may give in a period.',
  reply: Budget,
})

export const updateRewardBudget = endpoint({
  method: 'PUT',
  path: '/admin/reward-budget',
  access: 'reviews.administer',
  summary: 'Sets how many points each may give in a period.',
  body: Budget,
  reply: Budget,
  errors: ['content_changed'],
})
