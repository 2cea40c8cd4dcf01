import { createHash, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { fail } from '../http/fail.ts'

// NOTE: hashes share the threads that also read files and look up names, so one thread is left to those.
const atOnce = Math.max(1, Math.min(4, availableParallelism()) - 1)
const mostWaiting = 200

export type Passwords = ReturnType<typeof makePasswords>

/** Passwords at rest: argon2id over the SHA-256 hex, so that a password sent hashed and one in clear are the same. */
export function makePasswords() {
  const pass = makeGate(atOnce, mostWaiting)
  // NOTE: somebody who does not exist costs the same work as somebody who mistypes.
  const nobody = hash(randomBytes(32).toString('hex'))
  return {
    hash: (password: string) => pass(() => hash(passwordDigest(password))),
    matches: (kept: string | null | undefined, password: string) =>
      pass(async () => (await verify(kept ?? (await nobody), passwordDigest(password))) && !!kept),
  }
}

const hashed = /^[0-9a-f]{64}$/i

/** Browsers may send the hash instead of the password; which of the two came is told by its shape. */
export const isDigest = (password: string) => hashed.test(password)

export const passwordDigest = (password: string) =>
  isDigest(password) ? password.toLowerCase() : createHash('sha256').update(password).digest('hex')

/** Lets so many through at once, so many wait, and turns the rest away. */
export function makeGate(most: number, mostInLine: number) {
  let inside = 0
  const line: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside < most) inside += 1
    else if (line.length >= mostInLine) throw fail('overloaded')
    else await new Promise<void>((enter) => line.push(enter))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
