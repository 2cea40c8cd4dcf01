import { createHash } from 'node:crypto'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { parseJson } from '../../../../http/answer/json.ts'
import { refused } from '../door/received.ts'
import { keyOf } from '../statements/relations.rules.ts'
import { isObject } from '../statements/values.rules.ts'
import {
  deleteDocuments,
  type DocumentPlace,
  type DocumentRow,
  findDocument,
  holdDocument,
  listDocumentNames,
  saveDocument,
} from './documents.queries.ts'

export type DocumentKind = 'state' | 'activityProfile' | 'agentProfile'
/** What a document belongs to. */
export type DocumentOwner = {
  companyId: number
  kind: DocumentKind
  activityId: string
  /** What an agent is known by; empty for an activity's own. */
  agent: string
  registration?: string
}
export type SentDocument = { contentType: string; content: Buffer; now: Date }
export type Precondition = { ifMatch?: string; ifNoneMatch?: string }

const placeOf = (owner: DocumentOwner, name?: string): DocumentPlace => ({
  companyId: owner.companyId,
  ownerKey: keyOf(JSON.stringify([owner.kind, owner.activityId, owner.agent])),
  ...(owner.registration !== undefined && { registration: owner.registration }),
  ...(name !== undefined && { nameKey: keyOf(name) }),
})
/** NOTE: a document without a registration is another than one of some registration. */
const exactPlaceOf = (owner: DocumentOwner, name: string) => ({
  ...placeOf(owner, name),
  registration: owner.registration ?? '',
})

export const etagOf = (content: Buffer) => `"${createHash('sha1').update(content).digest('hex')}"`

const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
const names = (header: string, etag: string) =>
  tagsOf(header).some((tag) => tag === '*' || tag === etag || `"${tag}"` === etag)

/** Refuses a change of what somebody else has changed since; one that says nothing, where it must. */
function checkPrecondition(
  { ifMatch, ifNoneMatch }: Precondition,
  before: DocumentRow | undefined,
  isStrict: boolean,
) {
  if (ifMatch !== undefined && !(before && names(ifMatch, before.etag))) throw fail('record_document_changed')
  if (ifNoneMatch !== undefined && before && names(ifNoneMatch, before.etag))
    throw fail('record_document_changed')
  if (isStrict && before && ifMatch === undefined && ifNoneMatch === undefined)
    throw fail('record_document_conflict')
}

export async function readDocument(db: Db, owner: DocumentOwner, name: string) {
  const found = await findDocument(db, exactPlaceOf(owner, name))
  if (!found) throw fail('record_document_not_found')
  return found
}

export const listDocuments = (db: Db, owner: DocumentOwner, since: Date | undefined) =>
  listDocumentNames(db, placeOf(owner), since)

function rowOf(owner: DocumentOwner, name: string, { contentType, content, now }: SentDocument): DocumentRow {
  return {
    ...exactPlaceOf(owner, name),
    nameKey: keyOf(name),
    name,
    agentKey: owner.agent && keyOf(owner.agent),
    kind: owner.kind,
    activityId: owner.activityId,
    contentType,
    content,
    etag: etagOf(content),
    storedAt: now,
  }
}

/** Puts a document in the place of what was there. */
export async function replaceDocument(
  db: Db,
  owner: DocumentOwner,
  name: string,
  sent: SentDocument & { precondition: Precondition },
) {
  const place = exactPlaceOf(owner, name)
  await holdDocument(db, place)
  checkPrecondition(sent.precondition, await findDocument(db, place), owner.kind !== 'state')
  if (isJson(sent.contentType)) parseJson(sent.content)
  await saveDocument(db, rowOf(owner, name, sent))
}

/** Puts the product's own document in the place of whatever was there. */
export async function writeDocument(db: Db, owner: DocumentOwner, name: string, sent: SentDocument) {
  await holdDocument(db, exactPlaceOf(owner, name))
  await saveDocument(db, rowOf(owner, name, sent))
}

/** Puts a document where there is none. */
export async function provideDocument(db: Db, owner: DocumentOwner, name: string, sent: SentDocument) {
  const place = exactPlaceOf(owner, name)
  await holdDocument(db, place)
  if (!(await findDocument(db, place))) await saveDocument(db, rowOf(owner, name, sent))
}

const isJson = (contentType: string) => contentType.split(';')[0]?.trim().toLowerCase() === 'application/json'

/** Adds the properties of one JSON object to another; what is no object cannot be added to. */
export async function mergeDocument(
  db: Db,
  owner: DocumentOwner,
  name: string,
  sent: SentDocument & { precondition: Precondition },
) {
  const place = exactPlaceOf(owner, name)
  await holdDocument(db, place)
  const before = await findDocument(db, place)
  checkPrecondition(sent.precondition, before, false)
  const added = isJson(sent.contentType) ? parseJson(sent.content) : null
  if (!before) {
    if (isJson(sent.contentType) && !isObject(added)) throw refused('body', 'not_an_object')
    return saveDocument(db, rowOf(owner, name, sent))
  }
  const kept = isJson(before.contentType) ? parseJson(before.content) : null
  if (!isObject(added) || !isObject(kept)) throw refused('body', 'not_an_object')
  const content = Buffer.from(JSON.stringify({ ...kept, ...added }))
  await saveDocument(db, rowOf(owner, name, { ...sent, contentType: 'application/json', content }))
}

export async function removeDocument(db: Db, owner: DocumentOwner, name: string, precondition: Precondition) {
  const place = exactPlaceOf(owner, name)
  await holdDocument(db, place)
  checkPrecondition(precondition, await findDocument(db, place), false)
  await deleteDocuments(db, place)
}

export const removeDocuments = (db: Db, owner: DocumentOwner) => deleteDocuments(db, placeOf(owner))
