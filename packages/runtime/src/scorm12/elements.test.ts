import { expect, test } from 'vitest'
import { makeModel } from './model.ts'
import { table } from './table.ts'

/** Written down from the specification (document 2, sections 3 and 5), not read from the table. */
const printed: {
  element: string
  access: 'read' | 'write' | 'both'
  initial: string
  takes: string[]
  refuses: string[]
}[] = [
  { element: 'cmi.core.student_id', access: 'read', initial: '', takes: [], refuses: [] },
  { element: 'cmi.core.student_name', access: 'read', initial: '', takes: [], refuses: [] },
  {
    element: 'cmi.core.lesson_location',
    access: 'both',
    initial: '',
    takes: ['', 'page 4', 'x'.repeat(256), 'x'.repeat(4096)],
    refuses: ['x'.repeat(4097)],
  },
  { element: 'cmi.core.credit', access: 'read', initial: 'credit', takes: [], refuses: [] },
  {
    element: 'cmi.core.lesson_status',
    access: 'both',
    initial: 'not attempted',
    takes: ['passed', 'completed', 'failed', 'incomplete', 'browsed'],
    refuses: ['not attempted', '', 'Passed', 'complete', 'passed '],
  },
  { element: 'cmi.core.entry', access: 'read', initial: 'ab-initio', takes: [], refuses: [] },
  ...['raw', 'min', 'max'].map((name) => ({
    element: `cmi.core.score.${name}`,
    access: 'both' as const,
    initial: '',
    takes: ['', '0', '100', '66.6667', '.5'],
    refuses: ['-1', '100.01', '101', 'abc', '5%', ' ', '1e1', 'NaN'],
  })),
  { element: 'cmi.core.total_time', access: 'read', initial: '0000:00:00.00', takes: [], refuses: [] },
  { element: 'cmi.core.lesson_mode', access: 'read', initial: 'normal', takes: [], refuses: [] },
  {
    element: 'cmi.core.exit',
    access: 'write',
    initial: '',
    takes: ['time-out', 'suspend', 'logout', ''],
    refuses: ['normal', 'Suspend', 'timeout'],
  },
  {
    element: 'cmi.core.session_time',
    access: 'write',
    initial: '',
    takes: ['00:00:00', '0000:00:00.00', '9999:99:59.99', '123:04:05.6'],
    refuses: [
      '',
      '0:00:00',
      '00000:00:00',
      '00:00:60',
      '00:0:00',
      '00:00:00.123',
      '00:00',
      '00:00:00.',
      '12',
    ],
  },
  {
    element: 'cmi.suspend_data',
    access: 'both',
    initial: '',
    takes: ['', '{"page":1}', 'ä'.repeat(4096)],
    refuses: ['x'.repeat(4097)],
  },
  { element: 'cmi.launch_data', access: 'read', initial: '', takes: [], refuses: [] },
  {
    element: 'cmi.comments',
    access: 'both',
    initial: '',
    takes: ['', 'Good', 'x'.repeat(4096)],
    refuses: ['x'.repeat(4097)],
  },
  { element: 'cmi.comments_from_lms', access: 'read', initial: '', takes: [], refuses: [] },
  {
    element: 'cmi.objectives.n.id',
    access: 'both',
    initial: '',
    takes: ['obj_1', 'a'.repeat(255), 'urn:x:1'],
    refuses: ['', 'a b', 'a\tb', 'a'.repeat(256)],
  },
  ...['raw', 'min', 'max'].map((name) => ({
    element: `cmi.objectives.n.score.${name}`,
    access: 'both' as const,
    initial: '',
    takes: ['', '0', '100', '12.5'],
    refuses: ['-0.1', '100.1', 'high'],
  })),
  {
    element: 'cmi.objectives.n.status',
    access: 'both',
    initial: 'not attempted',
    takes: ['passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted'],
    refuses: ['', 'done'],
  },
  { element: 'cmi.student_data.mastery_score', access: 'read', initial: '', takes: [], refuses: [] },
  { element: 'cmi.student_data.max_time_allowed', access: 'read', initial: '', takes: [], refuses: [] },
  { element: 'cmi.student_data.time_limit_action', access: 'read', initial: '', takes: [], refuses: [] },
  {
    element: 'cmi.student_preference.audio',
    access: 'both',
    initial: '0',
    takes: ['-1', '0', '100'],
    refuses: ['-2', '101', '1.5', ''],
  },
  {
    element: 'cmi.student_preference.language',
    access: 'both',
    initial: '',
    takes: ['', 'Deutsch'],
    refuses: ['x'.repeat(4097)],
  },
  {
    element: 'cmi.student_preference.speed',
    access: 'both',
    initial: '0',
    takes: ['-100', '100'],
    refuses: ['-101', '101', 'fast'],
  },
  {
    element: 'cmi.student_preference.text',
    access: 'both',
    initial: '0',
    takes: ['-1', '0', '1'],
    refuses: ['-2', '2', 'on'],
  },
  {
    element: 'cmi.interactions.n.id',
    access: 'write',
    initial: '',
    takes: ['Q1'],
    refuses: ['', 'Q 1', 'q'.repeat(256)],
  },
  {
    element: 'cmi.interactions.n.objectives.n.id',
    access: 'write',
    initial: '',
    takes: ['obj_1'],
    refuses: ['', 'obj 1'],
  },
  {
    element: 'cmi.interactions.n.time',
    access: 'write',
    initial: '',
    takes: ['00:00:00', '23:59:59.99', '09:00:00'],
    refuses: ['24:00:00', '9:00:00', '12:60:00', '12:00:60', '12:00', '12:00:00.123', ''],
  },
  {
    element: 'cmi.interactions.n.type',
    access: 'write',
    initial: '',
    takes: ['true-false', 'choice', 'fill-in', 'matching', 'performance', 'likert', 'sequencing', 'numeric'],
    refuses: ['', 'long-fill-in', 'Choice'],
  },
  {
    element: 'cmi.interactions.n.correct_responses.n.pattern',
    access: 'write',
    initial: '',
    takes: ['', 'a,b', '1.a,2.b'],
    refuses: ['x'.repeat(4097)],
  },
  {
    element: 'cmi.interactions.n.weighting',
    access: 'write',
    initial: '',
    takes: ['1', '-2.5', '0'],
    refuses: ['', 'heavy'],
  },
  {
    element: 'cmi.interactions.n.student_response',
    access: 'write',
    initial: '',
    takes: ['', 'a,b', 'anything at all'],
    refuses: ['x'.repeat(4097)],
  },
  {
    element: 'cmi.interactions.n.result',
    access: 'write',
    initial: '',
    takes: ['correct', 'wrong', 'unanticipated', 'neutral', '0.75', '-1'],
    refuses: ['', 'incorrect', 'right'],
  },
  {
    element: 'cmi.interactions.n.latency',
    access: 'write',
    initial: '',
    takes: ['00:00:12.5', '0000:00:00'],
    refuses: ['', '12', 'PT12S'],
  },
]

const shorten = (value: string) =>
  value.length > 40 ? `${value.slice(0, 3)}… (${value.length} characters)` : value
const first = (element: string) => element.replaceAll('.n.', '.0.')
/** A model whose lists have one entry each. */
const filled = () =>
  makeModel({
    'cmi.objectives.0.id': 'a',
    'cmi.interactions.0.objectives.0.id': 'a',
    'cmi.interactions.0.correct_responses.0.pattern': 'a',
  })

test('the table has the printed elements, and no others', () => {
  expect(table.map(({ element }) => element)).toEqual(printed.map(({ element }) => element))
})

test.for(printed)('$element may be used as printed ($access)', ({ element, access }) => {
  expect(filled().get(first(element)).code).toBe(access === 'write' ? 404 : 0)
  const { code, changes } = filled().set(first(element), 'surely not a value of this '.repeat(200))
  expect([code, changes]).toEqual([access === 'read' ? 403 : 405, []])
})

test.for(printed.filter(({ access }) => access !== 'write'))(
  '$element begins as “$initial”',
  ({ element, initial }) => {
    const model = makeModel(
      element.includes('.n.') ? { [`${first(element)}`.replace(/0\..*/, '0.id')]: 'a' } : {},
    )
    expect(model.get(first(element))).toEqual({ value: element.endsWith('.n.id') ? 'a' : initial, code: 0 })
  },
)

test.for(
  printed.flatMap(({ element, takes }) => takes.map((value) => ({ element, value, shown: shorten(value) }))),
)('$element takes “$shown”', ({ element, value }) => {
  const model = filled()
  expect(model.set(first(element), value)).toEqual({
    code: 0,
    changes: [{ element: first(element), value }],
  })
  expect(model.peek(first(element))).toBe(value)
})

test.for(
  printed.flatMap(({ element, refuses }) =>
    refuses.map((value) => ({ element, value, shown: shorten(value) })),
  ),
)('$element refuses “$shown” and keeps what it had', ({ element, value }) => {
  const model = filled()
  const before = model.peek(first(element))
  expect(model.set(first(element), value)).toMatchObject({ code: 405, changes: [] })
  expect(model.peek(first(element))).toBe(before)
})

test.for([
  ['cmi._version', '3.4'],
  [
    'cmi._children',
    'core,suspend_data,launch_data,comments,comments_from_lms,objectives,student_data,student_preference,interactions',
  ],
  [
    'cmi.core._children',
    'student_id,student_name,lesson_location,credit,lesson_status,entry,score,total_time,lesson_mode,exit,session_time',
  ],
  ['cmi.core.score._children', 'raw,min,max'],
  ['cmi.objectives._children', 'id,score,status'],
  ['cmi.objectives._count', '1'],
  ['cmi.objectives.0.score._children', 'raw,min,max'],
  ['cmi.student_data._children', 'mastery_score,max_time_allowed,time_limit_action'],
  ['cmi.student_preference._children', 'audio,language,speed,text'],
  [
    'cmi.interactions._children',
    'id,objectives,time,type,correct_responses,weighting,student_response,result,latency',
  ],
  ['cmi.interactions._count', '1'],
  ['cmi.interactions.0.objectives._count', '1'],
  ['cmi.interactions.0.correct_responses._count', '1'],
] as const)('the keyword %s answers %s, and cannot be set', ([keyword, value]) => {
  const model = filled()
  expect(model.get(keyword)).toEqual({ value, code: 0 })
  expect(model.set(keyword, value)).toMatchObject({ code: 402, changes: [] })
})

test.for([
  'cmi',
  'cmi.core',
  'cmi.core.score',
  'cmi.objectives',
  'cmi.objectives.0',
  'cmi.objectives.0.score',
  'cmi.student_data',
  'cmi.student_preference',
  'cmi.interactions',
  'cmi.interactions.0',
  'cmi.interactions.0.objectives',
  'cmi.interactions.0.correct_responses.0',
])('the parent %s has no value: neither reading nor writing does anything', (parent) => {
  const model = filled()
  expect(model.get(parent)).toEqual({ value: '', code: 201 })
  expect(model.set(parent, 'x')).toMatchObject({ code: 201, changes: [] })
  expect(model.get('cmi.core._children').code).toBe(0)
  expect(model.get('cmi.objectives._count').value).toBe('1')
})
