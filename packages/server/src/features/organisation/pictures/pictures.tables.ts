import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt } from '../../../db/query/columns.ts'
import { files } from '../../../files/files.tables.ts'

/** Pictures that were uploaded for courses, diagrams and questions; one that none was given is forgotten after a day. */
export const pictures = pgTable(
  'pictures',
  {
    companyId: companyId(),
    fileId: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** When something was given it last. */
    usedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'pictures_pk', columns: [table.companyId, table.fileId] }),
    index('pictures_used').on(table.companyId, table.usedAt, table.createdAt),
    companyKey('pictures_file_fk', [table.companyId, table.fileId], files),
  ],
)

/** What a row that shows a picture refers to. */
export const pictureKey = { companyId: pictures.companyId, id: pictures.fileId }
