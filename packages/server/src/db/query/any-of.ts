import { sql, type SQLWrapper } from 'drizzle-orm'

/** For a statement of our own: is a number one of these? */
export const anyOf = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::integer[])`

/**
 * The same for a statement that is put together once. NOTE: as rows, of which the database takes the same number whatever is
 * given; how many an array holds it counts, and plans the statement anew each time that there are few.
 */
export const anyGiven = (name: string, type: 'integer' | 'text' = 'integer') =>
  sql`any(array(select unnest(${sql.placeholder(name)}::${sql.raw(type)}[])))`

/**
 * Is it one of the rows that a query chooses and locks? NOTE: the database may ask `in (select … limit … for update skip
 * locked)` anew for each row; it then passes over what it has just locked, and takes more than the limit says.
 */
export const isClaimed = (column: SQLWrapper, chosen: SQLWrapper) => sql`${column} = any(array(${chosen}))`
