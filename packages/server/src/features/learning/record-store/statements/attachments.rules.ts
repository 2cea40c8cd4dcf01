import { createHash } from 'node:crypto'
import { objectTypeOf } from './objects.rules.ts'
import { isObject, type JsonObject } from './values.rules.ts'

export type Attachment = JsonObject & { sha2: string; contentType: string; usageType: string }

const isAttachment = (value: unknown): value is Attachment =>
  isObject(value) &&
  typeof value.sha2 === 'string' &&
  typeof value.contentType === 'string' &&
  typeof value.usageType === 'string'

/** Of a statement and of one inside it. */
export function attachmentsOf(statement: JsonObject): Attachment[] {
  const { attachments, object } = statement
  const own = Array.isArray(attachments) ? attachments.filter(isAttachment) : []
  return isObject(object) && objectTypeOf(object) === 'SubStatement'
    ? [...own, ...attachmentsOf(object)]
    : own
}

const byLength: Readonly<Record<number, string>> = { 56: 'sha224', 64: 'sha256', 96: 'sha384', 128: 'sha512' }

/** Is this the SHA-2 of the content, of whichever length it is? */
export function isHashOf(sha2: string, content: Buffer) {
  const kind = byLength[sha2.length]
  return kind !== undefined && createHash(kind).update(content).digest('hex') === sha2.toLowerCase()
}
