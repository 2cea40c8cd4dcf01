import type { Feature } from '../../../feature.ts'
import { absenceData } from './absences.personal.queries.ts'
import { absenceRoutes } from './absences.routes.ts'
import { absenceWords } from './absences.words.ts'

const { objects } = absenceWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const absencesFeature: Feature = {
  objects,
  routes: [absenceRoutes],
  personalData: [absenceData],
}
