import type { FailureCode } from '../lib/api/api-error.ts'
import type { AlwaysWorded } from '../lib/api/error-text.ts'
import type { FeatureScreens } from '../lib/screens.ts'
import { textSource, type TextSource, withMore } from '../lib/words/said/texts.ts'
import { register } from './register.ts'

/** The words that belong to no feature. */
const ownTexts = {
  common: textSource<Common>(
    () => import('../lib/words/said/common.en.json'),
    () => import('../lib/words/said/common.de.json'),
  ),
  /** What the server refuses, in words; loaded with the first refusal. */
  errors: textSource<Errors>(
    () => import('../lib/words/said/errors.en.json'),
    () => import('../lib/words/said/errors.de.json'),
  ),
  /** What stands around every screen, with what the screens are called. */
  shell: textSource(
    withMore(
      () => import('./shell/shell.en.json'),
      () => import('virtual:words/screen.en'),
    ),
    withMore(
      () => import('./shell/shell.de.json'),
      () => import('virtual:words/screen.de'),
    ),
  ),
  /** The words of the parts that all screens of the administration are made of. */
  admin: textSource(
    () => import('../ui/admin/admin.en.json'),
    () => import('../ui/admin/admin.de.json'),
  ),
  viewing: textSource(
    () => import('./shell/viewing/viewing.en.json'),
    () => import('./shell/viewing/viewing.de.json'),
  ),
  editor: textSource(
    () => import('../ui/form/text/editor.en.json'),
    () => import('../ui/form/text/editor.de.json'),
  ),
}

/** Every namespace with its two files; a screen names those it shows. */
export const textSources: Readonly<Record<string, TextSource>> = Object.assign(
  {},
  ownTexts,
  ...register.map((feature: FeatureScreens) => feature.texts),
)

/** What every page needs. */
export const textsOfEveryPage = ['common', 'shell'] as const

// NOTE: demanded key by key, so an error code without words does not compile.
type Common = typeof import('../lib/words/said/common.en.json') & Record<`error.${AlwaysWorded}`, string>
type Errors = typeof import('../lib/words/said/errors.en.json') &
  Record<`error.${Exclude<FailureCode, AlwaysWorded>}`, string>

/** What all features say together. */
type AllOf<Texts> = (Texts extends unknown ? (texts: Texts) => void : never) extends (
  texts: infer All,
) => void
  ? All
  : never
type Sources = typeof ownTexts & AllOf<(typeof register)[number]['texts']>
export type Namespace = keyof Sources
type TextsOf<S> = S extends TextSource<infer T> ? T : never
export type Resources = { [N in Namespace]: TextsOf<Sources[N]> }

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    resources: Resources
  }
}
