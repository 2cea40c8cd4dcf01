import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { lifeSeconds } from '@oktant/contract/constants.ts'
import { seal, unseal } from '../access/sealed.ts'
import type { Db } from '../db/db.ts'
import { fail } from './fail.ts'
import { repeats } from './repeats.tables.ts'

/** One change that may come twice: whose, under which key, with which content. */
export type Repeat = { scope: string; key: string; keyHash: string; contentHash: string }

const keyShape = /^[\w-]{8,128}$/

export function readRepeat(scope: string, header: unknown, content: string): Repeat | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !keyShape.test(header)) {
    throw fail('invalid_input', {
      errors: [
        { field: 'Idempotency-Key', code: 'pattern', message: 'must be 8 to 128 letters, digits, _ or -' },
      ],
    })
  }
  // NOTE: the content may hold a password, so its hash can be tried only by those who have the key.
  return { scope, key: header, keyHash: hash(header), contentHash: hash(`${header}\n${content}`) }
}

/** The first answer to this change, if it was given already. */
export async function findAnswer(
  db: Db,
  secret: string,
  repeat: Repeat,
): Promise<{ payload: unknown } | null> {
  const [kept] = await db
    .select({ contentHash: repeats.contentHash, answer: repeats.answer })
    .from(repeats)
    .where(and(eq(repeats.scope, repeat.scope), eq(repeats.keyHash, repeat.keyHash)))
  if (!kept) return null
  if (kept.contentHash !== repeat.contentHash) throw fail('repeated_differently')
  if (kept.answer === null) throw fail('somebody_was_quicker')
  return { payload: JSON.parse(unseal(by(secret, repeat.key), kept.answer)) }
}

/**
 * Runs a change once for its key, inside the transaction of the change: of two that come at once the second waits
 * for the first and is given its answer; a change that failed leaves no trace and may be tried again.
 */
export async function once<T>(
  db: Db,
  secret: string,
  repeat: Repeat | null,
  change: () => Promise<T>,
): Promise<T> {
  if (!repeat) return change()
  const { scope, keyHash, contentHash } = repeat
  const [mine] = await db
    .insert(repeats)
    .values({ scope, keyHash, contentHash })
    .onConflictDoNothing()
    .returning({ scope: repeats.scope })
  if (!mine) {
    const first = await findAnswer(db, secret, repeat)
    if (!first) throw fail('somebody_was_quicker')
    // NOTE: it was stored as the answer of this same entry.
    return first.payload as T
  }
  const payload = await change()
  await db
    .update(repeats)
    .set({ answer: seal(by(secret, repeat.key), JSON.stringify(payload ?? null)) })
    .where(and(eq(repeats.scope, scope), eq(repeats.keyHash, keyHash)))
  return payload
}

export async function forgetOldRepeats(db: Db, now: Date) {
  await db
    .delete(repeats)
    .where(lt(repeats.createdAt, new Date(now.getTime() - lifeSeconds.repeatedAnswer * 1000)))
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

// NOTE: an answer may hold a token, so it is readable only with the key that its caller chose.
const by = (secret: string, salt: string) => ({ secret, salt, purpose: 'repeats' })
