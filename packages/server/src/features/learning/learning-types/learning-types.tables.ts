import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { TypeIcon } from '@oktant/contract/learning/courses/learning-types.ts'
import { at, companyId, createdAt, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

/** What a company calls its components, its courses and the folders that they stand in. */
export const learningTypes = pgTable(
  'learning_types',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    about: text({ enum: ['component', 'course', 'folder'] }).notNull(),
    name: localText(),
    description: localText(),
    icon: text().$type<TypeIcon>().notNull(),
    /** Rises with every change, so that two people notice each other. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    /** Whatever is of a removed type names it still, and shows none. */
    removedAt: at(),
  },
  (table) => [
    unique('learning_types_company').on(table.companyId, table.id),
    index('learning_types_about').on(table.companyId, table.about),
  ],
)
