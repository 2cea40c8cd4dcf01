import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { uploadBytes } from '@oktant/contract/kit/constants.ts'
import { companyId, createdAt, id } from '../db/query/columns.ts'
import { companies } from '../features/organisation/companies/companies.tables.ts'

export type FileKind = keyof typeof uploadBytes
// NOTE: the column wants a list that is not empty, which the keys of an object do not prove.
const kinds = Object.keys(uploadBytes) as [FileKind, ...FileKind[]]

/** What is kept in the file store, and whose it is; the bytes are found by the random name. */
export const files = pgTable(
  'files',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    kind: text({ enum: kinds }).notNull(),
    name: text().notNull(),
    /** What its owner called it: shown when it is downloaded, never a path. */
    title: text().notNull(),
    /** Told by the content alone. */
    type: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    createdBy: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('files_company').on(table.companyId, table.id),
    unique('files_name').on(table.name),
    index('files_author').on(table.companyId, table.createdBy),
  ],
)
