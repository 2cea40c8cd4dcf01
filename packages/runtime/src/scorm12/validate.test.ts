import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begunPackage } from '../test/scripted.ts'
import { table } from './table.ts'
import { faultsIn } from './validate.ts'

test('what a package could have set is in order', () => {
  const values = {
    'cmi.core.lesson_status': 'passed',
    'cmi.core.score.raw': '90',
    'cmi.core.exit': 'suspend',
    'cmi.core.session_time': '00:10:00',
    'cmi.suspend_data': 'x'.repeat(4096),
    'cmi.comments': 'Good',
    'cmi.objectives.0.id': 'a',
    'cmi.objectives.1.status': 'passed',
    'cmi.interactions.0.type': 'choice',
    'cmi.interactions.0.student_response': 'a,b',
  }
  expect(faultsIn({ values })).toEqual([])
})

test.for<[string, string, number]>([
  ['', 'x', 201],
  ['cmi..core', 'x', 201],
  ['cmi.core.mood', 'x', 401],
  ['adl.nav.request', 'continue', 401],
  ['__proto__', 'x', 401],
  ['constructor', 'x', 401],
  ['cmi.core', 'x', 201],
  ['cmi.objectives.0', 'x', 201],
  ['cmi.core._children', 'x', 402],
  ['cmi.core.student_id', '8', 403],
  ['cmi.core.total_time', '00:00:01', 403],
  ['cmi.core.lesson_status', 'not attempted', 405],
  ['cmi.core.score.raw', '101', 405],
  ['cmi.suspend_data', 'x'.repeat(4097), 405],
  ['cmi.objectives.x.id', 'a', 201],
  ['cmi.objectives.00.id', 'a', 201],
  ['cmi.score.raw', '5', 201],
  ['cmi.objectives.1.id', 'a', 201],
  ['cmi.objectives.65536.id', 'a', 201],
  ['cmi.interactions.0.objectives.1.id', 'a', 201],
])('“%s” is named, and nothing beside it', ([element, value, code]) => {
  const values = Object.fromEntries([
    ['cmi.core.lesson_location', 'p1'],
    [element, value],
  ])
  expect(faultsIn({ values })).toEqual([{ element, code }])
})

test('an entry may follow those that the attempt has', () => {
  const values = { 'cmi.objectives.2.id': 'c', 'cmi.objectives.3.id': 'd' }
  expect(faultsIn({ values, known: ['cmi.objectives.0.id', 'cmi.objectives.1.status'] })).toEqual([])
  expect(faultsIn({ values, known: ['cmi.objectives.0.id'] }).map(({ code }) => code)).toEqual([201, 201])
})

test('a longer state and checked responses are as the component is set', () => {
  const values = { 'cmi.suspend_data': 'x'.repeat(64_000) }
  expect(faultsIn({ values, strictness: { suspendData: 64_000, checksResponses: false } })).toEqual([])
  const answers = { 'cmi.interactions.0.type': 'likert', 'cmi.interactions.0.student_response': '10' }
  expect(faultsIn({ values: answers })).toEqual([])
  expect(faultsIn({ values: answers, strictness: { suspendData: 4096, checksResponses: true } })).toEqual([
    { element: 'cmi.interactions.0.student_response', code: 405 },
  ])
})

const names = table.map(({ element }) => element.replaceAll('.n.', '.0.'))
const tries = fc.array(
  fc.tuple(
    fc.constantFrom(...names, ...names.map((name) => name.replaceAll('.0.', '.1.'))),
    fc.oneof(
      fc.constantFrom('passed', 'suspend', '00:00:10', '50', 'a', 'choice', 'correct', ''),
      fc.string({ maxLength: 8 }),
    ),
  ),
  { maxLength: 60 },
)

test('whatever a package manages to set, the server takes; what it does not, the server refuses', () => {
  fc.assert(
    fc.property(tries, (writes) => {
      const { set, told } = begunPackage()
      for (const [element, value] of writes) set(element, value)
      const puts = told.flatMap(([what, element, value]) =>
        what === 'put' ? [[String(element), String(value)]] : [],
      )
      expect(faultsIn({ values: Object.fromEntries(puts) })).toEqual([])
    }),
  )
})
