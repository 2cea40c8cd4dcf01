import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Static } from '@sinclair/typebox'
import type { Challenge } from '@oktant/contract/people/registration.ts'

/** Ticks the box: solves a challenge as the browser does. */
export async function solved(challenge: Static<typeof Challenge>) {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
