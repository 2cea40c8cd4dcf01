import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { customFieldInputs } from '@oktant/contract/people/account.ts'
import { fieldClasses } from '@oktant/contract/people/custom-fields.ts'
import { at, companyId, companyKey, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../people/people.tables.ts'

/** A field that a company adds to its people, in the order in which forms show them. */
export const customFields = pgTable(
  'custom_fields',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    /** What the field is about, such as `User`. */
    clazz: text({ enum: fieldClasses }).notNull(),
    name: text().notNull(),
    label: localText(),
    description: localText(),
    inputType: text({ enum: customFieldInputs }).notNull(),
    mandatory: boolean().notNull().default(false),
    /** A value may be had by one person alone; `uniqueValue` of the values holds it. */
    isUnique: boolean().notNull().default(false),
    position: integer().notNull(),
    removedAt: at(),
  },
  (table) => [
    unique('custom_fields_company').on(table.companyId, table.id),
    unique('custom_fields_name').on(table.companyId, table.clazz, table.name),
  ],
)

export const customFieldOptions = pgTable(
  'custom_field_options',
  {
    id: id(),
    companyId: companyId(),
    fieldId: integer().notNull(),
    value: localText(),
    position: integer().notNull(),
  },
  (table) => [
    unique('custom_field_options_company').on(table.companyId, table.id),
    index('custom_field_options_field').on(table.companyId, table.fieldId),
    companyKey('custom_field_options_field_fk', [table.companyId, table.fieldId], customFields),
  ],
)

/** NOTE: an index takes no text of kilobytes, so what may be had once is told by its digest. */
const digestOf = (value: AnyPgColumn) => sql`md5(${value})`

/** What somebody has put in; a selection keeps its option’s id, a date is YYYY-MM-DD. */
export const userFieldValues = pgTable(
  'user_field_values',
  {
    companyId: companyId(),
    userId: integer().notNull(),
    fieldId: integer().notNull(),
    value: text().notNull(),
    /** The value folded, where the field is unique. */
    uniqueValue: text(),
    /** What the value is ordered by. NOTE: its beginning, because an index takes no text of kilobytes. */
    orderValue: text().generatedAlwaysAs(sql.raw('left(value, 200)')),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.fieldId] }),
    index('user_field_values_in_order').on(
      table.companyId,
      table.fieldId,
      sql`${table.orderValue} collate "und-x-icu"`,
      table.userId,
    ),
    uniqueIndex('user_field_values_once').on(table.companyId, table.fieldId, digestOf(table.uniqueValue)),
    companyKey('user_field_values_user_fk', [table.companyId, table.userId], users),
    companyKey('user_field_values_field_fk', [table.companyId, table.fieldId], customFields),
  ],
)

/**
 * The same of everything that is not a person. Its owner is told by the field, which is about one kind of thing, and by
 * its number there.
 */
export const fieldValues = pgTable(
  'field_values',
  {
    companyId: companyId(),
    ownerId: integer().notNull(),
    fieldId: integer().notNull(),
    value: text().notNull(),
    uniqueValue: text(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.ownerId, table.fieldId] }),
    index('field_values_field').on(table.companyId, table.fieldId),
    uniqueIndex('field_values_once').on(table.companyId, table.fieldId, digestOf(table.uniqueValue)),
    companyKey('field_values_field_fk', [table.companyId, table.fieldId], customFields),
  ],
)
