import { randomBytes } from 'node:crypto'
import { hashOfToken } from '../../../../access/token-secrets.ts'
import type { FieldError } from '../../../../http/fail.ts'

export const makeKey = () => randomBytes(12).toString('hex')
export const makeSecret = () => `xapi_${randomBytes(32).toString('base64url')}`
export const hashOfSecret = hashOfToken

/** What an authorization says: a secret, and the key that goes with it, which a bearer does not name. */
export function readAuthorization(authorization: string | undefined) {
  const [, scheme = '', given = ''] = /^(\w+) +(\S+)$/.exec(authorization ?? '') ?? []
  if (scheme.toLowerCase() === 'bearer') return { key: null, secret: given }
  if (scheme.toLowerCase() !== 'basic') return null
  const said = Buffer.from(given, 'base64').toString('utf8')
  const colon = said.indexOf(':')
  return colon < 1 ? null : { key: said.slice(0, colon), secret: said.slice(colon + 1) }
}

/** The same, of the secret its hash alone. */
export function readSecret(authorization: string | undefined): { key: string | null; hash: string } | null {
  const said = readAuthorization(authorization)
  return said && { key: said.key, hash: hashOfSecret(said.secret) }
}

const faultAt = (field: string, code: string): FieldError => ({ field, code, message: code })

export const faultsOf = ({ name, scopes }: { name: string; scopes: readonly string[] }) => [
  ...(name ? [] : [faultAt('name', 'required')]),
  ...(scopes.length ? [] : [faultAt('scopes', 'scope_missing')]),
]
