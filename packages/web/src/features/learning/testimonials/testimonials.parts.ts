import type { PartsOf } from '../../../lib/screens.ts'
import type { testimonialsScreens } from './testimonials.screens.ts'

export const testimonialsParts: PartsOf<typeof testimonialsScreens> = {
  testimonials: () => import('./testimonials-screen.tsx').then((file) => file.TestimonialsScreen),
}
