import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, id } from '../../../db/query/columns.ts'
import { containers } from '../courses/courses.tables.ts'
import { learningGroups } from '../../people/learning-groups/learning-groups.tables.ts'

/**
 * Which courses a learning group gives its people, and by what rule. Who has to take what follows from this and from who
 * belongs to the group: no row of anybody's is written, so none can be out of date.
 */
export const learningGroupCourses = pgTable(
  'learning_group_courses',
  {
    id: id(),
    companyId: companyId(),
    groupId: integer().notNull(),
    containerId: integer().notNull(),
    isMandatory: boolean().notNull(),
    /** At most one of the two. */
    dueOn: date(),
    dueDays: integer(),
    recertifyMonths: integer(),
    /** Is the group the one of those who were given this course by name? */
    isByName: boolean().notNull().default(false),
    since: at().notNull(),
    removedAt: at(),
  },
  (table) => [
    uniqueIndex('learning_group_courses_open')
      .on(table.companyId, table.groupId, table.containerId)
      .where(sql`${table.removedAt} is null`),
    index('learning_group_courses_container').on(table.companyId, table.containerId),
    companyKey('learning_group_courses_group_fk', [table.companyId, table.groupId], learningGroups),
    companyKey('learning_group_courses_container_fk', [table.companyId, table.containerId], containers),
  ],
)
