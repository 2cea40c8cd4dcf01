import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { companyId, id } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

/**
 * The words that titles and keywords of a company use or have used: what was mistyped is compared with these. Triggers add
 * them, in the transaction that says them.
 * NOTE: a word may stand here twice, as two transactions that both forbade it would wait for each other.
 */
export const searchWords = pgTable(
  'search_words',
  { id: id(), companyId: companyId().references(() => companies.id), word: text().notNull() },
  (table) => [
    index('search_words_word').on(table.companyId, table.word),
    index('search_words_searched')
      .using('gin', sql.raw('(array[company_id])'), sql.raw('word gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
)
