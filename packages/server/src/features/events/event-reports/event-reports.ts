import type { registerFormats } from '@oktant/contract/events/event-reports.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { RawReply } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { type PrintTable, printedTables } from '../../../pdf/tables.ts'
import { filledIn } from '../../../words/words.rules.ts'
import { type BookingRow, listSeatedOf } from '../bookings/bookings.ts'
import { placeOf } from '../calendar/calendar.ts'
import { accessEvent, may } from '../events/events.access.ts'
import {
  type EventRecord,
  findEvents,
  printedTime,
  slotsByEvent,
  type TimeslotRow,
} from '../events/events.ts'
import { csvFile, xlsxFile } from '../../../http/answer/table-files.ts'
import { eventReportTexts } from './event-reports.words.ts'

type Format = (typeof registerFormats)[number]
type Sheet = { event: EventRecord; slots: readonly TimeslotRow[]; people: readonly BookingRow[] }

const byName = ({ language }: Actor) => {
  const { compare } = new Intl.Collator(language)
  return (one: BookingRow, other: BookingRow) => compare(one.userName, other.userName)
}

/** Events with who has a seat on each, by name. */
async function sheetsOf(db: Db, actor: Actor, events: readonly EventRecord[]): Promise<Sheet[]> {
  const ids = events.map(({ id }) => id)
  const slots = await slotsByEvent(db, actor.companyId, ids)
  const people = await listSeatedOf(db, actor.companyId, ids)
  return events.map((event) => ({
    event,
    slots: slots.get(event.id) ?? [],
    people: people.filter(({ eventId }) => eventId === event.id).toSorted(byName(actor)),
  }))
}

/** NOTE: how many parts have a column to sign in; of more the last columns would be too narrow to. */
const mostSigned = 3
const signatureHeight = 30

const nameOf = ({ event }: Sheet, { language }: Actor) => textIn(event.name, language)

function aboutOf({ event, slots }: Sheet, { language }: Actor) {
  const times = slots.map(
    ({ startsAt, endsAt }) =>
      `${printedTime(event.timeZone, startsAt)} – ${printedTime(event.timeZone, endsAt)}`,
  )
  const trainers = event.facilitators.map(({ name }) => name).join(', ')
  return [...times, placeOf(event, language), trainers].filter(Boolean)
}

/** What is hung up or handed round, to be signed. */
function registerTable(sheet: Sheet, actor: Actor): PrintTable {
  const { columns, register } = eventReportTexts[actor.language]
  const { slots, people, event } = sheet
  const signed = slots.length > 1 ? slots.slice(0, mostSigned) : []
  const days = signed.map(({ startsAt }) => printedTime(event.timeZone, startsAt).slice(0, 5))
  const signatures = days.length ? days.map((day) => `${columns.signature} ${day}`) : [columns.signature]
  return {
    title: `${register}: ${nameOf(sheet, actor)}`,
    about: aboutOf(sheet, actor),
    columns: [
      { label: '', share: 1 },
      { label: columns.name, share: 7 },
      ...signatures.map((label) => ({ label, share: 9 / signatures.length + 1 })),
    ],
    rows: people.map(({ userName }, index) => [String(index + 1), userName]),
    rowHeight: signatureHeight,
  }
}

const attendedWord = ({ attended }: BookingRow, { language }: Actor) => {
  const { yes, no } = eventReportTexts[language]
  return attended === null ? '' : attended ? yes : no
}

/** Who was there, with how many in all. */
function attendanceTable(sheet: Sheet, actor: Actor): PrintTable {
  const { columns, attendance, counts } = eventReportTexts[actor.language]
  const { people } = sheet
  const count = (attended: boolean | null) => people.filter((one) => one.attended === attended).length
  const told = filledIn(counts, {
    seats: people.length,
    attended: count(true),
    missed: count(false),
    open: count(null),
  })
  return {
    title: `${attendance}: ${nameOf(sheet, actor)}`,
    about: [...aboutOf(sheet, actor), told],
    columns: [
      { label: columns.name, share: 5 },
      { label: columns.attended, share: 3 },
      { label: columns.note, share: 6 },
    ],
    rows: people.map((one) => [one.userName, attendedWord(one, actor), one.attendanceNote]),
  }
}

/** The same as a table for a spreadsheet: one row for each person and event. */
function tableOf(sheets: readonly Sheet[], actor: Actor, name: string) {
  const { columns } = eventReportTexts[actor.language]
  const at = (zone: string, moment: Date | null) => (moment ? printedTime(zone, moment) : '')
  return {
    name,
    columns: [
      columns.event,
      columns.begins,
      columns.ends,
      columns.name,
      columns.email,
      columns.attended,
      columns.note,
    ],
    rows: sheets.flatMap((sheet) => {
      const { event, people } = sheet
      const { timeZone, startsAt, endsAt } = event
      const of = [nameOf(sheet, actor), at(timeZone, startsAt), at(timeZone, endsAt)]
      return people.map((one) => [
        ...of,
        one.userName,
        one.email,
        attendedWord(one, actor),
        one.attendanceNote,
      ])
    }),
  }
}

type Needs = Pick<Kit, 'now' | 'views'>

/** NOTE: whoever is on a list that leaves the product is told that they were looked at. */
function noteExport({ views }: Needs, actor: Actor, sheets: readonly Sheet[]) {
  const people = sheets.flatMap((sheet) => sheet.people.map(({ userId }) => userId))
  views.note([...new Set(people)], { by: actor, kind: 'export', role: 'events.facilitate' })
}

type Paper = { name: string; title: string; tables: readonly PrintTable[] }

function fileOf(sheets: readonly Sheet[], format: Format, actor: Actor, kit: Needs, paper: Paper) {
  noteExport(kit, actor, sheets)
  const { name, title, tables } = paper
  if (format === 'CSV') return csvFile(tableOf(sheets, actor, name))
  if (format === 'XLSX') return xlsxFile(tableOf(sheets, actor, name))
  return printedTables(tables, { title, language: actor.language, madeAt: kit.now(), name })
}

/** The register of one event. */
export async function printRegister(
  db: Db,
  kit: Needs,
  actor: Actor,
  { id, format }: { id: number; format: Format },
): Promise<RawReply> {
  const sheets = await sheetsOf(db, actor, [await accessEvent(db, actor, id)])
  const tables = sheets.map((sheet) => registerTable(sheet, actor))
  return fileOf(sheets, format, actor, kit, { name: 'register', title: tables[0]?.title ?? '', tables })
}

type Run = { format: Format; eventIds: readonly number[] }

/** Who had a seat, who was there and how many, over events that one runs. */
export async function runAttendanceReport(
  db: Db,
  kit: Needs,
  actor: Actor,
  { format, eventIds }: Run,
): Promise<RawReply> {
  const wanted = [...new Set(eventIds)]
  const events = (await findEvents(db, actor.companyId, wanted)).filter((event) => may.run(actor, event))
  if (!wanted.length || events.length !== wanted.length) throw fail('event_not_found')
  const inTurn = events.toSorted(
    (one, other) => (one.startsAt?.getTime() ?? 0) - (other.startsAt?.getTime() ?? 0),
  )
  const sheets = await sheetsOf(db, actor, inTurn)
  const tables = sheets.map((sheet) => attendanceTable(sheet, actor))
  const title = eventReportTexts[actor.language].attendance
  return fileOf(sheets, format, actor, kit, { name: 'attendance', title, tables })
}
