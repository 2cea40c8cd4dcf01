import type { Feature } from '../../../feature.ts'
import { kpaData } from './kpas.personal.queries.ts'
import { kpaRoutes } from './kpas.routes.ts'

export const kpasFeature: Feature = { routes: [kpaRoutes], personalData: [kpaData] }
