import { paths } from '../paths.ts'
import { forget, recall, remember } from '../storage.ts'

/** Where somebody who is not signed in arrives. */
export const landingPath = () => (recall('segment-tip-closed') ? paths.welcome : paths.overview)

export const rememberReturnPath = (path: string) => remember('return-path', path)

/** The address wanted before signing in, once; otherwise the root. */
export function takeReturnPath() {
  const path = recall('return-path')
  forget('return-path')
  return path?.startsWith('/') && !path.startsWith(paths.login) ? path : paths.home
}
