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
import type { LocalText } from '@oktant/contract/http/http.ts'
import type {
  AttemptsUnderWay,
  ImportState,
  PackageReport,
} from '@oktant/contract/learning/package-imports.ts'
import { companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { files } from '../../../files/files.tables.ts'
import { components, componentRevisions } from '../components/components.tables.ts'
import type { PackageOutline } from './manifest/outline.ts'

/** What one archive holds: copies and later revisions of a component may show the same one. */
export const packageContents = pgTable(
  'package_contents',
  {
    id: id(),
    companyId: companyId(),
    /** The archive as it came. */
    fileId: integer().notNull(),
    /** What its manifest says, whole. */
    outline: jsonb().$type<PackageOutline>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('package_contents_company').on(table.companyId, table.id),
    index('package_contents_file').on(table.companyId, table.fileId),
    companyKey('package_contents_file_fk', [table.companyId, table.fileId], files),
  ],
)

/** Its files, by their paths in the archive and their names in the store. */
export const packageAssets = pgTable(
  'package_assets',
  {
    companyId: companyId(),
    contentId: integer().notNull(),
    path: text().notNull(),
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'package_assets_pk', columns: [table.companyId, table.contentId, table.path] }),
    unique('package_assets_name').on(table.name),
    companyKey('package_assets_content_fk', [table.companyId, table.contentId], packageContents).onDelete(
      'cascade',
    ),
  ],
)

/** Which content a revision of a component shows. */
export const packageRevisions = pgTable(
  'package_revisions',
  {
    companyId: companyId(),
    revisionId: integer().notNull(),
    contentId: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'package_revisions_pk', columns: [table.companyId, table.revisionId] }),
    index('package_revisions_content').on(table.companyId, table.contentId),
    companyKey('package_revisions_revision_fk', [table.companyId, table.revisionId], componentRevisions),
    companyKey('package_revisions_content_fk', [table.companyId, table.contentId], packageContents),
  ],
)

/** An archive that somebody has sent, until it is a component or nothing. */
export const packageImports = pgTable(
  'package_imports',
  {
    id: id(),
    companyId: companyId(),
    createdBy: integer().notNull(),
    fileId: integer().notNull(),
    /** The component that it is to replace the package of. */
    replacesId: integer(),
    attemptsUnderWay: text().$type<AttemptsUnderWay>().notNull(),
    state: text().$type<ImportState>().notNull(),
    /** What it was found to be; null while it is looked at. */
    report: jsonb().$type<PackageReport>(),
    outline: jsonb().$type<PackageOutline>(),
    longSuspendData: boolean().notNull().default(false),
    /** What its component is to be called; null as the package says. */
    title: jsonb().$type<LocalText>(),
    /** What it is to be a piece of. */
    contentTypeId: integer(),
    /** What it has become. */
    componentId: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('package_imports_company').on(table.companyId, table.id),
    index('package_imports_file').on(table.companyId, table.fileId),
    index('package_imports_author').on(table.companyId, table.createdBy),
    companyKey('package_imports_file_fk', [table.companyId, table.fileId], files),
    companyKey('package_imports_replaces_fk', [table.companyId, table.replacesId], components),
    companyKey('package_imports_component_fk', [table.companyId, table.componentId], components),
  ],
)
