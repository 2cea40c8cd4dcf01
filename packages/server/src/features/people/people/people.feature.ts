import type { Feature } from '../../../feature.ts'
import { peopleRoutes } from './people.routes.ts'
import { peopleData } from './people.personal.queries.ts'

export const peopleFeature: Feature = {
  routes: [peopleRoutes],
  personalData: peopleData,
}
