import { verify, X509Certificate } from 'node:crypto'
import { parseJson } from '../../../../http/answer/json.ts'
import { type Attachment } from './attachments.rules.ts'
import { saysTheSame } from './sameness.rules.ts'
import { isObject, type JsonObject } from './values.rules.ts'

export const signatureUsage = 'http://adlnet.gov/expapi/attachments/signature'
const hashOf: Readonly<Record<string, string>> = { RS256: 'sha256', RS384: 'sha384', RS512: 'sha512' }

/** What is wrong with the signature of a statement, as a code; null for a good one. */
export function faultOfSignature(statement: JsonObject, attachment: Attachment, content: Buffer | undefined) {
  if (attachment.contentType.split(';')[0]?.trim() !== 'application/octet-stream') return 'signature_type'
  if (!content) return 'signature_missing'
  const parts = content.toString('latin1').trim().split('.')
  const [header, payload, signature] = parts
  if (parts.length !== 3 || !header || !payload || !signature) return 'signature_malformed'
  const [said, signed] = [readPart(header), readPart(payload)]
  if (!said || !signed) return 'signature_malformed'
  const hash = typeof said.alg === 'string' ? hashOf[said.alg] : undefined
  if (!hash) return 'signature_algorithm'
  if (!saysTheSame(signed, statement)) return 'signature_of_another'
  const isRight = isSignedBy(said.x5c, hash, `${header}.${payload}`, signature)
  return isRight ? null : 'signature_wrong'
}

function readPart(part: string): JsonObject | null {
  try {
    const value = parseJson(Buffer.from(part, 'base64url'))
    return isObject(value) ? value : null
  } catch {
    // NOTE: whatever cannot be read is malformed, and that is what is answered.
    return null
  }
}

/** NOTE: without a certificate nobody can say who signed, and the standard takes it as it is. */
function isSignedBy(chain: unknown, hash: string, signed: string, signature: string) {
  if (chain === undefined) return true
  const [first] = Array.isArray(chain) ? chain : []
  if (typeof first !== 'string') return false
  try {
    const { publicKey } = new X509Certificate(Buffer.from(first, 'base64'))
    return verify(hash, Buffer.from(signed), publicKey, Buffer.from(signature, 'base64url'))
  } catch {
    // NOTE: a certificate that cannot be read proves nothing.
    return false
  }
}
