import { recordStore } from '@oktant/contract/kit/constants.ts'
import { fail } from '../../../../http/fail.ts'
import { definitionsOf } from '../statements/activities.queries.ts'
import { attachmentsOf } from '../statements/attachments.rules.ts'
import { formatted, languagesOf } from '../statements/format.rules.ts'
import { activitiesIn } from '../statements/relations.rules.ts'
import { checkStatements, storeStatements } from '../statements/statements.ts'
import {
  consistentThrough,
  findAttachments,
  findStatement,
  listStatements,
} from '../statements/statements.queries.ts'
import { isObject, type JsonObject } from '../statements/values.rules.ts'
import { writeParts } from './multipart.rules.ts'
import { readUuid } from './parameters.ts'
import { checkAttachments, readStatements, refused } from './received.ts'
import {
  cursorAfter,
  formatOf,
  searchOf,
  searchParameters,
  singleOf,
  wantsAttachments,
} from './statement-search.ts'
import { json, type XapiCall, type XapiReply } from './xapi-call.ts'
import { parametersOf } from './xapi-request.ts'

const throughHeader = (at: Date) => ({ 'x-experience-api-consistent-through': at.toISOString() })

export async function postStatements(call: XapiCall): Promise<XapiReply> {
  parametersOf(call.request, [])
  const { statements, attachments } = readStatements(call.request.headers['content-type'], call.request.body)
  return json(await store(call, statements, attachments), throughHeader(call.kit.now()))
}

export async function putStatement(call: XapiCall): Promise<XapiReply> {
  const { statementId = '' } = parametersOf(call.request, ['statementId'], ['statementId'])
  const id = readUuid('statementId', statementId)
  const received = readStatements(call.request.headers['content-type'], call.request.body)
  const [statement] = received.statements
  if (received.isList || !isObject(statement)) throw refused('body', 'not_an_object')
  if (statement.id !== undefined && String(statement.id).toLowerCase() !== id)
    throw refused('statementId', 'another_id')
  await store(call, [{ ...statement, id }], received.attachments)
  return { status: 204, headers: throughHeader(call.kit.now()), body: '' }
}

function store(
  { kit, credential, version }: XapiCall,
  sent: readonly unknown[],
  attachments: ReadonlyMap<string, Buffer>,
) {
  if (sent.length > recordStore.mostStatements) throw fail('too_large')
  const statements = checkStatements(sent, version)
  checkAttachments(statements, attachments)
  const authority = {
    companyId: credential.companyId,
    credentialId: credential.id,
    agent: {
      objectType: 'Agent',
      name: credential.name,
      account: { homePage: kit.config.publicUrl, name: credential.key },
    },
    defines: credential.scopes.some((scope) => scope === 'all' || scope === 'define'),
  }
  const keep = credential.reach?.keep ?? storeStatements
  return kit.engine.db.transaction((tx) =>
    keep(tx, authority, { version, statements, attachments, now: kit.now() }),
  )
}

/** Only what it wrote itself, where a credential may not read more. */
const onlyMine = ({ credential: { id, scopes } }: XapiCall) =>
  scopes.some((scope) => ['all', 'all/read', 'statements/read'].includes(scope)) ? null : id

export async function getStatements(call: XapiCall): Promise<XapiReply> {
  const query = parametersOf(call.request, searchParameters)
  const wanted = singleOf(query)
  const { db } = call.kit.engine
  const through = await consistentThrough(db, call.credential.companyId, call.kit.now())
  const reply = wanted ? await oneStatement(call, query, wanted) : await manyStatements(call, query)
  return { ...reply, headers: { ...throughHeader(through), ...reply.headers } }
}

async function oneStatement(
  call: XapiCall,
  query: Readonly<Record<string, string>>,
  wanted: { id: string; isVoided: boolean },
) {
  const format = formatOf(query)
  const { companyId } = call.credential
  const found = await findStatement(call.kit.engine.db, companyId, {
    ...wanted,
    credentialId: onlyMine(call),
  })
  if (!found || !isWithinReach(call, found.statement)) throw fail('statement_not_found')
  const [statement = found.statement] = await inFormat(call, [found.statement], format)
  return answer(call, statement, [found.statement], wantsAttachments(query))
}

/** NOTE: content of one attempt learns nothing of another. */
function isWithinReach({ credential: { reach } }: XapiCall, { context }: JsonObject) {
  const registration = isObject(context) ? String(context.registration).toLowerCase() : ''
  return !reach || registration === reach.registration
}

async function manyStatements(call: XapiCall, sent: Readonly<Record<string, string>>) {
  const { filter, query } = searchOf(sent)
  const format = formatOf(query)
  const withAttachments = wantsAttachments(query)
  const { reach } = call.credential
  // NOTE: one more than is given tells whether there are more.
  const found = await listStatements(call.kit.engine.db, {
    ...filter,
    ...(reach && { registration: reach.registration }),
    companyId: call.credential.companyId,
    credentialId: onlyMine(call),
    limit: filter.limit + 1,
  })
  const page = found.slice(0, filter.limit)
  const last = page.at(-1)
  const more =
    last && found.length > page.length
      ? `${call.root}/statements?cursor=${cursorAfter(query, Number(last.id))}`
      : ''
  const kept = page.map(({ statement }) => statement)
  return answer(call, { statements: await inFormat(call, kept, format), more }, kept, withAttachments)
}

async function inFormat(
  { kit, credential, request }: XapiCall,
  statements: readonly JsonObject[],
  format: ReturnType<typeof formatOf>,
) {
  const ids = format === 'canonical' ? statements.flatMap(activitiesIn).map(({ id }) => String(id)) : []
  const known = await definitionsOf(kit.engine.db, credential.companyId, ids)
  const wanted = languagesOf(request.headers['accept-language'])
  return statements.map((statement) => formatted(statement, format, known, wanted))
}

async function answer(
  { kit, credential }: XapiCall,
  said: JsonObject,
  statements: readonly JsonObject[],
  withAttachments: boolean,
): Promise<XapiReply> {
  const modified = Math.max(...statements.map(({ stored }) => new Date(String(stored)).getTime()))
  const headers: Record<string, string> = Number.isFinite(modified)
    ? { 'last-modified': new Date(modified).toUTCString() }
    : {}
  if (!withAttachments) return json(said, headers)
  const named = new Map(
    statements.flatMap(attachmentsOf).map((one) => [one.sha2.toLowerCase(), one.contentType]),
  )
  const found = await findAttachments(kit.engine.db, credential.companyId, [...named.keys()])
  const first = {
    headers: { 'Content-Type': 'application/json' },
    content: Buffer.from(JSON.stringify(said)),
  }
  const parts = found.map(({ sha2, content }) => ({
    headers: {
      'Content-Type': named.get(sha2) ?? 'application/octet-stream',
      'Content-Transfer-Encoding': 'binary',
      'X-Experience-API-Hash': sha2,
    },
    content,
  }))
  const { contentType, body } = writeParts([first, ...parts])
  return { status: 200, headers: { ...headers, 'content-type': contentType }, body }
}
