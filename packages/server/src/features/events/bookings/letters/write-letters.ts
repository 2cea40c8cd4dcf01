import { dayIn, timeIn } from '@oktant/contract/kit/days.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { sendTemplates } from '../../../../mail/templates/send-template.ts'
import { filledIn } from '../../../../words/words.rules.ts'
import { listHolderIdsOf } from '../../../people/permissions/permissions.ts'
import {
  type CalendarEntry,
  calendarFile,
  type CalendarMethod,
  entriesOf,
  placeOf,
} from '../../calendar/calendar.ts'
import { type EventRecord, findEvents, listTimeslots, type TimeslotRow } from '../../events/events.ts'
import { bookingTexts } from '../bookings.words.ts'
import { type BookingLetter, bookingLetters } from './bookings.letters.ts'
import {
  type BookingRow,
  findBooking,
  listBookingsById,
  listReaders,
  type LetterReader,
} from '../bookings.queries.ts'
import { waitsFor } from '../bookings.rules.ts'
import type { BookingChange } from '../seat-ledger.ts'
import { standOf } from '../seat-ledger.ts'
import type { Telling } from './tell-people.ts'
import type { Unsent } from '../unsent/unsent.ts'

type Needs = Pick<Kit, 'config' | 'now'>
type Paper = { event: EventRecord; slots: readonly TimeslotRow[]; companyName: string }
type Sending = { row: BookingRow; to: LetterReader; letter: BookingLetter; path: string; once: string }

const { MANAGER_DECLINED, HR_DECLINED, SENT, MANAGER_APPROVED, USER_ACCEPTED, USER_DECLINED } = bookingStatus

const invitationPath = ({ id }: BookingRow) => `/scheduler/userRSVP/${id}`
const eventPath = ({ eventId }: Pick<BookingRow, 'eventId'>) => `/event/${eventId}`

/** What its holder is written when a booking comes to a status. */
function letterTo(
  { status, offeredUntil }: BookingRow,
  { from }: Pick<BookingChange, 'from'>,
): BookingLetter | null {
  if (status === SENT) return offeredUntil ? 'offer' : 'invitation'
  if (status === MANAGER_APPROVED) return 'invitation'
  if (status === USER_ACCEPTED) return 'confirmed'
  if (status === MANAGER_DECLINED || status === HR_DECLINED) return 'declined'
  return status === USER_DECLINED && from === USER_ACCEPTED ? 'givenBack' : null
}

/** Writes to whoever is concerned by what became of a booking: its holder, or those who decide it. */
export async function writeAboutBooking(db: Db, change: BookingChange, kit: Needs, number: number) {
  const row = await findBooking(db, { companyId: change.companyId, id: change.bookingId })
  // NOTE: what has gone on meanwhile is told by its own announcement.
  if (!row || row.status !== change.to) return
  const [event] = await findEvents(db, row.companyId, [row.eventId])
  if (!event || event.cancelledAt) return
  const once = `booking ${row.id} ${number}`
  const letter = letterTo(row, change)
  const readers = await listReaders(db, row.companyId, await decidersOf(db, event, row, kit), row.userId)
  const sendings = readers.flatMap((to): Sending[] => {
    if (to.id === row.userId) return letter ? [{ row, to, letter, path: pathOf(letter, row), once }] : []
    return [{ row, to, letter: 'approval', path: approvalPath(row), once }]
  })
  await write(db, event, sendings, kit)
}

/** Asks whoever decides a booking once more, where it waits still. */
export async function writeAgain(db: Db, { companyId, bookingId }: Unsent, kit: Needs, number: number) {
  const row = await findBooking(db, { companyId, id: bookingId })
  if (!row) return
  const { eventId, userId, status } = row
  const asked = { companyId, eventId, bookingId, userId, deed: 'request' as const, actorId: null }
  await writeAboutBooking(db, { ...asked, from: status, to: status }, kit, number)
}

const pathOf = (letter: BookingLetter, row: BookingRow) =>
  letter === 'invitation' || letter === 'offer' ? invitationPath(row) : eventPath(row)

/** Who decides it now: who has it and whoever stands in for them, or everybody who decides for HR. */
async function decidersOf(db: Db, event: EventRecord, row: BookingRow, { now }: Needs) {
  const turn = waitsFor(event, standOf(row, now()))
  if (turn === 'manager' && row.ownerId !== null && !row.isWithHr)
    return [row.ownerId, ...row.deputies.map(({ id }) => id)]
  if (turn !== 'hr' && turn !== 'manager') return []
  const hr = await listHolderIdsOf(db, row.companyId, ['bookings.decideForHr'])
  return hr.filter((id) => id !== row.userId)
}

const unansweredLetters = { remind: 'approvalReminder', handOn: 'approvalHandedOn' } as const
type Unanswered = { companyId: number; bookingId: number; what: keyof typeof unansweredLetters }

/** Writes to whoever leaves a request lying, or has it now that another did. */
export async function writeAboutUnanswered(
  db: Db,
  { companyId, bookingId, what }: Unanswered,
  kit: Needs,
  number: number,
) {
  const row = await findBooking(db, { companyId, id: bookingId })
  const [event] = row ? await findEvents(db, companyId, [row.eventId]) : []
  if (!row || !event || event.cancelledAt) return
  const readers = await listReaders(db, companyId, await decidersOf(db, event, row, kit))
  const once = `booking ${bookingId} ${number}`
  const sendings = readers.map((to): Sending => ({
    row,
    to,
    letter: unansweredLetters[what],
    path: approvalPath(row),
    once,
  }))
  await write(db, event, sendings, kit)
}

const approvalPath = ({ id, ownerId }: BookingRow) =>
  `${ownerId === null ? '/hr-authorise-booking' : '/authorise-booking'}/${id}`

/** Writes to many about an event: that it has changed, is cancelled, or waits for their answer. */
export async function writeToMany(
  db: Db,
  { companyId, eventId, what, bookingIds }: Telling,
  kit: Needs,
  number: number,
) {
  const [event] = await findEvents(db, companyId, [eventId])
  if (!event) return
  const rows = await listBookingsById(db, companyId, bookingIds)
  const readers = await listReaders(
    db,
    companyId,
    rows.map(({ userId }) => userId),
  )
  const byId = new Map(readers.map((reader) => [reader.id, reader]))
  const sendings = rows.flatMap((row): Sending[] => {
    const to = byId.get(row.userId)
    const path = what === 'reminder' ? invitationPath(row) : eventPath(row)
    return to ? [{ row, to, letter: what, path, once: `event ${eventId} ${number} ${row.id}` }] : []
  })
  await write(db, event, sendings, kit)
}

async function write(db: Db, event: EventRecord, sendings: readonly Sending[], kit: Needs) {
  if (!sendings.length) return
  const { companyId } = event
  const slots = await listTimeslots(db, companyId, [event.id])
  for (const letter of new Set(sendings.map((one) => one.letter))) {
    const some = sendings.filter((one) => one.letter === letter)
    const recipients = some.map((one) =>
      addressed(one, { event, slots, companyName: one.to.companyName }, kit),
    )
    await sendTemplates(db, { template: bookingLetters[letter], companyId }, recipients)
  }
}

const locales = { en: 'en-GB', de: 'de-DE' }
const shownTime = (moment: Date, timeZone: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    moment,
  )

function whenIn({ event, slots }: Paper, { language, timezone }: LetterReader) {
  const zoned = slots.map(({ startsAt, endsAt }) => {
    const ends =
      dayIn(timezone, startsAt) === dayIn(timezone, endsAt)
        ? timeIn(timezone, endsAt).slice(0, 5)
        : shownTime(endsAt, timezone, language)
    return `${shownTime(startsAt, timezone, language)} – ${ends}`
  })
  return event.startsAt ? zoned.join('\n') : ''
}

const noteOf = ({ letter, row, to }: Sending) => {
  if (letter === 'offer' && row.offeredUntil)
    return filledIn(bookingTexts[to.language].notes.until, {
      time: shownTime(row.offeredUntil, to.timezone, to.language),
    })
  return letter === 'declined' ? [row.declineReason, row.declineMessage].filter(Boolean).join(': ') : ''
}

function addressed(sending: Sending, paper: Paper, kit: Needs) {
  const { row, to, path, once } = sending
  const { event, companyName } = paper
  return {
    to: to.email,
    userId: to.id,
    language: to.language,
    values: {
      firstName: to.firstName,
      companyName,
      event: textIn(event.name, to.language),
      when: whenIn(paper, to),
      where: placeOf(event, to.language),
      who: row.userName,
      note: noteOf(sending),
    },
    url: `${kit.config.publicUrl}/#${path}`,
    // NOTE: it opens no door: whoever follows it signs in.
    isOpen: true,
    onceKey: `${once} ${to.id}`,
    attachments: calendarOf(sending, paper, kit),
  }
}

const methods: Partial<Record<BookingLetter, CalendarMethod>> = {
  invitation: 'REQUEST',
  offer: 'REQUEST',
  confirmed: 'REQUEST',
  changed: 'REQUEST',
  cancelled: 'CANCEL',
  givenBack: 'CANCEL',
}

/** NOTE: later than what went out before, or a calendar would keep it. */
const cancelledFrom = ({ sequence }: CalendarEntry) => ({ isCancelled: true, sequence: sequence + 1 })

/** An entry for each part of the event, where its letters bring them. */
function calendarOf({ letter, to, row, path }: Sending, paper: Paper, { config, now }: Needs) {
  const method = methods[letter]
  const { event, slots } = paper
  if (!method || !event.sendAttachment) return []
  const host = new URL(config.publicUrl).hostname
  const [first] = event.facilitators
  const organizer = { name: first?.name ?? paper.companyName, email: first?.email ?? `events@${host}` }
  const invited = { name: to.name, email: to.email, hasAccepted: row.status === USER_ACCEPTED }
  return entriesOf(event, slots, { kit: { config, now }, language: to.language }).map((entry, index) => {
    const told = {
      ...entry,
      url: `${config.publicUrl}/#${path}`,
      ...(method === 'CANCEL' && cancelledFrom(entry)),
    }
    const file = calendarFile({ method, entries: [told], organizer, invited })
    return {
      name: slots.length > 1 ? `event-${index + 1}.ics` : 'event.ics',
      type: `text/calendar; method=${method}`,
      content: Buffer.from(file).toString('base64'),
    }
  })
}
