import { sql } from 'drizzle-orm'

/** For a statement of our own: is a number one of these? */
export const among = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::integer[])`
