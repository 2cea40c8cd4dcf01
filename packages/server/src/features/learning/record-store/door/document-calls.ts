import { fail } from '../../../../http/fail.ts'
import {
  type DocumentKind,
  type DocumentOwner,
  listDocuments,
  mergeDocument,
  readDocument,
  removeDocument,
  removeDocuments,
  replaceDocument,
} from '../documents/documents.ts'
import { readAgent, readIri, readMoment, readUuid } from './parameters.ts'
import { refused, refusedByLaunch } from './received.ts'
import { json, noContent, type Reach, type XapiCall, type XapiReply } from './xapi-call.ts'
import { parametersOf } from './xapi-request.ts'

type Resource = { kind: DocumentKind; owner: readonly string[]; more: readonly string[]; id: string }

const resources: Record<DocumentKind, Resource> = {
  state: { kind: 'state', owner: ['activityId', 'agent'], more: ['registration'], id: 'stateId' },
  activityProfile: { kind: 'activityProfile', owner: ['activityId'], more: [], id: 'profileId' },
  agentProfile: { kind: 'agentProfile', owner: ['agent'], more: [], id: 'profileId' },
}

type Target = { owner: DocumentOwner; name: string | undefined; since: Date | undefined }

/** Whose document, and which; a list may say since when, and all else must say its name. */
function targetOf({ request, credential }: XapiCall, { kind, owner, more, id }: Resource): Target {
  const isRead = request.method === 'GET'
  const known = [...owner, ...more, id, ...(isRead ? ['since'] : [])]
  const needsName = !isRead && !(kind === 'state' && request.method === 'DELETE')
  const query = parametersOf(request, known, needsName ? [...owner, id] : owner)
  const { activityId = '', agent, registration, since } = query
  return {
    owner: {
      companyId: credential.companyId,
      kind,
      activityId: activityId && readIri('activityId', activityId),
      agent: agent === undefined ? '' : readAgent('agent', agent).identifier,
      ...(registration !== undefined && { registration: readUuid('registration', registration) }),
    },
    name: query[id],
    since: since === undefined ? undefined : readMoment('since', since),
  }
}

const preconditionOf = ({ request: { headers } }: XapiCall) => ({
  ...(headers['if-match'] !== undefined && { ifMatch: headers['if-match'] }),
  ...(headers['if-none-match'] !== undefined && { ifNoneMatch: headers['if-none-match'] }),
})

const sentWith = (call: XapiCall) => ({
  contentType: call.request.headers['content-type'] ?? 'application/octet-stream',
  content: call.request.body,
  now: call.kit.now(),
  precondition: preconditionOf(call),
})

async function get(call: XapiCall, { owner, name, since }: Target): Promise<XapiReply> {
  const { db } = call.kit.engine
  if (name === undefined) return json(await listDocuments(db, owner, since))
  const { content, contentType, etag, storedAt } = await readDocument(db, owner, name)
  await call.credential.reach?.noteRead?.(owner, name)
  const headers = { 'content-type': contentType, etag, 'last-modified': storedAt.toUTCString() }
  return { status: 200, headers, body: content }
}

async function lookedAt(look: NonNullable<Reach['look']>, { owner, name }: Target) {
  if (name === undefined) return json([])
  const found = await look(owner, name)
  if (!found) throw fail('record_document_not_found')
  return json(found)
}

type Change = (call: XapiCall, target: Target) => Promise<void>
const changes: Readonly<Record<string, Change>> = {
  PUT: (call, { owner, name = '' }) =>
    call.kit.engine.db.transaction((tx) => replaceDocument(tx, owner, name, sentWith(call))),
  POST: (call, { owner, name = '' }) =>
    call.kit.engine.db.transaction((tx) => mergeDocument(tx, owner, name, sentWith(call))),
  DELETE: (call, { owner, name }) =>
    call.kit.engine.db.transaction((tx) =>
      name === undefined ? removeDocuments(tx, owner) : removeDocument(tx, owner, name, preconditionOf(call)),
    ),
}

/** NOTE: cmi5 refuses content that does not say whose preferences it means, as it refuses those of others. */
function checkNamed({ credential: { reach }, request: { query } }: XapiCall, kind: DocumentKind) {
  if (reach && kind === 'agentProfile' && query.agent === undefined)
    throw refusedByLaunch('agent', 'another_actor')
}

/** Content that was launched has the documents of its learner, and of its own activity. */
function checkReach({ credential: { reach }, request }: XapiCall, { owner, name }: Target) {
  if (!reach) return
  const isOwn = owner.agent === '' || reach.agents.includes(owner.agent)
  const isOfAttempt = (owner.registration ?? reach.registration) === reach.registration
  if (!isOwn || !isOfAttempt) throw refusedByLaunch('agent', 'another_actor')
  if (request.method === 'GET') return
  if (owner.kind === 'activityProfile' && owner.activityId !== reach.activityId)
    throw refusedByLaunch('activityId', 'another_activity')
  reach.checkChange(owner, name, request)
}

export const documentCall =
  (kind: DocumentKind) =>
  async (call: XapiCall): Promise<XapiReply> => {
    checkNamed(call, kind)
    const target = targetOf(call, resources[kind])
    checkReach(call, target)
    const change = changes[call.request.method]
    const look = call.credential.reach?.look
    if (!change) return look ? lookedAt(look, target) : get(call, target)
    if (call.request.method !== 'DELETE' && !call.request.headers['content-type'])
      throw refused('Content-Type', 'missing')
    if (!look) await change(call, target)
    return noContent
  }
