import { eventsMessages as events } from '../kit/messages/events.ts'
import { developmentMessages as development } from '../kit/messages/development.ts'

/** Talks and rewards. */
export const developmentErrors = {
  talk_not_found: [404, development.talk_not_found.en],
  talk_in_use: [409, development.talk_in_use.en],
  talk_actions_full: [422, development.talk_actions_full.en],
  no_manager_assigned: [422, events.no_manager_assigned.en],
  reward_not_found: [404, development.reward_not_found.en],
  reward_kind_unknown: [422, development.reward_kind_unknown.en],
  reward_reason_required: [422, development.reward_reason_required.en],
  reward_budget_spent: [409, development.reward_budget_spent.en],
  reward_taken_back: [409, development.reward_taken_back.en],
} as const
