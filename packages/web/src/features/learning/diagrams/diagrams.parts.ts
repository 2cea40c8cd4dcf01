import type { PartsOf } from '../../../lib/screens.ts'
import type { diagramsScreens } from './diagrams.screens.ts'

export const diagramsParts: PartsOf<typeof diagramsScreens> = {
  adminDiagrams: () => import('./diagrams-screen.tsx').then((file) => file.DiagramsScreen),
  adminDiagram: () => import('./diagram-screen.tsx').then((file) => file.DiagramScreen),
}
