import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { ComponentMedia } from '@oktant/contract/learning/components/component-files.ts'
import type { CompletionRule } from '@oktant/contract/learning/components/components.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { searchIndex } from '../../../db/search/searching.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { learningTypes } from '../learning-types/learning-types.tables.ts'

/** Something to learn with: it stands in any number of courses and keeps its identity through every change. */
export const components = pgTable(
  'components',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    categoryId: integer().notNull(),
    status: text({ enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    /** What it is now; published courses may hold an earlier one. */
    revisionId: integer(),
    /** Rises with every change, so that two authors notice each other. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    removedAt: at(),
  },
  (table) => [
    unique('components_company').on(table.companyId, table.id),
    index('components_changed').on(table.companyId, table.changedAt),
    index('components_revision').on(table.companyId, table.revisionId),
    // NOTE: every look at a course asks which of its parts are gone, and hardly any are.
    index('components_gone')
      .on(table.companyId, table.id)
      .where(sql`${table.removedAt} is not null or ${table.status} <> 'active'`),
  ],
)

/** A title as the lists in one language have it in their order. NOTE: as `localText` says it, or no list would take the index. */
const titleIn = (title: AnyPgColumn, language: Language) => {
  const [own, other] = [language, language === 'en' ? 'de' : 'en'].map((key) => sql.raw(`'${key}'`))
  return sql`(coalesce(nullif(${title}->>${own}, ''), ${title}->>${other})) collate "und-x-icu"`
}

export type ComponentContent = {
  html: LocalText
  url: string
  media?: ComponentMedia
  /** The number of another component that goes with it. */
  linkedComponent?: number
}

/** What a component says; one that a published course holds is never changed again. */
export const componentRevisions = pgTable(
  'component_revisions',
  {
    id: id(),
    companyId: companyId(),
    componentId: integer().notNull(),
    title: localText(),
    description: localText(),
    content: jsonb().$type<ComponentContent>().notNull(),
    keywords: jsonb().$type<string[]>().notNull(),
    minutes: integer(),
    difficulty: text({ enum: ['easy', 'medium', 'hard'] }),
    completion: text().$type<CompletionRule>().notNull(),
    contentTypeId: integer(),
    createdBy: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('component_revisions_company').on(table.companyId, table.id),
    index('component_revisions_component').on(table.companyId, table.componentId),
    index('component_revisions_title_en').on(table.companyId, titleIn(table.title, 'en')),
    index('component_revisions_title_de').on(table.companyId, titleIn(table.title, 'de')),
    searchIndex('component_revisions_searched'),
    companyKey('component_revisions_component_fk', [table.companyId, table.componentId], components),
    index('component_revisions_type')
      .on(table.companyId, table.contentTypeId)
      .where(sql`${table.contentTypeId} is not null`),
    companyKey('component_revisions_type_fk', [table.companyId, table.contentTypeId], learningTypes),
  ],
)
