import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { contractWords } from './contracts.words.ts'

export const contractData = [
  personalPart({
    name: 'performance-contracts',
    title: contractWords.archive.versions,
    covers: ['performance_contracts.user_id'],
    rows: ({ companyId, id }) => sql`
      select season.name "season", version.number "number", line.value->>'title' "title", line.value->'kpaName' "area",
        line.value->>'text' "text", line.value->>'dueOn' "dueOn", (line.value->>'weight')::int "weight",
        version.written_at "createdAt"
      from performance_contracts deal
      join pdrs pdr on pdr.company_id = deal.company_id and pdr.id = deal.pdr_id
      join pdr_seasons season on season.company_id = pdr.company_id and season.id = pdr.season_id
      join performance_contract_versions version on version.company_id = deal.company_id and version.contract_id = deal.id
      cross join lateral jsonb_array_elements(version.lines) with ordinality line
      where deal.company_id = ${companyId} and deal.user_id = ${id}
      order by deal.id, version.number, line.ordinality`,
  }),
  personalPart({
    name: 'contract-signatures',
    title: contractWords.archive.signatures,
    covers: ['performance_contract_signatures.user_id'],
    rows: ({ companyId, id }) => sql`
      select season.name "season", signature.number "number", signature.side "who", signature.at "createdAt"
      from performance_contract_signatures signature
      join performance_contracts deal on deal.company_id = signature.company_id and deal.id = signature.contract_id
      join pdrs pdr on pdr.company_id = deal.company_id and pdr.id = deal.pdr_id
      join pdr_seasons season on season.company_id = pdr.company_id and season.id = pdr.season_id
      where signature.company_id = ${companyId} and signature.user_id = ${id}
      order by signature.at, deal.id, signature.number`,
  }),
]
