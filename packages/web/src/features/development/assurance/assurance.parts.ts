import type { PartsOf } from '../../../lib/screens.ts'
import type { assuranceScreens } from './assurance.screens.ts'

export const assuranceParts: PartsOf<typeof assuranceScreens> = {
  competencyWorkbook: () => import('./workbook-screen.tsx').then((file) => file.WorkbookScreen),
  competencyMatrix: () => import('./matrix-screen.tsx').then((file) => file.CompetencyMatrixScreen),
}
