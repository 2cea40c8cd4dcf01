import { expect, test } from 'vitest'
import { checkedValues } from './custom-fields.rules.ts'

const fields = [
  {
    id: 1,
    label: { en: 'Contactable' },
    inputType: 'selection' as const,
    mandatory: true,
    options: [{ id: 7 }, { id: 8 }],
  },
  { id: 2, label: { en: 'About me' }, inputType: 'textarea' as const, mandatory: false, options: [] },
  { id: 3, label: { en: 'First day' }, inputType: 'date' as const, mandatory: false, options: [] },
  { id: 4, label: { en: 'Desk' }, inputType: 'normal' as const, mandatory: false, options: [] },
]
const nothing = new Map<number, string>()

const wrong = (sent: Record<string, string>, kept = nothing) => {
  try {
    checkedValues(fields, kept, sent)
    return []
  } catch (error) {
    return (error as { details: { errors: { field: string; code: string }[] } }).details.errors.map(
      ({ field, code }) => `${field} ${code}`,
    )
  }
}

test('what fits is trimmed and taken', () => {
  expect(checkedValues(fields, nothing, { 1: '7', 2: ' a\nb ', 3: '2026-02-28', 4: '' })).toEqual(
    new Map([
      [1, '7'],
      [2, 'a\nb'],
      [3, '2026-02-28'],
      [4, ''],
    ]),
  )
})

test.each([
  [{}, ['1 mandatory']],
  [{ 1: ' ' }, ['1 mandatory']],
  [{ 1: '9' }, ['1 selection']],
  [{ 1: '7', 3: '2026-02-30' }, ['3 date']],
  [{ 1: '7', 3: '28-02-2026' }, ['3 date']],
  [{ 1: '7', 4: 'a\nb' }, ['4 normal']],
  [{ 1: '7', 4: 'x'.repeat(256) }, ['4 maxLength']],
  [{ 1: '7', 4: 'x'.repeat(255) }, []],
  [{ 1: '7', 2: 'x'.repeat(4001) }, ['2 maxLength']],
  [{ 1: '7', 99: 'x' }, ['99 unknown']],
])('%j is answered with %j', (sent, expected) => {
  expect(wrong(sent)).toEqual(expected)
})

test('a mandatory field that was filled before may be left out, and not emptied', () => {
  expect(wrong({}, new Map([[1, '7']]))).toEqual([])
  expect(wrong({ 1: '' }, new Map([[1, '7']]))).toEqual(['1 mandatory'])
})

test('the words are the specification’s', () => {
  expect(() => checkedValues(fields, nothing, {})).toThrow(
    'Please check all fields are completed before saving',
  )
  expect(() => checkedValues(fields, nothing, {})).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({
        errors: [{ field: '1', code: 'mandatory', message: 'Contactable is mandatory' }],
      }),
    }),
  )
})
