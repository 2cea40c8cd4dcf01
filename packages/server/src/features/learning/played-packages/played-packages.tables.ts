import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AttemptsUnderWay } from '@oktant/contract/learning/package-imports.ts'
import type { PackageItem, PackageLaunch } from '@oktant/contract/learning/package-launch.ts'
import { companyId, companyKey } from '../../../db/query/columns.ts'
import { componentRevisions } from '../components/components.tables.ts'

/** How a revision of a component is played: what its manifest says, and what its author set. */
export const playedPackages = pgTable(
  'played_packages',
  {
    companyId: companyId(),
    revisionId: integer().notNull(),
    kind: text().$type<PackageLaunch['kind']>().notNull(),
    items: jsonb().$type<PackageItem[]>().notNull(),
    /** The activities of SCORM 2004 with their sequencing. */
    activities: jsonb(),
    /** The longest suspend_data. */
    suspendData: integer().notNull(),
    ownWindow: boolean().notNull().default(false),
    passMark: integer(),
    /** How many attempts there are; null without a limit. */
    attempts: integer(),
    /** Which archive it is: revisions that differ in their words alone show the same one. */
    contentId: integer(),
    /** What becomes of attempts that were under way at the package whose place it took. */
    attemptsUnderWay: text().$type<AttemptsUnderWay>().notNull().default('endOld'),
  },
  (table) => [
    primaryKey({ name: 'played_packages_pk', columns: [table.companyId, table.revisionId] }),
    companyKey('played_packages_revision_fk', [table.companyId, table.revisionId], componentRevisions),
  ],
)
