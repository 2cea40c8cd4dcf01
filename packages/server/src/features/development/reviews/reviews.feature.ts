import type { Feature } from '../../../feature.ts'
import { followEverybody, remindOfReviews } from './administer/follow-people.ts'
import { draftListener } from './drafts/tell-drafts.ts'
import { reviewForm } from './form/evaluation-form.ts'
import { reviewListeners } from './reviews.events.ts'
import { reviewData } from './reviews.personal.queries.ts'
import { reviewRoutes } from './reviews.routes.ts'

export const reviewsFeature: Feature = {
  routes: [reviewRoutes],
  listeners: [...reviewListeners, draftListener],
  jobs: [
    { name: 'reviews.follow', cron: '*/5 * * * *', work: (kit) => followEverybody(kit) },
    { name: 'reviews.remind', cron: '7 5 * * *', work: (kit) => remindOfReviews(kit) },
  ],
  personalData: reviewData,
  evaluationForm: reviewForm,
}
