import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What a text is sealed with: the installation's secret, one for each purpose, and a salt where there is one. */
export type SealedBy = { secret: string; purpose: string; salt?: string }

const keyOf = ({ secret, purpose, salt = '' }: SealedBy) =>
  Buffer.from(hkdfSync('sha256', secret, salt, `oktant ${purpose}`, 32))

export function seal(by: SealedBy, text: string) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(by), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Throws where it was sealed otherwise or has been altered. */
export function unseal(by: SealedBy, sealed: string) {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(by), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}
