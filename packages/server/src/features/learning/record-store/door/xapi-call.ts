import { createHash } from 'node:crypto'
import type { Kit } from '../../../../kit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { LoadedCredential } from '../credentials/credentials.queries.ts'
import type { DocumentOwner } from '../documents/documents.ts'
import type { ProtocolVersion } from '../statements/statement.rules.ts'
import type { Authority, SentStatements } from '../statements/statements.ts'
import type { JsonObject } from '../statements/values.rules.ts'
import type { XapiRequest } from './xapi-request.ts'

/** How far somebody reaches who is let in for one attempt alone. */
export type Reach = {
  registration: string
  /** As whom alone documents are kept and statements are asked for. */
  agents: readonly string[]
  activityId: string
  /** Refuses a document that may not be changed, or not so. */
  checkChange: (owner: DocumentOwner, name: string | undefined, request: XapiRequest) => void
  /** Hears of a document that was read. */
  noteRead?: (owner: DocumentOwner, name: string) => Promise<void>
  keep: (tx: Db, authority: Authority, sent: SentStatements) => Promise<string[]>
  /** Whoever only looks changes no document, and reads what is made here for them. */
  look?: (owner: DocumentOwner, name: string) => Promise<JsonObject | null>
}

/** Who calls: a program by its credential, or, without a number, content that was launched. */
export type Caller = Pick<LoadedCredential, 'companyId' | 'name' | 'key' | 'scopes'> & {
  id: number | null
  reach?: Reach
}
/** Says who calls, or refuses. */
export type Admission = (request: XapiRequest, address: string) => Promise<Caller>

/** A request that has been admitted. */
export type XapiCall = {
  kit: Kit
  request: XapiRequest
  credential: Caller
  /** Below which the record store was asked. */
  root: string
  version: ProtocolVersion
}
export type XapiReply = {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer | string
}

export function json(value: unknown, headers: Readonly<Record<string, string>> = {}): XapiReply {
  const body = JSON.stringify(value)
  const etag = `"${createHash('sha1').update(body).digest('hex')}"`
  return { status: 200, headers: { 'content-type': 'application/json', etag, ...headers }, body }
}

export const noContent: XapiReply = { status: 204, headers: {}, body: '' }
