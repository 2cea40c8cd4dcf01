import type { CalibrationFormat } from '@oktant/contract/development/reviews/calibration.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { csvFile, type TableCell, xlsxFile } from '../../../../http/answer/table-files.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { reviewTexts } from '../reviews.words.ts'
import { seatsFor, seatView } from './calibration.ts'

/** NOTE: beyond that a table is split by seasons, rather than held in memory whole. */
const mostRows = 20_000

/** The marks that the filters mean, a row for each person. */
export async function exportCalibrations(
  db: Db,
  kit: Pick<Kit, 'views'>,
  actor: Actor,
  format: CalibrationFormat,
  page: Page,
) {
  const seats = await seatsFor(db, kit, actor, { ...page, limit: mostRows + 1, offset: 0 }, 'export')
  if (seats.length > mostRows) throw fail('report_too_long')
  const words = reviewTexts[actor.language].calibration
  const called = (one: { name: { en: string; de: string } } | null) =>
    one ? textIn(one.name, actor.language) : ''
  const rows = seats
    .map(seatView)
    .map((row): TableCell[] => [
      row.manager?.name ?? '',
      row.user.name,
      called(row.season),
      called(row.jobRole),
      called(row.locality),
      words.states[row.state],
      row.proposed ?? '',
      row.mark ?? '',
      row.moves,
    ])
  const table = { name: 'calibration', columns: words.columns, rows }
  return format === 'CSV' ? csvFile(table) : xlsxFile(table)
}
