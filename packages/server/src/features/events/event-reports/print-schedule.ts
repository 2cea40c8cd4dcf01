import type { scheduleFormats } from '@oktant/contract/events/event-reports.ts'
import type { TrainerEventRow } from '@oktant/contract/events/event-shapes.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { RawReply } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { printedTables } from '../../../pdf/tables.ts'
import { calendarFile, entriesOf, placeOf } from '../calendar/calendar.ts'
import { findEvents, listEventsInRange, slotsByEvent } from '../events/events.ts'
import { csvFile, xlsxFile } from '../../../http/answer/table-files.ts'
import { eventReportTexts } from './event-reports.words.ts'

type Needs = Pick<Kit, 'config' | 'now'>
type Wanted = { date: string; months?: number | undefined; format: (typeof scheduleFormats)[number] }

const inTurn = (one: TrainerEventRow, other: TrainerEventRow) =>
  (one.startsAt ?? '').localeCompare(other.startsAt ?? '')

/** The events of some months in a form that leaves the product. */
export async function printSchedule(db: Db, kit: Needs, actor: Actor, wanted: Wanted): Promise<RawReply> {
  const rows = (await listEventsInRange(db, actor, wanted, kit.now())).toSorted(inTurn)
  if (wanted.format === 'ICS') return calendarOf(db, kit, actor, rows)
  const words = eventReportTexts[actor.language]
  const { columns } = words
  const heads = [
    columns.event,
    columns.begins,
    columns.ends,
    columns.where,
    columns.trainers,
    columns.seats,
    columns.state,
  ]
  const cells = rows.map((row) => cellsOf(row, actor))
  const table = { name: 'schedule', columns: heads, rows: cells }
  if (wanted.format === 'CSV') return csvFile(table)
  if (wanted.format === 'XLSX') return xlsxFile(table)
  const shares = [6, 4, 4, 4, 4, 3, 3]
  const paper = {
    title: words.schedule,
    about: [wanted.date.slice(0, 7)],
    columns: heads.map((label, index) => ({ label, share: shares[index] ?? 3 })),
    rows: cells,
  }
  const about = { title: words.schedule, language: actor.language, madeAt: kit.now(), name: 'schedule' }
  return printedTables([paper], about)
}

function cellsOf(row: TrainerEventRow, { language }: Actor) {
  const { online, cancelled, held } = eventReportTexts[language]
  const { seats, taken } = row.filled
  return [
    textIn(row.name, language),
    row.startTime,
    row.endTime,
    [row.webinar ? online : '', placeOf(row, language)].filter(Boolean).join(', '),
    row.facilitators.map(({ name }) => name).join(', '),
    seats === null ? String(taken) : `${taken} / ${seats}`,
    row.cancelled ? cancelled : held,
  ]
}

async function calendarOf(db: Db, kit: Needs, actor: Actor, rows: readonly TrainerEventRow[]) {
  const ids = rows.map(({ id }) => id)
  const events = await findEvents(db, actor.companyId, ids)
  const slots = await slotsByEvent(db, actor.companyId, ids)
  const { language } = actor
  const entries = events.flatMap((event) => entriesOf(event, slots.get(event.id) ?? [], { kit, language }))
  const body = Buffer.from(calendarFile({ method: 'PUBLISH', entries, name: 'Oktant' }))
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="schedule.ics"',
    'cache-control': 'private, no-store',
  }
  return { headers, body }
}
