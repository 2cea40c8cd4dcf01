import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ComponentFileUse } from '@oktant/contract/learning/components/component-files.ts'
import { companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { files } from '../../../files/files.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { components } from '../components/components.tables.ts'

/** Files that components may show; one that no component was given is forgotten after a day. */
export const componentFiles = pgTable(
  'component_files',
  {
    companyId: companyId(),
    fileId: integer().notNull(),
    /** The component that holds it, now or in an earlier revision. */
    componentId: integer(),
    use: text().$type<ComponentFileUse>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'component_files_pk', columns: [table.companyId, table.fileId] }),
    index('component_files_component').on(table.companyId, table.componentId, table.createdAt),
    companyKey('component_files_file_fk', [table.companyId, table.fileId], files),
    companyKey('component_files_component_fk', [table.companyId, table.componentId], components),
  ],
)

/** A large file that is still coming, piece by piece. */
export const componentUploads = pgTable(
  'component_uploads',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    createdBy: integer().notNull(),
    title: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('component_uploads_company').on(table.companyId, table.id),
    index('component_uploads_created').on(table.companyId, table.createdAt),
  ],
)

/** The pieces that have come, by their names in the store. */
export const componentUploadParts = pgTable(
  'component_upload_parts',
  {
    companyId: companyId(),
    uploadId: integer().notNull(),
    /** The byte of the whole at which it begins. */
    startsAt: bigint({ mode: 'number' }).notNull(),
    bytes: integer().notNull(),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'component_upload_parts_pk',
      columns: [table.companyId, table.uploadId, table.startsAt],
    }),
    companyKey('component_upload_parts_fk', [table.companyId, table.uploadId], componentUploads).onDelete(
      'cascade',
    ),
  ],
)
