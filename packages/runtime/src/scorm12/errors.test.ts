import { expect, test } from 'vitest'
import { begunPackage, playedPackage } from '../test/scripted.ts'

type Api = ReturnType<typeof playedPackage>['api']
const elements = {
  'cmi.core.student_id': '7',
  'cmi.objectives.0.id': 'a',
  'cmi.interactions.0.id': 'q',
}

/** Every error code with what leads to it (document 2, sections 5 and 8). */
const causes: [code: number, cause: string, answer: string, act: (api: Api) => string][] = [
  [0, 'reading a value', '7', (api) => api.LMSGetValue('cmi.core.student_id')],
  [0, 'writing a value', 'true', (api) => api.LMSSetValue('cmi.core.lesson_location', 'p1')],
  [0, 'a number for a text', 'true', (api) => api.LMSSetValue('cmi.core.score.raw', 85)],
  [0, 'commit', 'true', (api) => api.LMSCommit('')],
  [0, 'commit without an argument', 'true', (api) => api.LMSCommit()],
  [0, 'finish', 'true', (api) => api.LMSFinish('')],
  [0, 'finish with nothing', 'true', (api) => api.LMSFinish(null)],
  [101, 'a second initialize', 'false', (api) => api.LMSInitialize('')],
  [101, 'a value that is no text', 'false', (api) => api.LMSSetValue('cmi.comments', Object.create(null))],
  [101, 'a name that is no text', '', (api) => api.LMSGetValue(Object.create(null))],
  [201, 'initialize with an argument', 'false', (api) => api.LMSInitialize('now')],
  [201, 'commit with an argument', 'false', (api) => api.LMSCommit('now')],
  [201, 'finish with an argument', 'false', (api) => api.LMSFinish('now')],
  [201, 'no name to read', '', (api) => api.LMSGetValue('')],
  [201, 'no name to write', 'false', (api) => api.LMSSetValue('', 'x')],
  [201, 'nothing to read', '', (api) => api.LMSGetValue()],
  [201, 'a name with a gap', '', (api) => api.LMSGetValue('cmi..core')],
  [201, 'a name with a space', '', (api) => api.LMSGetValue('cmi.core. exit')],
  [201, 'reading a parent', '', (api) => api.LMSGetValue('cmi.core.score')],
  [201, 'writing a parent', 'false', (api) => api.LMSSetValue('cmi.core.score', '5')],
  [201, 'an index that is no number', '', (api) => api.LMSGetValue('cmi.objectives.x.id')],
  [201, 'a negative index', '', (api) => api.LMSGetValue('cmi.objectives.-1.id')],
  [201, 'a missing index', '', (api) => api.LMSGetValue('cmi.objectives.id')],
  [201, 'reading an entry at the count', '', (api) => api.LMSGetValue('cmi.objectives.1.id')],
  [201, 'writing an entry beyond the count', 'false', (api) => api.LMSSetValue('cmi.objectives.2.id', 'c')],
  [201, 'the count in a missing entry', '', (api) => api.LMSGetValue('cmi.interactions.1.objectives._count')],
  [201, 'an index beyond every count', '', (api) => api.LMSGetValue('cmi.objectives.65536.id')],
  [202, 'children of a value', '', (api) => api.LMSGetValue('cmi.core.student_id._children')],
  [202, 'children of a text', '', (api) => api.LMSGetValue('cmi.suspend_data._children')],
  [202, 'children of a score', '', (api) => api.LMSGetValue('cmi.objectives.0.score.raw._children')],
  [203, 'the count of a group', '', (api) => api.LMSGetValue('cmi.core._count')],
  [203, 'the count of a value', '', (api) => api.LMSGetValue('cmi.core.exit._count')],
  [203, 'the count of an entry', '', (api) => api.LMSGetValue('cmi.objectives.0._count')],
  [401, 'an element that there is not', '', (api) => api.LMSGetValue('cmi.core.mood')],
  [401, 'writing what there is not', 'false', (api) => api.LMSSetValue('cmi.core.mood', 'x')],
  [401, 'another model', '', (api) => api.LMSGetValue('adl.nav.request')],
  [401, 'a child of a value', '', (api) => api.LMSGetValue('cmi.suspend_data.page')],
  [401, 'children of what there is not', '', (api) => api.LMSGetValue('cmi.mood._children')],
  [401, 'the version of a part', '', (api) => api.LMSGetValue('cmi.core._version')],
  [401, 'a name that every object has', '', (api) => api.LMSGetValue('constructor')],
  [401, 'what follows a keyword', '', (api) => api.LMSGetValue('cmi.core._children.x')],
  [402, 'writing the version', 'false', (api) => api.LMSSetValue('cmi._version', '1.3')],
  [402, 'writing children', 'false', (api) => api.LMSSetValue('cmi.core._children', 'x')],
  [402, 'writing a count', 'false', (api) => api.LMSSetValue('cmi.objectives._count', '5')],
  [402, 'writing children of a value', 'false', (api) => api.LMSSetValue('cmi.core.exit._children', 'x')],
  [403, 'writing who learns', 'false', (api) => api.LMSSetValue('cmi.core.student_id', '8')],
  [403, 'writing the total time', 'false', (api) => api.LMSSetValue('cmi.core.total_time', '00:00:01')],
  [403, 'writing the mode', 'false', (api) => api.LMSSetValue('cmi.core.lesson_mode', 'browse')],
  [403, 'writing the mastery', 'false', (api) => api.LMSSetValue('cmi.student_data.mastery_score', '1')],
  [404, 'reading the exit', '', (api) => api.LMSGetValue('cmi.core.exit')],
  [404, 'reading the session time', '', (api) => api.LMSGetValue('cmi.core.session_time')],
  [404, 'reading an interaction', '', (api) => api.LMSGetValue('cmi.interactions.0.id')],
  [405, 'a score over a hundred', 'false', (api) => api.LMSSetValue('cmi.core.score.raw', '101')],
  [405, 'not attempted', 'false', (api) => api.LMSSetValue('cmi.core.lesson_status', 'not attempted')],
  [405, 'nothing where a word is wanted', 'false', (api) => api.LMSSetValue('cmi.core.lesson_status')],
]

test.for(causes)('%i: %s', ([code, , answer, act]) => {
  const { api } = begunPackage(elements)
  expect(act(api)).toBe(answer)
  expect(api.LMSGetLastError()).toBe(String(code))
})

test.for<[string, string, (api: Api) => string]>([
  ['reading', '', (api) => api.LMSGetValue('cmi.core.student_id')],
  ['writing', 'false', (api) => api.LMSSetValue('cmi.core.lesson_location', 'x')],
  ['commit', 'false', (api) => api.LMSCommit('')],
  ['finish', 'false', (api) => api.LMSFinish('')],
])('301: %s before the beginning, and after the end', ([, answer, act]) => {
  const { api } = playedPackage()
  expect([act(api), api.LMSGetLastError()]).toEqual([answer, '301'])
  api.LMSInitialize('')
  api.LMSFinish('')
  expect([act(api), api.LMSGetLastError()]).toEqual([answer, '301'])
})

test.for([
  ['0', 'No error'],
  ['101', 'General exception'],
  ['201', 'Invalid argument error'],
  ['202', 'Element cannot have children'],
  ['203', 'Element not an array - Cannot have count'],
  ['301', 'Not initialized'],
  ['401', 'Not implemented error'],
  ['402', 'Invalid set value, element is a keyword'],
  ['403', 'Element is read only'],
  ['404', 'Element is write only'],
  ['405', 'Incorrect Data Type'],
  ['999', ''],
  ['', ''],
] as const)('the text of error %s is “%s”', ([code, text]) => {
  const { api } = playedPackage()
  expect(api.LMSGetErrorString(code)).toBe(text)
  expect(api.LMSGetErrorString(Number(code || 'NaN'))).toBe(text)
})

test('asking for an error, its text and its diagnostic leaves the error as it is', () => {
  const { api } = begunPackage()
  api.LMSSetValue('cmi.core.score.raw', 'high')
  for (const _ of [1, 2]) {
    expect(api.LMSGetLastError()).toBe('405')
    expect(api.LMSGetErrorString('201')).toBe('Invalid argument error')
    expect(api.LMSGetDiagnostic('')).toBe('cmi.core.score.raw: high ≠ score')
    expect(api.LMSGetDiagnostic()).toBe('cmi.core.score.raw: high ≠ score')
    expect(api.LMSGetDiagnostic('405')).toBe('cmi.core.score.raw: high ≠ score')
    expect(api.LMSGetDiagnostic('403')).toBe('Element is read only')
  }
  api.LMSGetValue('cmi.core.exit')
  expect(api.LMSGetDiagnostic('')).toBe('cmi.core.exit')
  api.LMSGetValue('cmi.core.credit')
  expect([api.LMSGetLastError(), api.LMSGetDiagnostic('')]).toEqual(['0', ''])
})

test('a long value is not told back whole', () => {
  const { api } = begunPackage()
  api.LMSSetValue('cmi.suspend_data', 'x'.repeat(5000))
  expect(api.LMSGetDiagnostic('').length).toBeLessThan(200)
})
