import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { ThemeSeen } from '@oktant/contract/learning/courses/folder-themes.ts'
import { at, companyId, createdAt, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

/** What folders of courses look like. */
export const folderThemes = pgTable(
  'folder_themes',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: localText(),
    tone: text().$type<ThemeSeen['tone']>().notNull(),
    pattern: text().$type<ThemeSeen['pattern']>().notNull(),
    layout: text().$type<ThemeSeen['layout']>().notNull(),
    /** Rises with every change, so that two people notice each other. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    /** Folders of a removed theme name it still, and look like the one above them. */
    removedAt: at(),
  },
  (table) => [unique('folder_themes_company').on(table.companyId, table.id)],
)
