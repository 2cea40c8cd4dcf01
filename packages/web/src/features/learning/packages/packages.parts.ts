import type { PartsOf } from '../../../lib/screens.ts'
import type { packagesScreens } from './packages.screens.ts'

export const packagesParts: PartsOf<typeof packagesScreens> = {
  packageAttempts: () => import('./attempts/attempts-screen.tsx').then((file) => file.PackageAttemptsScreen),
  allPackageAttempts: () =>
    import('./attempts/all-attempts-screen.tsx').then((file) => file.AllPackageAttemptsScreen),
  packageAttempt: () => import('./attempts/attempt-screen.tsx').then((file) => file.PackageAttemptScreen),
  packageImports: () => import('./package-imports-screen.tsx').then((file) => file.PackageImportsScreen),
  packageImport: () => import('./package-import-screen.tsx').then((file) => file.PackageImportScreen),
}
