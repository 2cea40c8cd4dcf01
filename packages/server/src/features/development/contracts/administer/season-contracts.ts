import type {
  SeasonContract,
  SeasonContractFormat,
  SeasonContracts,
} from '@oktant/contract/development/season-contracts.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../../http/answer/paging.ts'
import { sortChosen } from '../../../../http/chosen.ts'
import { csvFile, type TableCell, xlsxFile } from '../../../../http/answer/table-files.ts'
import { fail } from '../../../../http/fail.ts'
import { rowView } from '../contracts.view.ts'
import { remindToSign } from '../tell.ts'
import {
  countSigned,
  holdSigned,
  listChoices,
  pageOfSigned,
  type SignedSeat,
} from './season-contracts.queries.ts'
import { contractTexts } from '../contracts.words.ts'

const signedView = (seat: SignedSeat): SeasonContract => ({
  ...rowView(seat, 'hr'),
  personSignedAt: seat.personSignedAt,
  managerSignedAt: seat.managerSignedAt,
})

/** Who has signed and who has not, of the whole company; never what was agreed. */
export async function listSeasonContracts(
  db: Db,
  { companyId }: Actor,
  page: Page,
): Promise<SeasonContracts> {
  const { total, ...counts } = await countSigned(db, companyId, page.filters)
  const rows = await pageOfSigned(db, companyId, page)
  return {
    ...pagedReply(page, rows.map(signedView), total),
    ...counts,
    ...(await listChoices(db, companyId)),
  }
}

/** NOTE: beyond that a table is split by seasons, rather than held in memory whole. */
const mostRows = 20_000

export async function exportSeasonContracts(db: Db, actor: Actor, format: SeasonContractFormat, page: Page) {
  const { companyId, language, timezone } = actor
  const rows = await pageOfSigned(db, companyId, { ...page, limit: mostRows + 1, offset: 0 })
  if (rows.length > mostRows) throw fail('report_too_long')
  const { columns, states } = contractTexts[language].table
  const day = (at: string | null) => (at ? dayIn(timezone, new Date(at)) : '')
  const cells = rows.map((row): TableCell[] => [
    row.userName,
    row.managerName ?? '',
    textIn(row.seasonName, language),
    states[row.state],
    row.number || '',
    day(row.personSignedAt),
    day(row.managerSignedAt),
    row.inForce ?? '',
  ])
  const table = { name: 'contracts', columns, rows: cells }
  return format === 'CSV' ? csvFile(table) : xlsxFile(table)
}

const isUnsigned = ({ isOpen, personSignedAt, managerSignedAt }: SignedSeat) =>
  isOpen && (personSignedAt === null || managerSignedAt === null)

/** Reminds those whose signature is missing; each gets one letter a day. */
export async function remindOfContracts(
  db: Db,
  actor: Actor,
  chosen: Parameters<typeof sortChosen>[0],
  { now }: { now: Date },
) {
  const { rows, left } = await sortChosen(chosen, {
    hold: (which) => holdSigned(db, actor.companyId, which),
    missing: 'contract_not_found',
    changeable: (found) => found.filter(isUnsigned),
  })
  await remindToSign(db, rows, now.toISOString().slice(0, 10))
  await auditAll(
    db,
    rows.map(({ pdrId }) => ({
      by: actor,
      kind: 'update' as const,
      object: 'performanceContract' as const,
      objectId: pdrId,
      after: { deed: 'reminded' },
    })),
  )
  return { changed: rows.map(({ pdrId }) => pdrId), skipped: left.length }
}
