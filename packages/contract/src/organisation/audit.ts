import { Type as t, type Static } from '@sinclair/typebox'
import { defaultPerPage, mostPerPage } from '../kit/constants.ts'
import { endpoint, Id } from '../http/http.ts'

/** The kinds of change that are written down (spec 2 §3). */
export const auditKinds = ['delete', 'update', 'create', 'login'] as const
export type AuditKind = (typeof auditKinds)[number]

const AuditPerson = t.Union([t.Object({ id: Id, fullName: t.String() }), t.Null()])
export type AuditEntry = Static<typeof AuditEntry>
export const AuditEntry = t.Object({
  id: Id,
  changeDate: t.String({ format: 'date-time' }),
  objectType: t.Union(auditKinds.map((kind) => t.Literal(kind))),
  /** What was changed, by the name of its rows: `user`, `project` … */
  object: t.String(),
  /** The same in the reader’s language. */
  objectLabel: t.String(),
  objectId: t.Integer(),
  /** The thing's own name, where the entry or the table of people knows one. */
  name: t.String(),
  change: t.Array(
    t.Object({
      field: t.String(),
      before: t.Optional(t.Unknown()),
      after: t.Optional(t.Unknown()),
      /** What the field is called, in the reader’s language. */
      label: t.String(),
      /** What stood there in words: names for numbers, words for codes, moments in the reader’s time zone. */
      beforeName: t.Optional(t.String()),
      afterName: t.Optional(t.String()),
    }),
  ),
  /** Nobody where the product did it by itself. */
  person: AuditPerson,
  /** The person whom an administrator looked as. */
  onBehalfOf: AuditPerson,
  /** The API token by which a program did it in that person’s name. */
  token: t.Union([t.Object({ id: Id, name: t.String() }), t.Null()]),
})

const day = t.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** Which entries are meant. NOTE: numbers of rows that no company owns alone, so none of them is called an id. */
const which = {
  kind: t.Optional(t.Union(auditKinds.map((kind) => t.Literal(kind)))),
  object: t.Optional(t.String({ maxLength: 60 })),
  number: t.Optional(Id),
  /** Part of a name, a login or an e-mail address of whoever did it. */
  person: t.Optional(t.String({ maxLength: 100 })),
  /** Days of the reader’s own time zone, both included. */
  from: t.Optional(day),
  to: t.Optional(day),
}

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'audit.read',
  summary: 'Lists what was changed, newest first; paged by the number of the entry before or after.',
  query: t.Object(
    {
      ...which,
      /** Entries older than this one. */
      before: t.Optional(Id),
      /** Entries newer than this one. */
      after: t.Optional(Id),
      _perPage: t.Optional(t.Integer({ minimum: 1, maximum: mostPerPage, default: defaultPerPage })),
    },
    { additionalProperties: false },
  ),
  reply: t.Object({
    content: t.Array(AuditEntry),
    /** Where the next page in each direction begins; none at its end. */
    older: t.Union([Id, t.Null()]),
    newer: t.Union([Id, t.Null()]),
  }),
})

export const listAuditObjects = endpoint({
  method: 'GET',
  path: '/admin/audit/objects',
  access: 'audit.read',
  summary: 'Lists the kinds of things that entries are about, with what they are called.',
  reply: t.Array(t.Object({ object: t.String(), label: t.String() })),
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/export',
  access: 'audit.read',
  summary: 'Writes the entries as CSV in the reader’s words, a line for each field that changed.',
  query: t.Object(which, { additionalProperties: false }),
  reply: 'file',
})
