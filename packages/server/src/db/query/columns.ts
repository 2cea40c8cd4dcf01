import { type AnyPgColumn, foreignKey, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { LocalText } from '@oktant/contract/http/http.ts'

/** The columns that tables share. Names turn to snake_case in one place, `casing` of the engines. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const companyId = () => integer().notNull()
export const at = () => timestamp({ withTimezone: true, precision: 3 })
export const createdAt = () => at().notNull().defaultNow()
export const localText = () => jsonb().$type<LocalText>().notNull()

/** To a row of the same company: no row of one company can belong to another's. */
export const companyKey = (
  name: string,
  columns: [companyId: AnyPgColumn, id: AnyPgColumn],
  to: { companyId: AnyPgColumn; id: AnyPgColumn },
) => foreignKey({ name, columns, foreignColumns: [to.companyId, to.id] })
