import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { lifeSeconds } from '@oktant/contract/kit/constants.ts'
import { seal, unseal } from '../../access/sealed.ts'
import type { Db } from '../../db/engine/db.ts'
import { preparedRows } from '../../db/engine/prepared.ts'
import { fail } from '../fail.ts'
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

const given = sql.placeholder
const answerKept = preparedRows<Pick<typeof repeats.$inferSelect, 'contentHash' | 'answer'>>(
  'repeats_kept',
  () => sql`select content_hash as "contentHash", answer from ${repeats}
    where scope = ${given('scope')} and key_hash = ${given('keyHash')}`,
)

/** The first answer to this change, if it was given already. */
export async function findAnswer(
  db: Db,
  secret: string,
  repeat: Repeat,
): Promise<{ payload: unknown } | null> {
  const { scope, keyHash } = repeat
  const [kept] = await answerKept(db, { scope, keyHash })
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
  const first = await holdKey(db, secret, repeat)
  // NOTE: it was stored as the answer of this same entry.
  if (first) return first.payload as T
  const { scope, keyHash, contentHash } = repeat
  const payload = await change()
  const answer = seal(by(secret, repeat.key), JSON.stringify(payload ?? null))
  await keepAnswer(db, { scope, keyHash, contentHash, answer })
  return payload
}

/** NOTE: `hold_repeat` stands in `repeats.triggers.sql`. */
const heldKey = preparedRows<{ isKnown: boolean }>(
  'repeats_hold',
  () => sql`select hold_repeat(${given('scope')}::text, ${given('keyHash')}::text) as "isKnown"`,
)

const keepAnswer = preparedRows(
  'repeats_keep',
  () => sql`insert into ${repeats} (scope, key_hash, content_hash, answer)
    values (${given('scope')}, ${given('keyHash')}, ${given('contentHash')}, ${given('answer')})`,
)

/** Holds a key for this transaction, after whoever holds it now; answers what was given to it before. */
async function holdKey(db: Db, secret: string, repeat: Repeat) {
  const { scope, keyHash } = repeat
  const [held] = await heldKey(db, { scope, keyHash })
  return held?.isKnown ? findAnswer(db, secret, repeat) : null
}

export async function forgetOldRepeats(db: Db, now: Date) {
  await db
    .delete(repeats)
    .where(lt(repeats.createdAt, new Date(now.getTime() - lifeSeconds.repeatedAnswer * 1000)))
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

// NOTE: an answer may hold a token, so it is readable only with the key that its caller chose.
const by = (secret: string, salt: string) => ({ secret, salt, purpose: 'repeats' })
