import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Language } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { localText } from '../../../../db/query/local-text.ts'
import { files } from '../../../../files/files.tables.ts'
import { certificateTemplates } from '../../../learning/certificate-templates/certificate-templates.tables.ts'
import { componentRevisions, components } from '../../../learning/components/components.tables.ts'
import { containers } from '../../../learning/courses/courses.tables.ts'
import { customFieldOptions, customFields } from '../../../people/custom-fields/custom-fields.tables.ts'
import { folderThemes } from '../../../learning/folders/folder-themes.tables.ts'
import { learningGroups } from '../../../people/learning-groups/learning-groups.tables.ts'
import { learningTypes } from '../../../learning/learning-types/learning-types.tables.ts'
import { jobRoles, localities, projects, users } from '../../../people/people/people.tables.ts'
import { profiles } from '../../../people/permissions/permissions.tables.ts'
import { questionBanks, questions } from '../../../assessment/questions/questions.tables.ts'
import type { NamedKind, Names, Wanted } from './names.rules.ts'

type Reader = { companyId: number; language: Language }
/** Where things of one kind lie, and what they are called there. */
type Source = { table: PgTable; name: (language: Language) => SQL; by?: SQL }

const local = (column: string) => (language: Language) => localText(sql.raw(column), language)
const plain = (column: string) => () => sql.raw(column)

/** What a component is called stands in its revision. */
const titleNow = (language: Language) =>
  sql`(select ${localText(sql.raw('revision.title'), language)} from ${componentRevisions} revision
    where revision.company_id = ${components}.company_id and revision.id = ${components}.revision_id)`

const sources: Record<NamedKind, Source> = {
  person: { table: users, name: plain(`concat_ws(' ', first_name, surname)`) },
  project: { table: projects, name: plain('name') },
  jobRole: { table: jobRoles, name: local('name') },
  locality: { table: localities, name: local('name') },
  profile: { table: profiles, name: local('name') },
  field: { table: customFields, name: local('label') },
  // NOTE: all options of the fields, as an answer may be a number without being one.
  option: { table: customFieldOptions, name: local('value'), by: sql`field_id` },
  container: { table: containers, name: local('title') },
  component: { table: components, name: titleNow },
  question: { table: questions, name: local('title') },
  questionBank: { table: questionBanks, name: local('title') },
  learningGroup: { table: learningGroups, name: local('name') },
  learningType: { table: learningTypes, name: local('name') },
  folderTheme: { table: folderThemes, name: local('name') },
  certificateTemplate: { table: certificateTemplates, name: plain('name') },
  file: { table: files, name: plain('title') },
}

/** What the numbers in entries mean to their reader: one query for each kind that is asked for. */
export async function listNames(db: Db, { companyId, language }: Reader, wanted: Wanted): Promise<Names> {
  const found = await Promise.all(
    [...wanted].map(async ([kind, ids]) => {
      const { table, name, by = sql`id` } = sources[kind]
      const rows = await rowsOf<{ id: number; name: string | null }>(
        db,
        sql`select id, ${name(language)} as name from ${table}
          where company_id = ${companyId} and ${by} = any(${sql.param([...ids])}::integer[])`,
      )
      return [kind, new Map(rows.map((row) => [row.id, row.name ?? '']))] as const
    }),
  )
  return new Map(found)
}
