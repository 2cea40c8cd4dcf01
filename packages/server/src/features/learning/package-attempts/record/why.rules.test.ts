import { expect, test } from 'vitest'
import type { TracedCall } from '@oktant/contract/learning/package-attempts.ts'
import { packageItem } from '../../../../../test/kit/packages/played.ts'
import { whyNotComplete } from './why.rules.ts'

const called = (call: string, error = '0'): TracedCall => ({
  number: 1,
  at: 0,
  item: 'a',
  call,
  arguments: [],
  answer: 'true',
  error,
})
const begun = [called('LMSInitialize')]
const known = {
  kind: 'scorm12' as const,
  items: [packageItem('a')],
  passMark: null,
  state: 'IN_PROGRESS' as const,
  mark: null,
  values: {},
  trace: begun,
}
const codes = (values: Partial<Parameters<typeof whyNotComplete>[0]>) =>
  whyNotComplete({ ...known, ...values }).map(({ code }) => code)

const status = { 'a/cmi.core.lesson_status': 'incomplete' }

test.each([
  ['nothing was ever called', { trace: [] }, ['nothing_called']],
  ['it was never begun', { values: status, trace: [called('LMSGetValue')] }, ['status_open', 'never_begun']],
  ['an item was never opened', { values: { 'b/x': '1' } }, ['item_not_opened']],
  ['a status was never set', { values: { 'a/cmi.suspend_data': 'x' } }, ['status_never_set']],
  ['its status is open', { values: status }, ['status_open']],
  [
    'it was left suspended',
    { values: { ...status, 'a/cmi.core.exit': 'suspend' } },
    ['status_open', 'left_suspended'],
  ],
  [
    'it was never finished',
    { values: { ...status, 'a/hasFinished': 'false' } },
    ['status_open', 'never_finished'],
  ],
  [
    'its mark is below what its company asks',
    { passMark: 80, mark: 70, values: { 'a/cmi.core.lesson_status': 'passed' } },
    ['pass_mark_missed'],
  ],
  [
    'a call was refused',
    { values: status, trace: [...begun, called('LMSSetValue', '405')] },
    ['status_open', 'calls_refused'],
  ],
  ['a unit has said nothing', { kind: 'cmi5' as const }, ['unit_said_nothing']],
  [
    'a unit has said too little',
    {
      kind: 'cmi5' as const,
      items: [packageItem('a', { moveOn: 'Passed' })],
      values: { 'a/completed': 'true' },
    },
    ['unit_not_met'],
  ],
  [
    'all units are met, and their end has yet to come',
    { kind: 'xapi' as const, values: { 'a/completed': 'true' } },
    ['speaks_to_record_store'],
  ],
  ['it is complete', { state: 'COMPLETED' as const, trace: [] }, []],
])('why an attempt is not complete: %s', (_, values, expected) => {
  expect(codes(values)).toEqual(expected)
})

test('a mastery score that was missed is told with what would have been needed', () => {
  const values = { 'a/cmi.core.lesson_status': 'failed', 'a/cmi.core.score.raw': '40' }
  const items = [packageItem('a', { masteryScore: '66' })]
  expect(whyNotComplete({ ...known, items, values })).toEqual([
    expect.objectContaining({ code: 'said_failed', value: '40' }),
    expect.objectContaining({ code: 'mastery_missed', value: '40', needed: '66' }),
  ])
})

test('what a unit said is told beside what its package asks of it', () => {
  const values = { 'a/failed': 'true', 'a/score': '33' }
  const items = [packageItem('a', { moveOn: 'CompletedAndPassed', masteryScore: '0.66' })]
  expect(whyNotComplete({ ...known, kind: 'cmi5', items, values })).toEqual([
    expect.objectContaining({ code: 'unit_not_met', value: 'failed', needed: 'CompletedAndPassed' }),
    expect.objectContaining({ code: 'mastery_missed', value: '33', needed: '66' }),
  ])
})
