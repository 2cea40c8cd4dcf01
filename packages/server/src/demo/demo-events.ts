import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import type { WebinarSettingsForm } from '@oktant/contract/events/webinar-settings.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/engine/db.ts'
import { addAbsence } from '../features/events/absences/absences.ts'
import { keepInCourses, recordBookings, type RecordedBooking } from '../features/events/bookings/bookings.ts'
import { createEvent, findEvents, markCancelled, printedTime } from '../features/events/events/events.ts'
import { addRecordingLink } from '../features/events/recordings/recordings.ts'
import { createEventTemplate } from '../features/events/series/series.ts'
import { listVenueOptions } from '../features/events/venues/venues.ts'
import { saveWebinarSettings } from '../features/events/webinar-settings/webinar-settings.ts'
import type { Kit } from '../kit.ts'
import { dayFrom, demoZone } from './demo-days.ts'

const { SENT, MANAGER_WAITING, USER_ACCEPTED, USER_DECLINED, REQUEST_SEAT, HR_DECLINED, EVENT_CANCELLED } =
  bookingStatus

type Part = [days: number, from: string, to: string]
type Planned = {
  name: LocalText
  parts: Part[]
  /** One that begins so many minutes from now, and ends. */
  soon?: [begins: number, ends: number]
  venue?: string
  form?: Partial<EventForm>
  isCancelled?: boolean
  /** What its recording is called, where there is one. */
  recording?: string
  /** Whose bookings there are, by what has become of them. */
  booked?: Booked
}
type Booked = {
  seats?: number
  absent?: number
  queue?: number
  declined?: number
  /** Mia Naidoo, who signs in to look around. */
  mia?: 'seat' | 'asksManager' | 'invited' | 'attended'
  asksTrainer?: number
  asksHr?: number
  isMarked?: boolean
}

const recordingLink = 'https://films.example.com/oktant-demo'

const ruled: Partial<EventForm> = { eventType: 'rsvpControlledAccess' }

/** A quarter of what was, and the next eight weeks. */
const planned: Planned[] = [
  {
    name: { en: 'First aid at work', de: 'Erste Hilfe im Betrieb' },
    parts: [[-70, '09:00', '16:00']],
    venue: 'Room 1',
    booked: { seats: 9, absent: 1, mia: 'attended', isMarked: true },
  },
  {
    name: { en: 'Forklift: yearly instruction', de: 'Gabelstapler: jährliche Unterweisung' },
    parts: [[-44, '08:00', '10:00']],
    venue: 'Yard',
    booked: { seats: 6, isMarked: true },
  },
  {
    name: { en: 'Giving feedback', de: 'Feedback geben' },
    parts: [[-20, '13:00', '17:00']],
    venue: 'Room 2',
    booked: { seats: 7, absent: 2, declined: 1, isMarked: true },
  },
  {
    name: { en: 'Data protection in daily work', de: 'Datenschutz im Alltag' },
    parts: [[-6, '10:00', '12:00']],
    venue: 'Great hall',
    booked: { seats: 8, mia: 'seat' },
    recording: 'Data protection: the whole talk / Datenschutz: der ganze Vortrag',
  },
  {
    name: { en: 'Fire safety', de: 'Brandschutz' },
    parts: [[2, '09:00', '11:30']],
    venue: 'Room 1',
    form: { notes: 'Sturdy shoes, please. / Bitte festes Schuhwerk.' },
    booked: { seats: 7, mia: 'seat' },
  },
  {
    name: { en: 'Questions to the works council', de: 'Fragen an den Betriebsrat' },
    parts: [],
    soon: [20, 80],
    form: { webinar: true, webinarProvider: 'page', seats: 40 },
    booked: { seats: 9, mia: 'seat' },
  },
  {
    name: { en: 'Writing on Teams', de: 'Gemeinsam schreiben in Teams' },
    parts: [[16, '15:00', '16:00']],
    form: { webinar: true, webinarProvider: 'teams', seats: 30 },
    booked: { seats: 5, mia: 'seat' },
  },
  {
    name: { en: 'What is new this quarter', de: 'Neues in diesem Quartal' },
    parts: [[5, '14:00', '15:00']],
    form: {
      webinar: true,
      webinarProvider: 'link',
      skypeMeeting: 'https://meet.example.com/oktant-demo',
      seats: 60,
      agenda: [
        { time: '14:00', text: 'Welcome / Begrüßung' },
        { time: '14:10', text: 'What is new / Was neu ist' },
        { time: '14:45', text: 'Questions / Fragen' },
      ],
    },
    booked: { seats: 11 },
  },
  {
    name: { en: 'Welding: practice', de: 'Schweißen: Praxis' },
    parts: [[9, '08:00', '15:00']],
    venue: 'Welding bay',
    booked: { seats: 6, queue: 2 },
  },
  {
    name: { en: 'Leading conversations', de: 'Gespräche führen' },
    parts: [[13, '09:00', '17:00']],
    venue: 'Room 2',
    form: { managerApproval: true },
    booked: { seats: 4, mia: 'asksManager' },
  },
  {
    name: { en: 'Project management in two days', de: 'Projektmanagement in zwei Tagen' },
    parts: [
      [20, '09:00', '16:30'],
      [21, '09:00', '15:00'],
    ],
    venue: 'Room 1',
    form: ruled,
    booked: { seats: 5, asksTrainer: 3 },
  },
  {
    name: { en: 'Coaching licence', de: 'Coaching-Lizenz' },
    parts: [[27, '09:00', '17:00']],
    venue: 'Room 2',
    form: { hrApproval: true, seats: 8 },
    booked: { seats: 2, asksHr: 2 },
  },
  {
    name: { en: 'Strategy day', de: 'Strategietag' },
    parts: [[34, '09:00', '16:00']],
    venue: 'Great hall',
    form: { eventType: 'classroom' },
    booked: { seats: 6, declined: 2, mia: 'invited' },
  },
  {
    name: { en: 'Presenting with ease', de: 'Sicher präsentieren' },
    parts: [[41, '09:00', '12:00']],
    venue: 'Room 2',
    isCancelled: true,
    booked: { seats: 3 },
  },
  {
    name: { en: 'Open house', de: 'Tag der offenen Tür' },
    parts: [[48, '10:00', '16:00']],
    venue: 'Yard',
    form: { openEvent: true },
    booked: { seats: 4 },
  },
  {
    name: { en: 'English conversation', de: 'Englische Konversation' },
    parts: [],
    form: { seats: 10 },
  },
]

const written = (now: Date, days: number, time: string) =>
  `${dayFrom(now, days).split('-').toReversed().join('-')} ${time}`

const emptyForm: Omit<EventForm, 'name' | 'timeslots' | 'facilitators' | 'venue'> = {
  eventType: 'open',
  webinar: false,
  webinarProvider: null,
  skypeMeeting: null,
  timeZone: demoZone,
  agenda: [],
  notes: '',
  seats: null,
  managerApproval: false,
  hrApproval: false,
  managerRsvpForUser: false,
  rsvpByDate: null,
  rsvpRemindByDate: null,
  remindByDate: null,
  reminderLeadTime: 24,
  singleUserEvent: false,
  userUnsubscribe: true,
  sendAttachment: true,
  openEvent: false,
  openForRegistrations: true,
  offerHours: 48,
  cancelHours: 24,
  overlap: 'warn',
  minDelegatesBy: null,
  customFieldValues: [],
}

/** NOTE: by the moment, as it may begin today and end tomorrow. */
function slotFrom(now: Date, [begins, ends]: [number, number]) {
  const at = (minutes: number) => printedTime(demoZone, new Date(now.getTime() + minutes * 60_000))
  return { startTime: at(begins), endTime: at(ends), container: null, components: [] }
}

/** Each way to meet is on, so that each can be seen. */
const webinarSettings: WebinarSettingsForm = {
  pageOn: true,
  service: 'https://meet.jit.si',
  tokenIssuer: '',
  tokenAudience: '',
  tokenKey: null,
  sendsName: true,
  sendsEmail: false,
  teamsOn: true,
  teamsLink: 'https://teams.microsoft.com/l/meetup-join/oktant-demo',
  linkOn: true,
}

type Needs = Pick<Kit, 'config' | 'now'>
type Who = { trainer: Actor; mia: number; manager: number; others: readonly number[]; now: Date }
const day = 86_400_000

/** Events as a company that trains its people holds them, with who has a seat and who waits. */
export async function makeDemoEvents(db: Db, kit: Needs, who: Who) {
  const { trainer, now } = who
  const venues = await listVenueOptions(db, trainer)
  await saveWebinarSettings(db, kit, trainer, webinarSettings)
  for (const [
    index,
    { name, parts, soon, venue, form, isCancelled, booked, recording },
  ] of planned.entries()) {
    const at = new Date(now.getTime() - (90 - index) * day)
    const timeslots = parts.map(([days, from, to]) => {
      const times = { startTime: written(now, days, from), endTime: written(now, days, to) }
      return { ...times, container: null, components: [] }
    })
    if (soon) timeslots.push(slotFrom(now, soon))
    const room = venues.find((one) => one.name.en === venue)
    const facilitators = [{ id: trainer.id }]
    const body = {
      ...emptyForm,
      name,
      timeslots,
      facilitators,
      venue: room ? { id: room.id } : null,
      ...form,
    }
    const { id } = await createEvent(db, trainer, body, { now: at })
    const [event] = await findEvents(db, trainer.companyId, [id])
    if (!event) continue
    await recordBookings(db, event, bookingsOf(booked ?? {}, who, { offset: index * 3, isCancelled }))
    if (recording)
      await addRecordingLink(db, kit, trainer, { eventId: id, name: recording, link: recordingLink })
    if (isCancelled) await markCancelled(db, trainer, event, { now: new Date(now.getTime() - day) })
    if (index === 0)
      await createEventTemplate(db, trainer, { eventId: id, name, recurrence: monthly }, { now })
    await keepInCourses(db, { companyId: trainer.companyId, id })
  }
  const facilitating = { ...trainer, permissions: new Set(['events.facilitate'] as const) }
  await addAbsence(db, facilitating, { ...awayFrom(now), userId: null }, { now })
}

const monthly = { every: 'monthWeekday', interval: 1, count: 6, until: null } as const

/** Two days of the trainer's own, in three weeks. */
function awayFrom(now: Date) {
  const [fromDay, untilDay] = [dayFrom(now, 21), dayFrom(now, 22)]
  return { fromDay, fromTime: null, untilDay, untilTime: null, note: 'Holiday / Urlaub' }
}

const miaStatus = {
  seat: { status: USER_ACCEPTED, asked: true },
  attended: { status: USER_ACCEPTED, asked: true, attended: true },
  asksManager: { status: MANAGER_WAITING, asked: true },
  invited: { status: SENT, asked: false },
} as const

type How = { offset: number; isCancelled?: boolean | undefined }

function bookingsOf(booked: Booked, { mia, manager, others, now }: Who, { offset, isCancelled }: How) {
  const { seats = 0, absent = 0, queue = 0, declined = 0, asksTrainer = 0, asksHr = 0, isMarked } = booked
  const list: RecordedBooking[] = []
  let next = offset
  const add = (count: number, rest: Omit<RecordedBooking, 'userId' | 'at'>) => {
    for (let made = 0; made < count; made += 1) {
      const userId = others[next % others.length]
      next += 1
      if (userId) list.push({ userId, at: new Date(now.getTime() - day * (12 - (made % 8))), ...rest })
    }
  }
  const seat = { status: isCancelled ? EVENT_CANCELLED : USER_ACCEPTED, asked: true } as const
  add(seats - absent, { ...seat, ...(isMarked && { attended: true }) })
  add(absent, { ...seat, ...(isMarked && { attended: false, attendanceNote: 'Ill / krank' }) })
  add(declined, { status: USER_DECLINED, asked: true, declineReason: 'Holiday' })
  add(queue, { status: REQUEST_SEAT, asked: true, isQueued: true })
  add(asksTrainer + asksHr, { status: REQUEST_SEAT, asked: true })
  add(asksHr ? 1 : 0, { status: HR_DECLINED, asked: true, declineReason: 'Budget' })
  if (booked.mia) {
    const own = miaStatus[booked.mia]
    const owner = own.status === MANAGER_WAITING ? { ownerId: manager } : {}
    list.push({ userId: mia, at: new Date(now.getTime() - 3 * day), ...own, ...owner })
  }
  return list
}
