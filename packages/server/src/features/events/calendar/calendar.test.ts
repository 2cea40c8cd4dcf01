import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar.ts'

const entry: CalendarEntry = {
  uid: 'event-7-1@learn.example.test',
  sequence: 2,
  name: 'First aid, part 1; with “practice”',
  description: 'Bring a mat.\nRoom 2',
  place: 'Room 2, Hamburg',
  url: 'https://learn.example.test/#/event/7',
  startsAt: new Date('2027-03-26T08:00:00Z'),
  endsAt: new Date('2027-03-26T10:00:00Z'),
  timeZone: 'Europe/Berlin',
  isCancelled: false,
  changedAt: new Date('2026-11-20T12:00:00Z'),
}
const organizer = { name: 'Oktant', email: 'events@learn.example.test' }
const invited = { name: 'Lena Winter', email: 'lena@example.test', hasAccepted: false }

/** As another maker's parser reads it, with the zones that the file itself brings. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
  return { method: calendar.getFirstPropertyValue('method'), events }
}

test('an invitation is read by another maker’s parser as it was meant', () => {
  const { method, events } = read(calendarFile({ method: 'REQUEST', entries: [entry], organizer, invited }))
  const [event] = events
  expect(method).toBe('REQUEST')
  expect(event).toMatchObject({
    uid: entry.uid,
    sequence: 2,
    summary: entry.name,
    description: entry.description,
    location: entry.place,
  })
  expect(event?.startDate.toJSDate()).toEqual(entry.startsAt)
  expect(event?.startDate.zone?.tzid).toBe('Europe/Berlin')
  expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T12:00:00Z')
  expect(event?.attendees[0]?.getParameter('partstat')).toBe('NEEDS-ACTION')
})

test('a cancelled event keeps its uid, and says that it is', () => {
  const entries = [{ ...entry, isCancelled: true, sequence: 3 }]
  const { method, events } = read(calendarFile({ method: 'CANCEL', entries, organizer, invited }))
  expect([method, events[0]?.uid, events[0]?.sequence]).toEqual(['CANCEL', entry.uid, 3])
  expect(events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test.for([
  ['Europe/Berlin, the day before the clocks go forward', 'Europe/Berlin', '2027-03-27T08:00:00Z', 9],
  ['Europe/Berlin, the day they have', 'Europe/Berlin', '2027-03-28T07:00:00Z', 9],
  ['Europe/Berlin, the day before they go back', 'Europe/Berlin', '2027-10-30T07:00:00Z', 9],
  ['Europe/Berlin, the day they have gone back', 'Europe/Berlin', '2027-10-31T08:00:00Z', 9],
  ['Africa/Johannesburg, where they never change', 'Africa/Johannesburg', '2027-03-28T07:00:00Z', 9],
  ['Africa/Johannesburg in October', 'Africa/Johannesburg', '2027-10-31T07:00:00Z', 9],
] as const)('right to the minute: %s', ([, timeZone, starts, hour]) => {
  const startsAt = new Date(starts)
  const entries = [{ ...entry, timeZone, startsAt, endsAt: new Date(startsAt.getTime() + 7_200_000) }]
  const [event] = read(calendarFile({ method: 'REQUEST', entries })).events
  expect(event?.startDate.hour).toBe(hour)
  expect(event?.startDate.toJSDate()).toEqual(startsAt)
  expect(event?.endDate.toJSDate()).toEqual(entries[0]?.endsAt)
})

test('a zone that no calendar knows is written in UTC', () => {
  const [event] = read(
    calendarFile({ method: 'PUBLISH', entries: [{ ...entry, timeZone: 'Mars/Base' }] }),
  ).events
  expect(event?.startDate.toJSDate()).toEqual(entry.startsAt)
})
