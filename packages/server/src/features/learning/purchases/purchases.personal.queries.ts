import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { purchaseWords } from './purchases.words.ts'

export const purchaseData = personalPart({
  name: 'purchases',
  title: purchaseWords.archive.purchases,
  covers: ['purchases.user_id'],
  rows: ({ companyId, id }) => sql`
    select title "course", state, way "channel", cents, currency, invoice_number "number", billing "address", note "text",
      asked_at "createdAt", decided_at "endedAt"
    from purchases where company_id = ${companyId} and user_id = ${id} order by asked_at, id`,
})
