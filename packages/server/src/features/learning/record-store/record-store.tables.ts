import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RecordStoreScope } from '@oktant/contract/learning/record-store.ts'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import type { JsonObject } from './statements/values.rules.ts'

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})
const bigId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** By which a program writes into a company's record store and reads from it; its secret is known by its hash alone. */
export const recordCredentials = pgTable(
  'record_credentials',
  {
    id: id(),
    companyId: companyId(),
    /** Who made it. */
    userId: integer().notNull(),
    name: text().notNull(),
    key: text().notNull(),
    secretHash: text().notNull(),
    scopes: jsonb().$type<RecordStoreScope[]>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: at(),
    revokedAt: at(),
  },
  (table) => [
    unique('record_credentials_company').on(table.companyId, table.id),
    uniqueIndex('record_credentials_hash').on(table.secretHash),
    index('record_credentials_maker').on(table.companyId, table.userId),
    companyKey('record_credentials_maker_fk', [table.companyId, table.userId], users),
  ],
)

/** The opaque name by which somebody appears in statements, and the key under which these are found. */
export const recordPeople = pgTable(
  'record_people',
  {
    companyId: companyId(),
    userId: integer().notNull(),
    accountName: uuid().notNull(),
    agentKey: text().notNull(),
    /** The keys under which statements name them by mail, as their address was and is. */
    mailKeys: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    companyKey('record_people_user', [table.companyId, table.userId], users),
  ],
)

/** How a company names its people in statements; none: by an opaque account. */
export const recordSettings = pgTable('record_settings', {
  companyId: companyId()
    .primaryKey()
    .references(() => companies.id),
  namesByMail: boolean().notNull(),
})

/** NOTE: numbered in the order in which they were stored, as one writer of a company waits for the other. */
export const recordStatements = pgTable(
  'record_statements',
  {
    id: bigId(),
    /** NOTE: without a key of its own, which would be looked at and locked with every statement. */
    companyId: companyId(),
    statementId: uuid().notNull(),
    /** NOTE: not jsonb, so that it is given back as it came. */
    statement: json().$type<JsonObject>().notNull(),
    /** NOTE: its hash, as an address may be longer than an index takes. */
    verb: text().notNull(),
    registration: uuid(),
    /** The statement that it is about, where it is about one, and the one that it voids. */
    refersTo: uuid(),
    voids: uuid(),
    /** Null for what the product itself wrote. */
    credentialId: integer(),
    storedAt: at().notNull(),
  },
  (table) => [
    uniqueIndex('record_statements_uuid').on(table.companyId, table.statementId),
    index('record_statements_stored').on(table.companyId, table.storedAt),
    index('record_statements_verb').on(table.companyId, table.verb, table.id),
    index('record_statements_registration')
      .on(table.companyId, table.registration, table.id)
      .where(sql`registration is not null`),
    index('record_statements_refers')
      .on(table.companyId, table.refersTo)
      .where(sql`refers_to is not null`),
    index('record_statements_voids')
      .on(table.companyId, table.voids)
      .where(sql`voids is not null`),
    index('record_statements_credential').on(table.companyId, table.credentialId, table.id),
    companyKey('record_statements_credential_fk', [table.companyId, table.credentialId], recordCredentials),
  ],
)

/**
 * Whom and what a statement names, by the hash of it: as its actor or object, or elsewhere. NOTE: without a key to its
 * statement, which would be looked at with every row; they go with it all the same (`record-store.triggers.sql`).
 */
export const recordRelations = pgTable(
  'record_relations',
  {
    companyId: companyId(),
    key: text().notNull(),
    kind: smallint().notNull(),
    statementId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    // NOTE: in the order in which statements are answered, whichever kinds are asked for.
    primaryKey({
      name: 'record_relations_pk',
      columns: [table.companyId, table.key, table.statementId, table.kind],
    }),
    // NOTE: they are written in the order of their statements, so that it is enough to know which stand where.
    index('record_relations_statement').using('brin', table.statementId),
  ],
)

export const recordActivities = pgTable(
  'record_activities',
  {
    companyId: companyId().references(() => companies.id),
    key: text().notNull(),
    activityId: text().notNull(),
    definition: jsonb().$type<JsonObject>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.key] })],
)

/** What came with statements, once for the same content. */
export const recordAttachments = pgTable(
  'record_attachments',
  {
    companyId: companyId().references(() => companies.id),
    sha2: text().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.sha2] })],
)

/** State, and profiles of activities and of agents; `ownerKey` is the hash of what they belong to. */
export const recordDocuments = pgTable(
  'record_documents',
  {
    companyId: companyId().references(() => companies.id),
    ownerKey: text().notNull(),
    registration: text().notNull(),
    nameKey: text().notNull(),
    name: text().notNull(),
    /** The hash of the agent whose it is; empty for an activity's profile. */
    agentKey: text().notNull(),
    kind: text().notNull(),
    activityId: text().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
    etag: text().notNull(),
    storedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.ownerKey, table.registration, table.nameKey] }),
    index('record_documents_agent').on(table.companyId, table.agentKey),
  ],
)
