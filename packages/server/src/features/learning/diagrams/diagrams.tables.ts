import { boolean, index, integer, jsonb, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { containers } from '../courses/courses.tables.ts'
import { pictureKey } from '../../organisation/pictures/pictures.tables.ts'

/** Pictures with areas that lead to containers. */
export const diagrams = pgTable(
  'diagrams',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    title: localText(),
    description: localText(),
    pictureId: integer(),
    /** What the picture shows, for whoever does not see it. */
    alt: jsonb().$type<LocalText>(),
    isShown: boolean().notNull().default(false),
    /** Rises with every change, so that two authors notice each other. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('diagrams_company').on(table.companyId, table.id),
    index('diagrams_shown').on(table.companyId, table.isShown, table.id),
    companyKey('diagrams_picture_fk', [table.companyId, table.pictureId], pictureKey),
  ],
)

/** Where in its picture a diagram leads to a container, in thousandths of the picture. */
export const diagramAreas = pgTable(
  'diagram_areas',
  {
    companyId: companyId(),
    diagramId: integer().notNull(),
    position: integer().notNull(),
    containerId: integer().notNull(),
    label: localText(),
    x: integer().notNull(),
    y: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'diagram_areas_pk', columns: [table.companyId, table.diagramId, table.position] }),
    index('diagram_areas_container').on(table.companyId, table.containerId),
    companyKey('diagram_areas_diagram_fk', [table.companyId, table.diagramId], diagrams),
    companyKey('diagram_areas_container_fk', [table.companyId, table.containerId], containers),
  ],
)
