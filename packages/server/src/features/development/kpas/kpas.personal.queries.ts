import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { kpaWords } from './kpas.words.ts'

export const kpaData = personalPart({
  name: 'key-performance-areas',
  title: kpaWords.archive.handovers,
  covers: ['kpas.owner_id', 'kpa_handovers.from_id', 'kpa_handovers.to_id'],
  rows: ({ companyId, id }) => sql`
    select handover.at "createdAt", area.name "title",
      case when handover.to_id = ${id} then 'taken' else 'handedOver' end "kind", handover.reason "reason"
    from kpa_handovers handover
    join kpas area on area.company_id = handover.company_id and area.id = handover.kpa_id
    where handover.company_id = ${companyId} and (handover.to_id = ${id} or handover.from_id = ${id})
    order by handover.id`,
})
