import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ExpiryPeriod, UnlockRule } from '@oktant/contract/learning/courses/containers.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Currency } from '@oktant/contract/kit/money.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { certificateTemplates } from '../certificate-templates/certificate-templates.tables.ts'
import { searchIndex } from '../../../db/search/searching.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { pictureKey } from '../../organisation/pictures/pictures.tables.ts'
import { componentRevisions, components } from '../components/components.tables.ts'
import { folderThemes } from '../folders/folder-themes.tables.ts'
import { placedEvents } from '../placed-events/placed-events.tables.ts'
import { learningTypes } from '../learning-types/learning-types.tables.ts'

/** The tree that everything to learn hangs in: segments at its root, then topics, levels and courses. */
export const containers = pgTable(
  'containers',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    typeId: integer().notNull(),
    parentId: integer(),
    /** The topmost container above it, such as its segment; none for one at the root. */
    rootId: integer(),
    position: integer().notNull(),
    /** Names what the application draws for it; segments have one. */
    key: text(),
    /** Texts as the published edition says them, or the draft where nothing was published yet. */
    title: localText(),
    /** The title broken into the lines that fit a slice of the wheel. */
    shortTitle: localText(),
    description: localText(),
    coverFileId: integer(),
    /** What a folder looks like; without one like the folder above it. */
    themeId: integer(),
    isLibrary: boolean().notNull().default(false),
    state: text({ enum: ['draft', 'active', 'inactive', 'archived', 'deleted'] })
      .notNull()
      .default('active'),
    /** What it was before it was archived or removed. */
    stateBefore: text(),
    /** Seen by the people of its learning groups alone, and by whoever has begun it. */
    forGroups: boolean().notNull().default(false),
    /** The published edition. */
    editionId: integer(),
    /** The edition that its authors work on; none where nothing is changed. */
    draftId: integer(),
    /** Rises with every change, so that two authors notice each other. */
    changes: integer().notNull().default(0),
    /** How many people it helped, and how many rated it: counted here, so that no page counts their ratings. */
    ratingsUp: integer().notNull().default(0),
    ratingsAll: integer().notNull().default(0),
    changedBy: integer(),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('containers_company').on(table.companyId, table.id),
    uniqueIndex('containers_key')
      .on(table.companyId, table.key)
      .where(sql`${table.key} is not null`),
    index('containers_parent').on(table.companyId, table.parentId, table.position),
    index('containers_state').on(table.companyId, table.typeId, table.state),
    index('containers_edition').on(table.companyId, table.editionId),
    searchIndex('containers_searched'),
    // NOTE: the catalogue in its order, so that its first page costs no more in a large one.
    index('containers_catalogue')
      .on(table.companyId, table.position, table.id)
      .where(sql`${table.state} = 'active' and ${table.typeId} = ${sql.raw(String(containerType.course))}`),
    // NOTE: every look at the catalogue asks which folders are not shown, and hardly any are.
    index('containers_hidden')
      .on(table.companyId, table.id)
      .where(sql`${table.state} <> 'active' and ${table.typeId} <> ${sql.raw(String(containerType.course))}`),
    // NOTE: with all that is asked of a course before it is suggested, so that those of other segments are not read.
    index('containers_offered')
      .on(table.companyId, table.editionId, table.rootId, table.parentId, table.id)
      .where(
        sql`${table.state} = 'active' and ${table.typeId} = ${sql.raw(String(containerType.course))}
          and not ${table.forGroups}`,
      ),
    companyKey('containers_parent_fk', [table.companyId, table.parentId], table),
    index('containers_theme')
      .on(table.companyId, table.themeId)
      .where(sql`${table.themeId} is not null`),
    uniqueIndex('containers_library')
      .on(table.companyId)
      .where(sql`${table.isLibrary}`),
    companyKey('containers_theme_fk', [table.companyId, table.themeId], folderThemes),
  ],
)

/** What a container says and holds at one time; a published one is never changed again. */
export const editions = pgTable(
  'container_editions',
  {
    id: id(),
    companyId: companyId(),
    containerId: integer().notNull(),
    /** 1 for the first that was published; 0 while it is a draft. */
    number: integer().notNull().default(0),
    title: localText(),
    description: localText(),
    keywords: jsonb().$type<string[]>().notNull(),
    minutes: integer(),
    difficulty: text({ enum: ['easy', 'medium', 'hard'] }),
    openToVisitors: boolean().notNull().default(false),
    featured: boolean().notNull().default(false),
    nextIds: jsonb().$type<number[]>().notNull(),
    /** What it is called a piece of; without it a course or a folder and no more. */
    courseTypeId: integer(),
    /** The template of the certificate that passing issues; without one it issues none. */
    certificateTemplateId: integer(),
    /** Until when the certificate is valid: a day, or a period from passing on; without both for ever. */
    expiryDate: date(),
    expiryPeriod: jsonb().$type<ExpiryPeriod>(),
    /** What it costs; neither is set for a free one. */
    priceCents: integer(),
    currency: text().$type<Currency>(),
    /** The picture at its head and what it shows; without one a cover is drawn. */
    coverId: integer(),
    coverAlt: jsonb().$type<LocalText>(),
    passMark: integer(),
    showBestResults: boolean().notNull().default(false),
    includeChildFolder: boolean().notNull().default(true),
    publishedAt: at(),
    publishedBy: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('container_editions_company').on(table.companyId, table.id),
    unique('container_editions_of').on(table.companyId, table.containerId, table.id),
    index('container_editions_container').on(table.companyId, table.containerId, table.number),
    index('container_editions_offered').on(table.companyId, table.featured, table.publishedAt, table.id),
    searchIndex('container_editions_searched'),
    companyKey('container_editions_container_fk', [table.companyId, table.containerId], containers),
    index('container_editions_cover')
      .on(table.companyId, table.coverId)
      .where(sql`${table.coverId} is not null`),
    companyKey('container_editions_cover_fk', [table.companyId, table.coverId], pictureKey),
    index('container_editions_type')
      .on(table.companyId, table.courseTypeId)
      .where(sql`${table.courseTypeId} is not null`),
    companyKey('container_editions_type_fk', [table.companyId, table.courseTypeId], learningTypes),
    index('container_editions_certificate')
      .on(table.companyId, table.certificateTemplateId)
      .where(sql`${table.certificateTemplateId} is not null`),
    companyKey(
      'container_editions_certificate_fk',
      [table.companyId, table.certificateTemplateId],
      certificateTemplates,
    ),
  ],
)

/** A place in a container: it stays the same through every edition, so that the records of its learners do. */
export const containerChildren = pgTable(
  'container_children',
  {
    id: id(),
    companyId: companyId(),
    containerId: integer().notNull(),
    componentId: integer(),
    nestedId: integer(),
    eventId: integer(),
  },
  (table) => [
    unique('container_children_company').on(table.companyId, table.id),
    index('container_children_container').on(table.companyId, table.containerId),
    index('container_children_component').on(table.companyId, table.componentId),
    index('container_children_nested').on(table.companyId, table.nestedId),
    companyKey('container_children_container_fk', [table.companyId, table.containerId], containers),
    companyKey('container_children_component_fk', [table.companyId, table.componentId], components),
    companyKey('container_children_nested_fk', [table.companyId, table.nestedId], containers),
    index('container_children_event')
      .on(table.companyId, table.eventId)
      .where(sql`${table.eventId} is not null`),
    companyKey('container_children_event_fk', [table.companyId, table.eventId], {
      companyId: placedEvents.companyId,
      id: placedEvents.eventId,
    }),
  ],
)

/** How a place stands in one edition. */
export const editionChildren = pgTable(
  'edition_children',
  {
    companyId: companyId(),
    editionId: integer().notNull(),
    childId: integer().notNull(),
    position: integer().notNull(),
    enabled: boolean().notNull().default(true),
    scoring: boolean().notNull().default(true),
    unlock: jsonb().$type<UnlockRule>().notNull(),
    /** Whether an evaluation there is an open quiz; a course that visitors see opens none by that alone. */
    openToVisitors: boolean().notNull().default(false),
    /** What the component said when this was published; a draft shows it as it is. */
    revisionId: integer(),
  },
  (table) => [
    primaryKey({ name: 'edition_children_pk', columns: [table.companyId, table.editionId, table.childId] }),
    index('edition_children_child').on(table.companyId, table.childId),
    index('edition_children_revision').on(table.companyId, table.revisionId),
    companyKey('edition_children_edition_fk', [table.companyId, table.editionId], editions).onDelete(
      'cascade',
    ),
    companyKey('edition_children_child_fk', [table.companyId, table.childId], containerChildren),
    companyKey('edition_children_revision_fk', [table.companyId, table.revisionId], componentRevisions),
  ],
)
