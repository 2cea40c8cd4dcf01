import type { Feature } from '../../../feature.ts'
import { testimonialRoutes } from './testimonials.routes.ts'
import { testimonialListeners } from './testimonials.events.ts'
import { testimonialData } from './testimonials.personal.queries.ts'

export const testimonialsFeature: Feature = {
  routes: [testimonialRoutes],
  listeners: testimonialListeners,
  personalData: [testimonialData],
}
