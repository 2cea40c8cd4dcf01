import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import {
  importEncodings,
  importKinds,
  type ImportOptions,
  importSeparators,
  importStates,
  lineOutcomes,
  lineStates,
} from '@oktant/contract/people/imports.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { files } from '../../../files/files.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

/** The parts of a check, of an application and of an undo; where the work stands, so that it can go on from there. */
export const importPhases = [
  'read',
  'seats',
  'compare',
  'settle',
  'missing',
  'leave',
  'write',
  'join',
  'detach',
  'withdraw',
  'restore',
] as const
export type ImportPhase = (typeof importPhases)[number]

/** A file that was brought in, and how far the work with it has come. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    kind: text({ enum: importKinds }).notNull(),
    createdBy: integer(),
    title: text().notNull(),
    /** Gone once it was applied: the lines are in the database then. */
    fileId: integer(),
    encoding: text({ enum: importEncodings }).notNull(),
    separator: text({ enum: importSeparators }).notNull(),
    header: jsonb().$type<string[]>().notNull(),
    preview: jsonb().$type<string[][]>().notNull(),
    /** For each column the field that it fills, or nothing. */
    columns: jsonb().$type<string[]>().notNull(),
    options: jsonb().$type<ImportOptions>().notNull(),
    welcome: boolean().notNull().default(false),
    state: text({ enum: importStates }).notNull().default('uploaded'),
    /** A code of the catalogue, where the whole could not be done. */
    problem: text(),
    phase: text({ enum: importPhases }),
    /** The last position that the phase has done. */
    cursor: integer().notNull().default(0),
    /** Whoever began what is under way: it is done with their rights as they are then. */
    doneBy: integer(),
    /** What they were allowed when they began: a program’s token may allow less than its maker has. */
    doneWith: jsonb().$type<Permission[]>().notNull().default([]),
    lines: integer().notNull().default(0),
    /** Seats that the lines compared so far will take, less those that whoever is missing will free. */
    seats: integer().notNull().default(0),
    isStopping: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** When the last batch was done; work that stands still is taken up again. */
    movedAt: at().notNull().defaultNow(),
    finishedAt: at(),
  },
  (table) => [
    unique('imports_company').on(table.companyId, table.id),
    index('imports_newest').on(table.companyId, table.createdAt),
    index('imports_state').on(table.state),
    companyKey('imports_file_fk', [table.companyId, table.fileId], files),
  ],
)

export type Reason = { field: string; code: string; value: string }
export type ShownChange = { label: string; before: string; after: string }
export type RawValues = Record<string, unknown>

/** The lines of a file as they are worked on: what was read, what becomes of each, and what stood there before. */
export const importRows = pgTable(
  'import_rows',
  {
    companyId: companyId(),
    importId: integer().notNull(),
    position: integer().notNull(),
    line: integer(),
    /** The cells by the fields that they fill. */
    cells: jsonb().$type<Record<string, string>>().notNull(),
    /** By what two lines are told to be about the same. */
    keys: text().array().notNull(),
    /** What reading it already found wrong. */
    faults: jsonb().$type<Reason[]>().notNull(),
    /** The line that is about the same already. */
    twin: integer(),
    outcome: text({ enum: lineOutcomes }),
    reasons: jsonb().$type<Reason[]>().notNull().default([]),
    name: text().notNull().default(''),
    changes: jsonb().$type<ShownChange[]>().notNull().default([]),
    /** Whom or what it is about. */
    targetId: integer(),
    before: jsonb().$type<RawValues>(),
    after: jsonb().$type<RawValues>(),
    /** Whether a later phase has something left to do with it. */
    isOpen: boolean().notNull().default(false),
    state: text({ enum: lineStates }),
    /** The last audit entry when it was applied: a later one tells that somebody touched it since. */
    mark: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.importId, table.position] }),
    index('import_rows_outcome').on(table.companyId, table.importId, table.outcome, table.position),
    index('import_rows_keys').using('gin', table.keys),
    index('import_rows_target').on(table.companyId, table.importId, table.targetId),
    companyKey('import_rows_import_fk', [table.companyId, table.importId], imports).onDelete('cascade'),
  ],
)

/** How the columns of a kind were mapped last, by their headings, for the next file. */
export const importMappings = pgTable(
  'import_mappings',
  {
    companyId: companyId().references(() => companies.id),
    kind: text({ enum: importKinds }).notNull(),
    /** The heading as it is compared, and the field that it was given. */
    fields: jsonb().$type<Record<string, string>>().notNull(),
    options: jsonb().$type<ImportOptions>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind] })],
)
