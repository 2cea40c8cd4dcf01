import type { Feature } from '../../../feature.ts'
import { followEverybody, remindOfReviews } from './administer/follow-people.ts'
import { draftListener } from './drafts/tell-drafts.ts'
import { reviewForm } from './form/evaluation-form.ts'
import { reviewListeners } from './reviews.events.ts'
import { reviewData } from './reviews.personal.queries.ts'
import { reviewRoutes } from './reviews.routes.ts'
import { reviewWords } from './reviews.words.ts'

const { objects } = reviewWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const reviewsFeature: Feature = {
  objects,
  routes: [reviewRoutes],
  listeners: [...reviewListeners, draftListener],
  jobs: [
    { name: 'reviews.follow', cron: '*/5 * * * *', work: (kit) => followEverybody(kit) },
    { name: 'reviews.remind', cron: '7 5 * * *', work: (kit) => remindOfReviews(kit) },
  ],
  personalData: reviewData,
  evaluationForm: reviewForm,
}
