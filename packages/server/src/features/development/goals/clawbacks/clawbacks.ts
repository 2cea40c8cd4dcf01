import type { ClawbackFormat, ClawbackRow } from '@oktant/contract/development/goal-clawbacks.ts'
import { dayIn, isDay } from '@oktant/contract/kit/days.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../../http/answer/paging.ts'
import { csvFile, type TableCell, xlsxFile } from '../../../../http/answer/table-files.ts'
import { fail } from '../../../../http/fail.ts'
import { goalTexts } from '../goals.words.ts'
import { leftOn, stateOn } from './clawback.rules.ts'
import { pageOfClawbacks } from './clawbacks.queries.ts'

type AskedClawbacks = { page: Page; on: string | undefined; now: Date }

/** What may be asked back, and what of it is left on a day; today where none is named. */
export async function listClawbacks(db: Db, actor: Actor, { page, on, now }: AskedClawbacks) {
  const day = on ?? dayIn(actor.timezone, now)
  if (!isDay(day)) throw fail('invalid_input')
  const { rows, total } = await pageOfClawbacks(db, { ...actor, day, page })
  const content = rows.map(({ id, name, userId, userName, agreedAt, achievedOn, ...terms }): ClawbackRow => {
    const leftCents = leftOn(day, { ...terms, achievedOn })
    return {
      ...terms,
      id,
      goal: { name: textIn(name, actor.language), user: { id: userId, name: userName } },
      state: stateOn({ isAgreed: agreedAt !== null, leftCents }),
      agreedAt: agreedAt?.toISOString() ?? null,
      achievedDate: achievedOn,
      leftCents,
    }
  })
  return pagedReply(page, content, total)
}

const mostInFile = 10_000

/** The same as a table that leaves the product, all pages of it. */
export async function exportClawbacks(
  db: Db,
  actor: Actor,
  asked: AskedClawbacks & { format: ClawbackFormat },
) {
  const page = { ...asked.page, offset: 0, limit: mostInFile }
  const { content, totalElements } = await listClawbacks(db, actor, { ...asked, page })
  if (totalElements > mostInFile) throw fail('report_too_long')
  const { columns, states } = goalTexts[actor.language].clawbacks
  const cells = ({ goal, state, ...row }: ClawbackRow): TableCell[] => [
    goal.user.name,
    goal.name,
    states[state],
    row.currency,
    row.amountCents / 100,
    row.months,
    row.agreedAt ? dayIn(actor.timezone, new Date(row.agreedAt)) : '',
    row.achievedDate ?? '',
    row.leftCents / 100,
  ]
  const table = { name: 'clawbacks', columns, rows: content.map(cells) }
  return asked.format === 'CSV' ? csvFile(table) : xlsxFile(table)
}
