import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { deleteOverdue, type Overdue } from '../../db/overdue.ts'
import { activities } from './activity.tables.ts'

/** What people did longer ago than their company keeps it. */
export const forgetActivityBefore = (db: Db, overdue: Overdue[]) =>
  deleteOverdue(db, activities, overdue, sql`row.happened_at`)
