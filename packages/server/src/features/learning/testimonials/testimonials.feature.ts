import type { Feature } from '../../../feature.ts'
import { testimonialRoutes } from './testimonials.routes.ts'
import { testimonialListeners } from './testimonials.events.ts'
import { testimonialData } from './testimonials.personal.queries.ts'
import { testimonialWords } from './testimonials.words.ts'

const { objects } = testimonialWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const testimonialsFeature: Feature = {
  objects,
  routes: [testimonialRoutes],
  listeners: testimonialListeners,
  personalData: [testimonialData],
}
