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
  kpa_not_found: [404, development.kpa_not_found.en],
  kpa_owner_inactive: [422, development.kpa_owner_inactive.en],
  kpa_too_deep: [422, development.kpa_too_deep.en],
  kpa_circle: [422, development.kpa_circle.en],
  kpa_archived: [409, development.kpa_archived.en],
  kpa_has_areas: [409, development.kpa_has_areas.en],
  kpas_full: [422, development.kpas_full.en],
  contract_not_found: [404, development.contract_not_found.en],
  contract_changed: [409, development.contract_changed.en],
  contract_closed: [409, development.contract_closed.en],
  contract_invalid: [422, development.contract_invalid.en],
  contract_incomplete: [422, development.contract_incomplete.en],
  contract_weights: [422, development.contract_weights.en],
  contract_other_manager: [409, development.contract_other_manager.en],
} as const
