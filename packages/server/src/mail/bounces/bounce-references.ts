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

/** Of the references in a text the first that this company’s letters were sent with; null where there is none. */
export function readReference(secret: string, companyId: number, text: string) {
  for (const [, digits = '', given = ''] of [...text.matchAll(reference)].slice(0, mostTried)) {
    const id = Number(digits)
    const expected = Buffer.from(signatureOf(secret, { companyId, id }))
    if (id <= 2_147_483_647 && timingSafeEqual(Buffer.from(given.toLowerCase()), expected)) return id
  }
  return null
}

const longestName = 64

/** The address with the reference after a plus (RFC 5233); as it is where that would be too long. */
export function returnPath(address: string, named: string) {
  const at = address.lastIndexOf('@')
  const name = `${address.slice(0, at)}+${named}`
  return name.length > longestName ? address : `${name}${address.slice(at)}`
}
