import type { PartsOf } from '../../../lib/screens.ts'
import type { calibrationScreens } from './calibration.screens.ts'

export const calibrationParts: PartsOf<typeof calibrationScreens> = {
  calibration: () => import('./calibration-screen.tsx').then((file) => file.CalibrationScreen),
}
