import type { Feature } from '../../../feature.ts'
import { absenceData } from './absences.personal.queries.ts'
import { absenceRoutes } from './absences.routes.ts'

export const absencesFeature: Feature = {
  routes: [absenceRoutes],
  personalData: [absenceData],
}
