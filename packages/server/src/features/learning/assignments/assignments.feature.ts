import type { Feature } from '../../../feature.ts'
import { assignmentRoutes } from './assignments.routes.ts'

export const assignmentsFeature: Feature = { routes: [assignmentRoutes] }
