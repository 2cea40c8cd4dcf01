import type { PartsOf } from '../../../lib/screens.ts'
import type { auditScreens } from './audit.screens.ts'

export const auditParts: PartsOf<typeof auditScreens> = {
  audit: () => import('./audit-screen.tsx').then((file) => file.AuditScreen),
}
