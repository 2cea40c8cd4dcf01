import { createHmac, randomBytes } from 'node:crypto'

// NOTE: the form of the Standard Webhooks specification, for which there are libraries in many languages.
const mark = 'whsec_'
const version = 'v1'

export const makeSigningSecret = () => `${mark}${randomBytes(32).toString('base64')}`
export const makeMessageId = () => `msg_${randomBytes(18).toString('base64url')}`

type Signed = { id: string; timestamp: number; body: string }

/** HMAC-SHA256 over id, time and body, by each valid secret. */
export const signatureOf = (secrets: readonly string[], { id, timestamp, body }: Signed) =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(mark.length), 'base64')
      return `${version},${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
