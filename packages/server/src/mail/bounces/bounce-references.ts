import { createHmac, timingSafeEqual } from 'node:crypto'

export type Delivery = { companyId: number; id: number }

const signatureOf = (secret: string, { companyId, id }: Delivery) =>
  createHmac('sha256', secret).update(`delivery ${companyId} ${id}`).digest('hex').slice(0, 24)

/**
 * What a letter is called on its way, and is known by when it comes back. NOTE: 96 bits that nobody can guess, in
 * letters that stay the same where a mail server writes addresses small, and short enough for an address.
 */
export const referenceOf = (secret: string, delivery: Delivery) =>
  `o${delivery.id}.${signatureOf(secret, delivery)}`

const reference = /\bo([1-9]\d{0,9})\.([0-9a-f]{24})(?![0-9a-f])/gi
const mostTried = 50

export type Reference = { id: number; signature: string }

/** The names in a text that letters may have left with, as they stand there. */
export const referencesIn = (text: string): Reference[] =>
  [...text.matchAll(reference)].slice(0, mostTried).flatMap(([, digits = '', signature = '']) => {
    const id = Number(digits)
    return id <= 2_147_483_647 ? [{ id, signature: signature.toLowerCase() }] : []
  })

/** Was the letter of that number sent with this name by this company? */
export const isNamed = (secret: string, companyId: number, { id, signature }: Reference) =>
  timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, { companyId, id })))

const longestName = 64

/** The address with the reference after a plus (RFC 5233); as it is where that would be too long. */
export function returnPath(address: string, named: string) {
  const at = address.lastIndexOf('@')
  const name = `${address.slice(0, at)}+${named}`
  return name.length > longestName ? address : `${name}${address.slice(at)}`
}
