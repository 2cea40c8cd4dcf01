import { randomUUID } from 'node:crypto'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { describeActivities } from './activities.queries.ts'
import { objectTypeOf } from './objects.rules.ts'
import { activitiesIn, keyOf, relationsOf } from './relations.rules.ts'
import { saysTheSame } from './sameness.rules.ts'
import { isVoiding, type ProtocolVersion, statementChecks } from './statement.rules.ts'
import {
  findByIds,
  holdWriters,
  insertAttachments,
  insertStatements,
  type NewStatement,
  type StoredStatement,
} from './statements.queries.ts'
import { faultsIn, isObject, type JsonObject } from './values.rules.ts'

/** Who writes: a credential of a company, or the product itself (`credentialId` null). */
export type Authority = {
  companyId: number
  credentialId: number | null
  /** As it is written into each statement. */
  agent: JsonObject
  /** May it also say what activities are? */
  defines: boolean
}
export type SentStatements = {
  version: ProtocolVersion
  statements: readonly JsonObject[]
  /** What came with them, by its hash. */
  attachments?: ReadonlyMap<string, Buffer>
  now: Date
}

const invalid = (field: string, code: string) =>
  fail('statement_invalid', { errors: [{ field, code, message: code }] })

/** Refuses a batch in which anything is wrong; for senders whose statements nobody has looked at. */
export function checkStatements(statements: readonly unknown[], version: ProtocolVersion): JsonObject[] {
  const errors = statements.flatMap((one, place) => faultsIn(statementChecks[version], one, String(place)))
  if (errors.length) throw fail('statement_invalid', { errors: errors.slice(0, 20) })
  return statements.filter(isObject)
}

/** Stores all of a checked batch or nothing; what is there already and says the same is left as it is. Answers their ids, in order. */
export async function storeStatements(db: Db, authority: Authority, sent: SentStatements): Promise<string[]> {
  const { companyId, credentialId } = authority
  const batch = sent.statements.map((one) => ({ ...one, id: idOf(one) }))
  const ids = batch.map(({ id }) => id)
  refuseTwice(ids)
  if (batch.length === 0) return []
  const asked = [...ids, ...batch.flatMap((one) => voidedBy(one) ?? [])]
  const { storedAt, known } = await holdWriters(db, { companyId, ids: asked, now: sent.now })
  const fresh = refuseConflicts(batch, known)
  if (fresh.length === 0) return ids
  const made = fresh.map((one) => completed(one, authority, { storedAt, version: sent.version }))
  await insertAttachments(db, companyId, sent.attachments ?? new Map())
  await insertStatements(db, { companyId, credentialId, storedAt }, made)
  if (authority.defines)
    await describeActivities(
      db,
      companyId,
      made.flatMap(({ statement }) => activitiesIn(statement)),
    )
  return ids
}

/** Those of a batch that are not stored yet. */
export async function listUnknown(db: Db, companyId: number, statements: readonly JsonObject[]) {
  const ids = statements.flatMap(({ id }) => (typeof id === 'string' ? [id.toLowerCase()] : []))
  const known = new Set((await findByIds(db, companyId, ids)).map(({ statementId }) => statementId))
  return statements.filter(({ id }) => typeof id !== 'string' || !known.has(id.toLowerCase()))
}

const idOf = ({ id }: JsonObject) => (typeof id === 'string' ? id.toLowerCase() : randomUUID())

function refuseTwice(ids: readonly string[]) {
  if (new Set(ids).size !== ids.length) throw invalid('id', 'id_twice')
}

const referenceOf = ({ object }: JsonObject) =>
  isObject(object) && objectTypeOf(object) === 'StatementRef' ? String(object.id).toLowerCase() : null
const voidedBy = (statement: JsonObject) => (isVoiding(statement) ? referenceOf(statement) : null)

/** Those that are not there yet. */
function refuseConflicts(batch: readonly (JsonObject & { id: string })[], known: readonly StoredStatement[]) {
  const stored = new Map(known.map(({ statementId, statement }) => [statementId, statement]))
  for (const one of batch) {
    const before = stored.get(one.id)
    if (before && !saysTheSame(one, before, 'withTimestamp')) throw fail('statement_conflict', { id: one.id })
    const target = stored.get(voidedBy(one) ?? '')
    if (target && isVoiding(target)) throw invalid('object.id', 'voids_what_voids')
  }
  return batch.filter(({ id }) => !stored.has(id))
}

/** As it is kept and given back: with what the store says of it. */
function completed(
  sent: JsonObject & { id: string },
  { agent }: Authority,
  { storedAt, version }: { storedAt: Date; version: ProtocolVersion },
): NewStatement {
  const stored = storedAt.toISOString()
  const statement = {
    ...withLists(sent),
    timestamp: sent.timestamp ?? stored,
    stored,
    authority: agent,
    version: sent.version ?? (version === '2.0.0' ? '2.0.0' : '1.0.0'),
  }
  const { verb, context } = sent
  return {
    statementId: sent.id,
    statement,
    verb: keyOf(isObject(verb) ? String(verb.id) : ''),
    registration: isObject(context) && typeof context.registration === 'string' ? context.registration : null,
    refersTo: referenceOf(sent),
    voids: voidedBy(sent),
    relations: relationsOf(statement),
  }
}

/** NOTE: a lone activity of the context is given back as a list of one, also inside a sub-statement. */
function withLists(statement: JsonObject): JsonObject {
  const { context, object } = statement
  const named = isObject(context) ? context.contextActivities : undefined
  const sub = isObject(object) && objectTypeOf(object) === 'SubStatement' ? object : null
  if (!isObject(named) && !sub) return statement
  const lists = Object.entries(isObject(named) ? named : {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? value : [value],
  ])
  return {
    ...statement,
    ...(isObject(context) &&
      isObject(named) && { context: { ...context, contextActivities: Object.fromEntries(lists) } }),
    ...(sub && { object: withLists(sub) }),
  }
}
