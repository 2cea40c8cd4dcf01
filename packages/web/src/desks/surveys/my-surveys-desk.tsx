import { SurveysScreen } from '../../features/assessment/surveys/answer/surveys-screen.tsx'
import { WaitingReviewsPart } from '../../features/development/reviews/parts/review-parts.tsx'

/** The surveys that wait for somebody, and the reviews that do. */
export function MySurveysDesk() {
  return (
    <SurveysScreen>
      <WaitingReviewsPart />
    </SurveysScreen>
  )
}
