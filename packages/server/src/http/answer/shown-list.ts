import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '@oktant/contract/http/http.ts'
import { containsLocal } from '../../db/query/containing.ts'
import { localText } from '../../db/query/local-text.ts'
import type { Page } from './paging.ts'

type Listed = Record<'id' | 'companyId' | 'title' | 'isShown' | 'changedAt' | 'removedAt', PgColumn>

/** Which records that are drafted here, and shown to people once they are ready, stand in their list, and in which order. */
export function shownList(
  { id, companyId, title, isShown, changedAt, removedAt }: Listed,
  reader: { companyId: number; language: Language },
  { filters, sort }: Pick<Page, 'filters' | 'sort'>,
) {
  const matches: Record<string, (value: string) => SQL | undefined> = {
    title: (value) => containsLocal(title, value),
    isShown: (value) => (value === '' ? undefined : eq(isShown, value === 'true')),
  }
  const named = localText(title, reader.language)
  const sorts: Record<string, SQL> = { title: named, isShown: sql`${isShown}`, changedAt: sql`${changedAt}` }
  const column = sorts[sort?.field ?? 'title'] ?? named
  return {
    wanted: and(
      eq(companyId, reader.companyId),
      isNull(removedAt),
      ...filters.map(({ field, value }) => matches[field]?.(value)),
    ),
    order: [sort?.descending ? desc(column) : asc(column), asc(id)],
  }
}
