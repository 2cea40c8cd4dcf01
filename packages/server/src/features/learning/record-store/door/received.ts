import { fail } from '../../../../http/fail.ts'
import { parseJson } from '../../../../http/answer/json.ts'
import { attachmentsOf, isHashOf } from '../statements/attachments.rules.ts'
import { faultOfSignature, signatureUsage } from '../statements/signatures.ts'
import type { JsonObject } from '../statements/values.rules.ts'
import { boundaryOf, type Part, readParts } from './multipart.rules.ts'
import { keyNamedTwice } from './twice-named.rules.ts'

export type ReceivedStatements = {
  /** A lone one was sent as such. */
  isList: boolean
  statements: unknown[]
  attachments: Map<string, Buffer>
}

const mostParts = 1000
export const refused = (field: string, code: string) =>
  fail('record_request_invalid', { errors: [{ field, code, message: code }] })

export const refusedByLaunch = (field: string, code: string) =>
  fail('record_session_refused', { errors: [{ field, code, message: code }] })

const mediaOf = (contentType: string | undefined) => (contentType ?? '').split(';')[0]?.trim().toLowerCase()

/** What was sent to be stored: JSON, or JSON and its attachments in parts. */
export function readStatements(contentType: string | undefined, body: Buffer): ReceivedStatements {
  const media = mediaOf(contentType)
  if (media === 'application/json') return { ...listOf(body), attachments: new Map() }
  if (media !== 'multipart/mixed') throw refused('Content-Type', 'wrong_content_type')
  const boundary = boundaryOf(contentType ?? '')
  const [first, ...others] = (boundary && readParts(body, boundary, mostParts)) || []
  if (!first) throw refused('body', 'malformed_parts')
  if (mediaOf(first.headers['content-type']) !== 'application/json')
    throw refused('body', 'first_part_not_statements')
  return { ...listOf(first.content), attachments: contentsOf(others) }
}

function listOf(body: Buffer) {
  const value = parseJson(body)
  const twice = keyNamedTwice(body.toString('utf8'))
  if (twice !== null) throw refused(twice, 'more_than_once')
  return Array.isArray(value)
    ? { isList: true, statements: value as unknown[] }
    : { isList: false, statements: [value] }
}

function contentsOf(parts: readonly Part[]) {
  const contents = new Map<string, Buffer>()
  for (const { headers, content } of parts) {
    const hash = headers['x-experience-api-hash']?.toLowerCase()
    if (!hash) throw refused('X-Experience-API-Hash', 'missing')
    if (headers['content-transfer-encoding']?.toLowerCase() !== 'binary')
      throw refused('Content-Transfer-Encoding', 'not_binary')
    if (!isHashOf(hash, content)) throw refused('X-Experience-API-Hash', 'wrong_hash')
    contents.set(hash, content)
  }
  return contents
}

/** Each content belongs to an attachment, each attachment has its content or an address of it, and what is signed is what is said. */
export function checkAttachments(statements: readonly JsonObject[], contents: ReadonlyMap<string, Buffer>) {
  const named = new Set<string>()
  for (const statement of statements) {
    for (const attachment of attachmentsOf(statement)) {
      const hash = attachment.sha2.toLowerCase()
      named.add(hash)
      const content = contents.get(hash)
      if (!content && attachment.fileUrl === undefined) throw refused('attachments', 'content_missing')
      if (content && content.length !== attachment.length) throw refused('attachments', 'wrong_length')
      const fault =
        attachment.usageType === signatureUsage ? faultOfSignature(statement, attachment, content) : null
      if (fault) throw refused('attachments', fault)
    }
  }
  for (const hash of contents.keys()) if (!named.has(hash)) throw refused('body', 'part_not_named')
}
