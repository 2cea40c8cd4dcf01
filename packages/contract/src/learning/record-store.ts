import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, paged } from '../http/http.ts'

/** What a program may do in the record store, by the names of the xAPI standard. */
export const recordStoreScopes = [
  'statements/write',
  'statements/read',
  'statements/read/mine',
  'state',
  'profile',
  'define',
  'all/read',
  'all',
] as const
export type RecordStoreScope = (typeof recordStoreScopes)[number]
const Scope = t.Union(recordStoreScopes.map((name) => t.Literal(name)))

export const recordStoreRoot = '/xapi'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Resource = Partial<Record<Method, RecordStoreScope | 'public'>>

/**
 * The record store of xAPI 1.0.3 and 2.0, under an address of its own: its calls are the standard's, not in the envelope
 * of the others, and open to credentials of the record store alone. What stands here is the narrowest scope that each
 * takes; HEAD is answered like GET, and xAPI 1.0.3 may send any of them as a POST with `?method=`.
 */
export const recordStoreResources = {
  '/about': { GET: 'public' },
  '/statements': { GET: 'statements/read/mine', POST: 'statements/write', PUT: 'statements/write' },
  '/activities': { GET: 'statements/read' },
  '/agents': { GET: 'statements/read' },
  '/activities/state': { GET: 'state', POST: 'state', PUT: 'state', DELETE: 'state' },
  '/activities/profile': { GET: 'profile', POST: 'profile', PUT: 'profile', DELETE: 'profile' },
  '/agents/profile': { GET: 'profile', POST: 'profile', PUT: 'profile', DELETE: 'profile' },
} satisfies Record<string, Resource>

const When = t.Union([t.String({ format: 'date-time' }), t.Null()])

export type RecordStoreCredential = Static<typeof RecordStoreCredential>
export const RecordStoreCredential = t.Object({
  id: Id,
  name: t.String(),
  /** The user name of Basic authentication; the secret is its password, or a bearer token by itself. */
  key: t.String(),
  scopes: t.Array(Scope),
  maker: t.Object({ id: Id, fullName: t.String() }),
  createdAt: t.String({ format: 'date-time' }),
  /** To within a minute. */
  lastUsedAt: When,
  revokedAt: When,
  /** Where the record store is reached. */
  address: t.String(),
  can: t.Object({ revoke: t.Boolean() }),
})

export type RecordStoreCredentialForm = Static<typeof RecordStoreCredentialForm>
export const RecordStoreCredentialForm = t.Object({
  name: t.String({ maxLength: 100 }),
  scopes: t.Array(Scope, { uniqueItems: true }),
})

const access = 'system.administer'

export const listRecordStoreCredentials = endpoint({
  method: 'GET',
  path: '/admin/record-store-credential',
  access,
  summary: 'Lists the credentials of one’s company for its learning record store.',
  query: listQuery({ sort: ['name', 'createdAt', 'lastUsedAt'], filter: ['name'] }),
  reply: paged(RecordStoreCredential),
  tokens: false,
})

export const readRecordStoreCredential = endpoint({
  method: 'GET',
  path: '/admin/record-store-credential/:id',
  access,
  summary: 'Reads what a credential of the learning record store may do, and when it was used last.',
  params: idParams,
  reply: RecordStoreCredential,
  errors: ['record_credential_not_found'],
  tokens: false,
})

export const createRecordStoreCredential = endpoint({
  method: 'POST',
  path: '/admin/record-store-credential',
  access,
  summary: 'Makes a credential for the learning record store, and shows its secret this once.',
  body: RecordStoreCredentialForm,
  reply: t.Object({ credential: RecordStoreCredential, secret: t.String() }),
  errors: ['record_credential_invalid'],
  tokens: false,
})

export const revokeRecordStoreCredential = endpoint({
  method: 'DELETE',
  path: '/admin/record-store-credential/:id',
  access,
  summary: 'Ends a credential of the learning record store for good; what it wrote stays.',
  params: idParams,
  reply: RecordStoreCredential,
  errors: ['record_credential_not_found', 'somebody_was_quicker'],
  tokens: false,
})

/** How a company's people appear in statements. */
export type RecordStoreSettings = Static<typeof RecordStoreSettings>
export const RecordStoreSettings = t.Object({
  /** By their address of mail and their name, instead of by an opaque account. */
  namesByMail: t.Boolean(),
})

export const readRecordStoreSettings = endpoint({
  method: 'GET',
  path: '/admin/record-store-settings',
  access,
  summary: 'Reads how the people of one’s company appear in statements.',
  reply: RecordStoreSettings,
})

export const saveRecordStoreSettings = endpoint({
  method: 'PUT',
  path: '/admin/record-store-settings',
  access,
  summary: 'Says how the people of one’s company appear in statements from now on.',
  body: RecordStoreSettings,
  reply: RecordStoreSettings,
})
