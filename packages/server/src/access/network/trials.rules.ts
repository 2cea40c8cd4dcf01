import type { TrialFault } from '@oktant/contract/organisation/system.ts'

/** What partners and the system say, by code or in their words, in the order in which it is looked for. */
const signs: readonly (readonly [TrialFault, RegExp])[] = [
  ['nameUnknown', /ENOTFOUND|EAI_AGAIN/],
  ['notListening', /ECONNREFUSED/],
  ['otherEncryption', /wrong version number|packet length too long|STARTTLS|ETLS/i],
  ['certificate', /certificate|CERT_|ALTNAME/i],
  [
    'signIn',
    /EAUTH|authentication required|Invalid login|InvalidAccessKeyId|SignatureDoesNotMatch|signature .*(match|differ)/i,
  ],
  ['bucketUnknown', /NoSuchBucket/],
  ['notAllowed', /AccessDenied|Forbidden|EACCES|EPERM|EROFS/],
  ['full', /ENOSPC|EDQUOT/],
  ['letterRefused', /EENVELOPE|recipients were rejected|Mail command failed/],
  ['otherService', /Invalid greeting/],
  ['silent', /ETIMEDOUT|TimeoutError|timed? ?out|Greeting never received/i],
  ['unreachable', /EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE|socket (close|hang)/i],
]

/** What somebody can do something about, in what went wrong; none where nobody knows it. */
export function faultOf(error: unknown): TrialFault | null {
  if (!(error instanceof Error)) return null
  if (error.cause) return faultOf(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  const said = `${error.name} ${code} ${error.message}`
  return signs.find(([, sign]) => sign.test(said))?.[0] ?? null
}
