import { reviewsMessages as reviews } from '../kit/messages/reviews.ts'

/** Reviews and their seasons. */
export const reviewErrors = {
  review_not_found: [404, reviews.review_not_found.en],
  review_actioned: [409, reviews.review_actioned.en],
  review_field_closed: [409, reviews.review_field_closed.en],
  review_field_invalid: [422, reviews.review_field_invalid.en],
  review_item_unknown: [422, reviews.review_item_unknown.en],
  review_draft_not_found: [404, reviews.review_draft_not_found.en],
  review_without_manager: [409, reviews.review_without_manager.en],
  rejection_comment_missing: [422, reviews.rejection_comment_missing.en],
  meeting_day_invalid: [422, reviews.meeting_day_invalid.en],
  mark_reason_missing: [422, reviews.mark_reason_missing.en],
  calibration_state: [409, reviews.calibration_state.en],
  calibration_changed: [409, reviews.calibration_changed.en],
  deadline_missing: [422, reviews.deadline_missing.en],
  season_not_found: [404, reviews.season_not_found.en],
  season_invalid: [422, reviews.season_invalid.en],
  season_open: [422, reviews.season_open.en],
  season_state: [409, reviews.season_state.en],
  pdr_objectives_count: [422, reviews.pdr_objectives_count.en],
  pdr_objective_incomplete: [422, reviews.pdr_objective_incomplete.en],
} as const
