import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { absenceData } from './absences.personal.queries.ts'
import { absenceRoutes } from './absences.routes.ts'
import de from './absences.de.json' with { type: 'json' }
import en from './absences.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const absencesFeature: Feature = {
  objects,
  routes: [absenceRoutes],
  personalData: [absenceData],
}
