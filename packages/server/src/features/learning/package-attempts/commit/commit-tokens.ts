import { packageLimits } from '@oktant/contract/kit/constants.ts'
import { makeSigning, secondsOf, type Signer } from './signed-claims.ts'

type OfAttempt = { companyId: number; componentLogId: number }

const signing = makeSigning('oktant package commits')

/** Lets whoever holds it commit to one attempt, for some hours, and do nothing else. */
export function makeCommitToken(signer: Signer, { companyId, componentLogId }: OfAttempt) {
  const end = secondsOf(signer.now()) + packageLimits.tokenHours * 3600
  return signing.sign(signer, [companyId, componentLogId, end].map((number) => number.toString(36)).join('.'))
}

/** The attempt that a token is for; nothing when it is not ours or too old. */
export function readCommitToken(signer: Signer, token: string): OfAttempt | null {
  const claim = signing.read(signer, token)
  if (claim === null) return null
  const [companyId = 0, componentLogId = 0, until = 0] = claim.split('.').map((part) => parseInt(part, 36))
  return until > secondsOf(signer.now()) ? { companyId, componentLogId } : null
}
