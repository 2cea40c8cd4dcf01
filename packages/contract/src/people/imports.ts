import { Type as t, type Static, type TSchema } from '@sinclair/typebox'
import { importLimits, uploadBytes } from '../kit/constants.ts'
import { endpoint, Id, idParams, listQuery, Nothing, paged } from '../http/http.ts'

const oneOf = <const N extends string>(names: readonly N[]) => t.Union(names.map((name) => t.Literal(name)))
const maybe = <S extends TSchema>(schema: S) => t.Union([schema, t.Null()])

/** What a file can bring in; a later kind joins with its name here and a file beside the others. */
export const importKinds = ['users', 'managers', 'jobRoles', 'groupMembers', 'competencyItems'] as const
export type ImportKind = (typeof importKinds)[number]
const Kind = oneOf(importKinds)

export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'applying',
  'stopped',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]
const State = oneOf(importStates)

/** What becomes, or became, of a line; `deactivate` are people whom the file does not name. */
export const lineOutcomes = ['create', 'change', 'unchanged', 'skip', 'error', 'deactivate'] as const
export type LineOutcome = (typeof lineOutcomes)[number]
/** How far a line has come: applied, taken back, or kept because somebody touched it since. */
export const lineStates = ['applied', 'undone', 'kept'] as const
export type LineState = (typeof lineStates)[number]

export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type ImportEncoding = (typeof importEncodings)[number]
export const importSeparators = [',', ';', '\t', '|'] as const
export type ImportSeparator = (typeof importSeparators)[number]
export const importModes = ['createAndChange', 'createOnly', 'changeOnly'] as const
export type ImportMode = (typeof importModes)[number]

/** How the bytes of a file are read. */
export type ImportFormat = Static<typeof ImportFormat>
export const ImportFormat = t.Object({
  encoding: oneOf(importEncodings),
  separator: oneOf(importSeparators),
})

export type ImportOptions = Static<typeof ImportOptions>
export const ImportOptions = t.Object({
  mode: oneOf(importModes),
  /** Whether an empty cell empties what it is about; otherwise that stays as it is. */
  clearsEmpty: t.Boolean(),
  /** Whether active people whom the file does not name are deactivated. */
  deactivatesMissing: t.Boolean(),
  /** One value for every line, by the field that it fills; no column fills that one. */
  values: t.Optional(
    t.Record(t.String({ maxLength: 60 }), t.String({ maxLength: 4000 }), {
      maxProperties: importLimits.columns,
    }),
  ),
})

/** What a column may be mapped to, in the reader’s language. */
export const ImportField = t.Object({
  key: t.String(),
  label: t.String(),
  isRequired: t.Boolean(),
  /** Whether nobody new can be made without it. */
  isNeededForNew: t.Boolean(),
  /** Whether every line may have the same. */
  canBeOne: t.Boolean(),
  /** What may stand there, where it is one of a few; empty where it is written freely. */
  choices: t.Array(t.String()),
})
export type ImportField = Static<typeof ImportField>

const count = t.Integer()
export const ImportCounts = t.Object({
  create: count,
  change: count,
  unchanged: count,
  skip: count,
  error: count,
  deactivate: count,
  applied: count,
  undone: count,
  kept: count,
})
export type ImportCounts = Static<typeof ImportCounts>

export type ImportItem = Static<typeof ImportItem>
export const ImportItem = t.Object({
  id: Id,
  kind: Kind,
  /** What its owner called the file. */
  title: t.String(),
  state: State,
  createdAt: t.String({ format: 'date-time' }),
  createdBy: maybe(t.Object({ id: Id, fullName: t.String() })),
  /** Lines of what is under way, or of what was last done. */
  progress: t.Object({ done: count, total: count }),
})

export type ImportRecord = Static<typeof ImportRecord>
export const ImportRecord = t.Object({
  ...ImportItem.properties,
  format: ImportFormat,
  header: t.Array(t.String()),
  /** The first lines as they are read. */
  preview: t.Array(t.Array(t.String())),
  /** For each column the field that it fills, or nothing. */
  columns: t.Array(t.String()),
  fields: t.Array(ImportField),
  options: ImportOptions,
  welcome: t.Boolean(),
  /** What went wrong with the whole, in the reader’s language. */
  problem: maybe(t.String()),
  counts: ImportCounts,
  /** People whom the file does not name, of how many; `isNeeded` where their number must be typed. */
  guard: t.Object({ missing: count, active: count, isNeeded: t.Boolean() }),
  can: t.Object({
    check: t.Boolean(),
    apply: t.Boolean(),
    stop: t.Boolean(),
    undo: t.Boolean(),
    remove: t.Boolean(),
    welcome: t.Boolean(),
    deactivate: t.Boolean(),
  }),
})

export type ImportLine = Static<typeof ImportLine>
export const ImportLine = t.Object({
  position: t.Integer(),
  /** Where it stands in the file; none for people whom the file does not name. */
  line: maybe(t.Integer()),
  outcome: oneOf(lineOutcomes),
  state: maybe(oneOf(lineStates)),
  /** Whom or what it is about. */
  name: t.String(),
  changes: t.Array(t.Object({ label: t.String(), before: t.String(), after: t.String() })),
  /** Why it is an error, skipped or kept, in the reader’s language. */
  reasons: t.Array(t.Object({ label: t.String(), code: t.String(), text: t.String() })),
})

const run = 'imports.run'

export const readImportKinds = endpoint({
  method: 'GET',
  path: '/admin/import/kinds',
  access: run,
  summary: 'Reads which kinds of files one may bring in, and the fields of each.',
  reply: t.Array(t.Object({ kind: Kind, fields: t.Array(ImportField) })),
})

export const listImports = endpoint({
  method: 'GET',
  path: '/admin/import',
  access: run,
  summary: 'Lists the imports of one’s company, newest first.',
  query: listQuery({ sort: ['createdAt', 'title'], filter: ['title', 'kind', 'state'] }),
  reply: paged(ImportItem),
})

export const readImport = endpoint({
  method: 'GET',
  path: '/admin/import/:id',
  access: run,
  summary: 'Reads one import with its columns, counts and progress.',
  params: idParams,
  reply: ImportRecord,
  errors: ['import_not_found'],
})

export const uploadImport = endpoint({
  method: 'POST',
  path: '/admin/import/upload/:kind',
  access: run,
  summary: 'Takes a CSV file in, and tells its encoding, separator and columns; nothing else changes.',
  params: t.Object({ kind: Kind }),
  reply: ImportRecord,
  transaction: false,
  upload: {
    field: 'file',
    maxBytes: uploadBytes.import,
    types: ['text/csv', 'text/plain', '.csv', '.txt'],
    streams: true,
  },
  errors: [
    'too_large',
    'disk_full',
    'wrong_content_type',
    'not_permitted',
    'import_not_csv',
    'import_empty',
    'import_too_wide',
  ],
})

export const readImportAs = endpoint({
  method: 'PUT',
  path: '/admin/import/:id/format',
  access: run,
  summary: 'Reads the file anew with another encoding or separator.',
  params: idParams,
  body: ImportFormat,
  reply: ImportRecord,
  transaction: false,
  errors: ['import_not_found', 'import_busy', 'import_empty', 'import_too_wide'],
})

export const checkImport = endpoint({
  method: 'POST',
  path: '/admin/import/:id/check',
  access: run,
  summary: 'Compares the file with what is there, as background work; nothing of it changes.',
  params: idParams,
  body: t.Object({
    columns: t.Array(t.String({ maxLength: 60 }), { maxItems: importLimits.columns }),
    options: ImportOptions,
  }),
  reply: ImportRecord,
  transaction: false,
  errors: ['import_not_found', 'import_busy', 'import_columns_invalid', 'more_permissions_needed'],
})

export const applyImport = endpoint({
  method: 'POST',
  path: '/admin/import/:id/apply',
  access: run,
  summary: 'Applies what the check found, or goes on after a stop, as background work.',
  params: idParams,
  body: t.Object({
    /** Whether new people are invited to set a password. */
    welcome: t.Boolean(),
    /** The number of people to be deactivated, typed where they are many. */
    confirmed: maybe(t.Integer({ minimum: 0 })),
  }),
  reply: ImportRecord,
  transaction: false,
  errors: ['import_not_found', 'import_busy', 'import_confirmation_needed'],
})

const step = <const P extends `/${string}`>(path: P, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    access: run,
    summary,
    params: idParams,
    reply: ImportRecord,
    transaction: false,
    errors: ['import_not_found', 'import_busy'],
  })

export const stopImport = step(
  '/admin/import/:id/stop',
  'Stops what is under way after its present batch; what was done stays.',
)
export const undoImport = step(
  '/admin/import/:id/undo',
  'Takes back what nobody has touched since, as background work, and lists the rest.',
)

export const removeImport = endpoint({
  method: 'DELETE',
  path: '/admin/import/:id',
  access: run,
  summary: 'Removes an import with its file and lines; what it changed stays.',
  params: idParams,
  reply: Nothing,
  errors: ['import_not_found', 'import_busy'],
})

const lineFilter = ['outcome', 'state', 'text'] as const

export const listImportLines = endpoint({
  method: 'GET',
  path: '/admin/import/:id/lines',
  access: run,
  summary: 'Lists the lines of an import with what becomes of each.',
  params: idParams,
  query: listQuery({ sort: ['line'], filter: lineFilter }),
  reply: paged(ImportLine),
  errors: ['import_not_found'],
})

export const exportImportLines = endpoint({
  method: 'GET',
  path: '/admin/import/:id/lines/export',
  access: run,
  summary: 'Writes the lines of an import as CSV, as they were read, with outcome and reason.',
  params: idParams,
  query: t.Object({ outcome: t.Optional(oneOf(lineOutcomes)) }, { additionalProperties: false }),
  reply: 'file',
  errors: ['import_not_found'],
})

export const readImportSample = endpoint({
  method: 'GET',
  path: '/admin/import/sample/:kind',
  access: run,
  summary: 'Writes a small file of one kind as an example.',
  params: t.Object({ kind: Kind }),
  reply: 'file',
  errors: ['not_permitted'],
})
