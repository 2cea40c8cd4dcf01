import type { NamedScreen } from '../../lib/screens.ts'
import type { Namespace } from '../texts.ts'
import { register } from '../register.ts'
import type { Screen } from './screen.ts'

type Named = NamedScreen & { texts: readonly Namespace[] }

const named: readonly Named[] = register.flatMap((feature): readonly Named[] => feature.screens)

/** Every screen that is built. What no feature names has no address and no menu entry. */
export const screens: readonly Screen[] = named.map((screen) => ({
  load: () => import('./parts.ts').then(({ partOf }) => partOf(screen.name)()),
  ...screen,
}))
