import { expect, test } from 'vitest'
import { checkLicence, endOfSession, isWithin, minuteOfDay, openProject } from './sessions.rules.ts'

const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

test.each([
  ['08:00', '17:00', '07:59', false],
  ['08:00', '17:00', '08:00', true],
  ['08:00', '17:00', '16:59', true],
  ['08:00', '17:00', '17:00', false],
  ['22:00', '06:00', '21:59', false],
  ['22:00', '06:00', '22:00', true],
  ['22:00', '06:00', '00:00', true],
  ['22:00', '06:00', '05:59', true],
  ['22:00', '06:00', '06:00', false],
  ['18:00', '24:00', '23:59', true],
  ['18:00', '24:00', '00:00', false],
  ['18:00', '00:00', '23:59', true],
  ['18:00', '00:00', '00:00', false],
  ['00:00', '00:00', '13:00', true],
])('a slot from %s to %s at %s: %s', (startTime, endTime, time, open) => {
  expect(isWithin({ startTime, endTime }, at(time))).toBe(open)
})

const newYear = new Date('2027-01-01T00:30:00Z')

test.each([
  ['UTC', '00:30'],
  ['Europe/Berlin', '01:30'],
  ['America/New_York', '19:30'],
  ['Asia/Kolkata', '06:00'],
  ['Pacific/Kiritimati', '14:30'],
])('in %s it is %s', (timezone, time) => {
  expect(minuteOfDay(newYear, timezone)).toBe(at(time))
})

test('summer time is followed', () => {
  expect(minuteOfDay(new Date('2027-07-01T06:00:00Z'), 'Europe/Berlin')).toBe(at('08:00'))
})

const always = { id: 1, accessTimeslots: [] }
const office = { id: 2, accessTimeslots: [{ startTime: '08:00', endTime: '17:00' }] }
const night = { id: 3, accessTimeslots: [{ startTime: '22:00', endTime: '06:00' }] }
const evening = new Date('2027-01-01T20:00:00Z')

test('the preferred project is taken while it is open', () => {
  expect(openProject([always, office], 1, evening, 'UTC')).toBe(always)
  expect(openProject([office, night], 3, new Date('2027-01-01T23:00:00Z'), 'UTC')).toBe(night)
})

test('a project that is closed gives way to another one that is open', () => {
  expect(openProject([office, always], 2, evening, 'UTC')).toBe(always)
})

test('a project that somebody no longer belongs to is not preferred', () => {
  expect(openProject([always], 99, evening, 'UTC')).toBe(always)
})

test('somebody without a project is not restricted', () => {
  expect(openProject([], 1, evening, 'UTC')).toBe(null)
})

test('with every project closed the hours of the preferred one are told', () => {
  expect(() => openProject([office, night], 3, evening, 'UTC')).toThrow(
    expect.objectContaining({
      code: 'accessRestricted',
      details: { accessTimeslots: night.accessTimeslots },
    }),
  )
})

const company = {
  licenceValidUntil: null,
  companyTimezone: 'America/New_York',
  supportEmailAddress: 'help@x.test',
  supportPhone: '+49 30 1',
}
const isRefused = (state: 'unconfirmed' | 'confirmed' | 'suspended', licenceValidUntil: string | null) => {
  try {
    checkLicence({ ...company, state, licenceValidUntil }, newYear)
    return false
  } catch (error) {
    expect(error).toMatchObject({
      code: 'invalidLicense',
      details: { email: 'help@x.test', phone: '+49 30 1' },
    })
    return true
  }
}

test('a licence holds to the end of its last day, where the company is', () => {
  expect(isRefused('confirmed', null)).toBe(false)
  expect(isRefused('confirmed', '2026-12-31')).toBe(false)
  expect(isRefused('confirmed', '2026-12-30')).toBe(true)
})

test('a company that is suspended or not yet confirmed has no licence', () => {
  expect(isRefused('suspended', null)).toBe(true)
  expect(isRefused('unconfirmed', '2030-01-01')).toBe(true)
})

test('a session ends after thirty days at the latest, or when its own end was set', () => {
  const startedAt = new Date('2026-03-01T08:00:00Z')
  expect(endOfSession({ startedAt, endsAt: null })).toEqual(new Date('2026-03-31T08:00:00Z'))
  const endsAt = new Date('2026-03-01T09:00:00Z')
  expect(endOfSession({ startedAt, endsAt })).toEqual(endsAt)
})
