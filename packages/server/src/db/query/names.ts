import { type AnyColumn, sql } from 'drizzle-orm'

/** Somebody’s whole name, as the database puts it together. */
export const nameOf = (who: { firstName: AnyColumn; surname: AnyColumn }) =>
  sql<string>`concat_ws(' ', ${who.firstName}, ${who.surname})`
