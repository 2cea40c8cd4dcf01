import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { captcha } from '@oktant/contract/kit/constants.ts'
import { Challenge } from '@oktant/contract/people/registration.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { insertUsedCaptcha } from './registration.queries.ts'

const Payload = t.Object({
  challenge: Challenge,
  solution: t.Object({ counter: t.Integer(), derivedKey: t.String({ maxLength: 200 }) }),
})

type Needs = Pick<Kit, 'config' | 'now'>

/** A challenge that any phone solves within a second or so, and that a program must solve each time anew. */
export function makeCaptcha({ config, now }: Needs) {
  return createChallenge({
    ...secretsOf(config.secret),
    algorithm: 'PBKDF2/SHA-256',
    deriveKey,
    cost: captcha.cost,
    // NOTE: the answer is drawn, not left to chance, so that nobody waits many times longer than others.
    counter: randomInt(captcha.leastTries, captcha.mostTries),
    expiresAt: new Date(now().getTime() + captcha.lastsSeconds * 1000),
  })
}

/** Uses a solved challenge up for one request; false when it is not ours, not solved, too old or used already. */
export async function useCaptcha(db: Db, { config, now }: Needs, sent: string, content: unknown) {
  const payload = readPayload(sent)
  if (!payload) return false
  const { expiresAt = 0, nonce } = payload.challenge.parameters
  const ends = new Date(expiresAt * 1000)
  if (ends <= now()) return false
  const { verified } = await verifySolution({ ...payload, ...secretsOf(config.secret), deriveKey })
  if (!verified) return false
  const contentHash = createHmac('sha256', config.secret).update(JSON.stringify(content)).digest('base64url')
  return insertUsedCaptcha(db, { nonce, contentHash, expiresAt: ends })
}

function readPayload(sent: string) {
  try {
    const payload: unknown = JSON.parse(Buffer.from(sent, 'base64').toString('utf8'))
    return Value.Check(Payload, payload) ? payload : null
  } catch {
    return null
  }
}

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: keyOf(secret, 'oktant captcha'),
  hmacKeySignatureSecret: keyOf(secret, 'oktant captcha answers'),
})

const keyOf = (secret: string, use: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', use, 32)).toString('hex')
