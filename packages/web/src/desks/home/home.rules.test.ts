import type { CustomField } from '@oktant/contract/people/account.ts'
import { describe, expect, test } from 'vitest'
import { sameClock, toDo, type Situation } from './home.rules.ts'

const field = (id: number, mandatory: boolean): CustomField => ({
  id,
  name: `field${id}`,
  label: { en: `Field ${id}`, de: `Feld ${id}` },
  description: { en: '', de: '' },
  clazz: 'User',
  inputType: 'normal',
  textArea: false,
  dateField: false,
  mandatory,
  customFieldOptions: [],
  values: [],
})

const now = new Date('2026-11-20T09:00:00Z')
const settled: Situation = {
  profile: {
    avatar: '/rest/files/photo',
    customFields: [field(1, true), field(2, false)],
    customFieldMap: { 1: 'A-17' },
    timezone: 'Africa/Johannesburg',
    can: { edit: true },
  },
  unread: 0,
  browserZone: 'Africa/Johannesburg',
  refusedZone: null,
  now,
}
const but = (change: Partial<Situation>, profile: Partial<Situation['profile']> = {}): Situation => ({
  ...settled,
  ...change,
  profile: { ...settled.profile, ...profile },
})
const kinds = (situation: Situation) => toDo(situation).map(({ kind }) => kind)

describe('to do', () => {
  test('whoever has settled everything has nothing to do', () => {
    expect(toDo(settled)).toEqual([])
  })

  test('what others wait for comes first, what is only nice comes last', () => {
    const everything = but({ unread: 3, browserZone: 'Asia/Tokyo' }, { avatar: null, customFieldMap: {} })
    expect(kinds(everything)).toEqual(['fields', 'notifications', 'timezone', 'photo'])
  })

  test('only mandatory fields are asked for, and blanks do not fill them', () => {
    const blank = but({}, { customFieldMap: { 1: '   ' } })
    expect(toDo(blank)).toEqual([{ kind: 'fields', labels: [{ en: 'Field 1', de: 'Feld 1' }] }])
  })

  test('nobody is asked to fill in what they may not edit', () => {
    expect(kinds(but({}, { can: { edit: false }, avatar: null, customFieldMap: {} }))).toEqual([])
  })

  test('a time zone that was refused once is not offered again, another one is', () => {
    expect(kinds(but({ browserZone: 'Asia/Tokyo', refusedZone: 'Asia/Tokyo' }))).toEqual([])
    expect(kinds(but({ browserZone: 'Asia/Tokyo', refusedZone: 'Europe/Berlin' }))).toEqual(['timezone'])
  })
})

describe('two time zones', () => {
  test.each([
    ['Europe/Berlin', 'Europe/Vienna', true],
    ['Asia/Calcutta', 'Asia/Kolkata', true],
    ['Europe/Berlin', 'Africa/Lagos', false],
    ['Africa/Johannesburg', 'Europe/Berlin', false],
  ])('%s and %s show the same time all year: %s', (one, other, same) => {
    expect(sameClock(one, other, now)).toBe(same)
  })
})
