import { sql, type SQLWrapper } from 'drizzle-orm'

/** For a statement of our own: is a number one of these? */
export const anyOf = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::integer[])`

/**
 * Is it one of the rows that a query chooses and locks? NOTE: the database may ask `in (select … limit … for update skip
 * locked)` anew for each row; it then passes over what it has just locked, and takes more than the limit says.
 */
export const isClaimed = (column: SQLWrapper, chosen: SQLWrapper) => sql`${column} = any(array(${chosen}))`
