import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { localText } from '../../../db/query/local-text.ts'
import { recordStore } from '../../../records/record-store.ts'
import { declineReasons } from './decline-reasons.tables.ts'

export const reasonStore = recordStore({
  table: declineReasons,
  named: declineReasons.name,
  seen: { name: declineReasons.name },
})
export type ReasonRecord = NonNullable<Awaited<ReturnType<typeof reasonStore.find>>>

const mostOffered = 200

const offeredIn = (language: Language) =>
  prepared((db) =>
    db
      .select({ id: declineReasons.id, name: declineReasons.name })
      .from(declineReasons)
      .where(
        and(eq(declineReasons.companyId, sql.placeholder('companyId')), isNull(declineReasons.removedAt)),
      )
      .orderBy(asc(localText(declineReasons.name, language)), asc(declineReasons.id))
      .limit(mostOffered)
      .prepare(`decline_reasons_${language}`),
  )
const offered = { en: offeredIn('en'), de: offeredIn('de') }
/** Those that can be chosen, by name. */
export const listReasons = (db: Db, { companyId, language }: { companyId: number; language: Language }) =>
  offered[language](db).execute({ companyId })
