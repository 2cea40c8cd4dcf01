import { packageLimits } from '@oktant/contract/kit/constants.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { makeSigning, secondsOf, type Signer } from '../commit/signed-claims.ts'

/** One look at one unit, of which nothing is kept, also not that it was. */
export type Look = {
  companyId: number
  revisionId: number
  item: string
  /** By which statements name the unit. */
  activityId: string
  session: string
  registration: string
  language: Language
}
type Claimed = Look & { until: number }

const signing = makeSigning('oktant package looks')

/** Lets whoever holds it speak as this look, for some hours. */
export function makeLookToken(signer: Signer, look: Look) {
  const claimed: Claimed = { ...look, until: secondsOf(signer.now()) + packageLimits.tokenHours * 3600 }
  return signing.sign(signer, Buffer.from(JSON.stringify(claimed)).toString('base64url'))
}

/** The look that a token is for; nothing when it is not ours or too old. */
export function readLookToken(signer: Signer, token: string): Look | null {
  const claim = signing.read(signer, token)
  if (claim === null) return null
  // NOTE: as it was written above.
  const { until, ...look } = JSON.parse(Buffer.from(claim, 'base64url').toString('utf8')) as Claimed
  return until > secondsOf(signer.now()) ? look : null
}
