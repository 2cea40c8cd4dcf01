import { expect, test } from 'vitest'
import { autoMessageValues } from '../../../../test/scenes/auto-messages.ts'
import { delayMinutes, faultsOfMessage, isInPeriod, refuseFaults } from './auto-messages.rules.ts'

test.each([
  ['minutes', 3],
  ['hours', 180],
  ['days', 4320],
  ['weeks', 30_240],
] as const)('three %s are %i minutes', (unit, found) => expect(delayMinutes({ amount: 3, unit })).toBe(found))

type Own = Parameters<typeof autoMessageValues>[0]
const faults = (own: Own) =>
  faultsOfMessage(autoMessageValues(own)).map(({ field, code }) => `${field} ${code}`)

test.each<[Own, string[]]>([
  [{}, []],
  [{ name: ' ' }, ['name template_empty']],
  [{ channels: [] }, ['channels channel_missing']],
  [{ trigger: 'field.dateReached', field: null }, ['field field_missing']],
  [{ trigger: 'field.dateReached', field: 7 }, []],
  [{ activeFrom: '2026-03-02', activeUntil: '2026-03-01' }, ['activeUntil period_reversed']],
  [{ activeFrom: '2026-03-02', activeUntil: '2026-03-02' }, []],
  [{ activeFrom: '2026-03-02', activeUntil: null }, []],
  [{ activeFrom: null, activeUntil: '2026-03-01' }, []],
])('%j: %j', (own, found) => expect(faults(own)).toEqual(found))

test('only what is wrong is refused', () => {
  refuseFaults([])
  const errors = faultsOfMessage(autoMessageValues({ channels: [] }))
  expect(() => refuseFaults(errors)).toThrow(
    expect.objectContaining({ code: 'auto_message_invalid', details: { errors } }),
  )
})

test.each([
  [null, null, true],
  ['2026-03-01', null, true],
  ['2026-03-02', null, false],
  [null, '2026-03-01', true],
  [null, '2026-02-28', false],
  ['2026-03-01', '2026-03-01', true],
])('from %s until %s the first of March is in: %s', (activeFrom, activeUntil, isIn) => {
  expect(isInPeriod({ activeFrom, activeUntil }, '2026-03-01')).toBe(isIn)
})
