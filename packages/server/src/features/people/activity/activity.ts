import { sql } from 'drizzle-orm'
import type { Ageing } from '../../../db/query/overdue.ts'
import { activities } from './activity.tables.ts'

/** What people did longer ago than their company keeps it. */
export const ageingActivity: Ageing = { table: activities, since: sql`row.happened_at` }
