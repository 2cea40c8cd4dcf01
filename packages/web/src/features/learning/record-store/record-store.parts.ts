import type { PartsOf } from '../../../lib/screens.ts'
import type { recordStoreScreens } from './record-store.screens.ts'

export const recordStoreParts: PartsOf<typeof recordStoreScreens> = {
  recordCredentials: () =>
    import('./record-credentials-screen.tsx').then((file) => file.RecordCredentialsScreen),
  recordCredential: () =>
    import('./record-credential-screen.tsx').then((file) => file.RecordCredentialScreen),
}
