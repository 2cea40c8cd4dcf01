import { describe, expect, test } from 'vitest'
import type { TracedCall } from '../trace.ts'
import { makeScorm12Api } from './api.ts'
import { makeScorm12Session } from './session.ts'
import { begunPackage, listeningKeeper, playedPackage } from '../test/scripted.ts'

describe('a package says', () => {
  test('how far it is, and it is kept by the elements’ names', () => {
    const { set, commit, finish, told } = begunPackage({ 'cmi.core.lesson_status': 'incomplete' })
    set('cmi.core.lesson_location', 'page 4')
    set('cmi.suspend_data', 'abc')
    expect(commit()).toEqual(['true', 0])
    set('cmi.core.score.raw', 80)
    expect(finish()).toEqual(['true', 0])
    expect(told).toEqual([
      ['put', 'cmi.core.lesson_location', 'page 4'],
      ['put', 'cmi.suspend_data', 'abc'],
      ['commit'],
      ['put', 'cmi.core.score.raw', '80'],
      ['put', 'cmi.core.exit', ''],
      ['finish'],
    ])
  })

  test('nothing that is refused is kept', () => {
    const { set, told } = begunPackage()
    set('cmi.core.score.raw', '101')
    set('cmi.core', 'x')
    set('cmi.core._children', 'x')
    set('cmi.core.student_id', 'x')
    set('cmi.objectives.1.id', 'x')
    expect(told).toEqual([])
  })

  test('a comment is added to those before, up to the length of a text', () => {
    const { set, get, told } = begunPackage({ 'cmi.comments': '<1>a<e.1>' })
    expect(set('cmi.comments', '<2>b<e.2>')).toEqual(['true', 0])
    expect(get('cmi.comments')[0]).toBe('<1>a<e.1><2>b<e.2>')
    expect(told).toEqual([['put', 'cmi.comments', '<1>a<e.1><2>b<e.2>']])
    expect(set('cmi.comments', 'x'.repeat(4096))).toEqual(['false', 405])
    expect(get('cmi.comments')[0]).toBe('<1>a<e.1><2>b<e.2>')
  })

  test.for(['cmi.score.raw', 'cmi.core.raw', 'cmi.core.score_raw'])(
    'a raw score under the name %s, and it is the standard one',
    (name) => {
      const { set, get, told } = begunPackage()
      expect(set(name, '55')).toEqual(['true', 0])
      expect(get('cmi.core.score.raw')).toEqual(['55', 0])
      expect(told).toEqual([['put', 'cmi.core.score.raw', '55']])
      expect(set(name, '155')).toEqual(['false', 405])
    },
  )
})

describe('entries', () => {
  test('a new one is made at the count, and no further', () => {
    const { set, get } = begunPackage()
    expect(get('cmi.objectives._count')).toEqual(['0', 0])
    expect(set('cmi.objectives.1.id', 'b')).toEqual(['false', 201])
    expect(set('cmi.objectives.0.id', 'a')).toEqual(['true', 0])
    expect(set('cmi.objectives.1.score.raw', '5')).toEqual(['true', 0])
    expect(get('cmi.objectives._count')).toEqual(['2', 0])
    expect(get('cmi.objectives.1.id')).toEqual(['', 0])
    expect(set('cmi.objectives.01.id', 'b')).toEqual(['true', 0])
    expect(get('cmi.objectives.1.id')).toEqual(['b', 0])
  })

  test('what is refused makes none', () => {
    const { set, get } = begunPackage()
    expect(set('cmi.objectives.0.id', 'a b')).toEqual(['false', 405])
    expect(get('cmi.objectives._count')).toEqual(['0', 0])
  })

  test('an interaction brings its own lists', () => {
    const { set, get } = begunPackage()
    expect(set('cmi.interactions.0.objectives.0.id', 'a')).toEqual(['true', 0])
    expect(set('cmi.interactions.0.objectives.1.id', 'b')).toEqual(['true', 0])
    expect(set('cmi.interactions.0.correct_responses.1.pattern', 'x')).toEqual(['false', 201])
    expect(set('cmi.interactions.0.correct_responses.0.pattern', 'x')).toEqual(['true', 0])
    expect(get('cmi.interactions._count')[0]).toBe('1')
    expect(get('cmi.interactions.0.objectives._count')[0]).toBe('2')
    expect(get('cmi.interactions.0.correct_responses._count')[0]).toBe('1')
  })

  test('those of an earlier lesson are counted', () => {
    const { set, get } = begunPackage({ 'cmi.interactions.1.id': 'b', 'cmi.interactions.0.id': 'a' })
    expect(get('cmi.interactions._count')[0]).toBe('2')
    expect(set('cmi.interactions.2.id', 'c')).toEqual(['true', 0])
  })
})

describe('suspend_data', () => {
  test('takes 4,096 characters, and 64,000 where the component is set to it', () => {
    const plain = begunPackage()
    expect(plain.set('cmi.suspend_data', 'x'.repeat(4096))).toEqual(['true', 0])
    expect(plain.set('cmi.suspend_data', 'x'.repeat(4097))).toEqual(['false', 405])
    expect(plain.get('cmi.suspend_data')[0]).toHaveLength(4096)
    const long = begunPackage({}, { suspendData: 64_000 })
    expect(long.set('cmi.suspend_data', 'x'.repeat(64_000))).toEqual(['true', 0])
    expect(long.set('cmi.suspend_data', 'x'.repeat(64_001))).toEqual(['false', 405])
    expect(long.set('cmi.core.lesson_location', 'x'.repeat(4097))).toEqual(['false', 405])
  })

  test.for(['review', 'browse', 'normal'])('“%s” sets the mode as well', (mode) => {
    const { set, get } = begunPackage()
    expect(set('cmi.suspend_data', mode)).toEqual(['true', 0])
    expect(get('cmi.suspend_data')[0]).toBe(mode)
    expect(get('cmi.core.lesson_mode')[0]).toBe(mode)
    set('cmi.suspend_data', 'anything else')
    expect(get('cmi.core.lesson_mode')[0]).toBe(mode)
  })

  test('what is done in review or browse is not kept, what was done before is', () => {
    const { set, told, session } = begunPackage()
    set('cmi.core.lesson_location', '1')
    set('cmi.suspend_data', 'browse')
    set('cmi.core.lesson_location', '2')
    expect([told, session.keeps()]).toEqual([[['put', 'cmi.core.lesson_location', '1']], false])
    set('cmi.suspend_data', 'normal')
    set('cmi.core.lesson_location', '3')
    expect(told.slice(1)).toEqual([
      ['put', 'cmi.suspend_data', 'normal'],
      ['put', 'cmi.core.lesson_location', '3'],
    ])
  })

  test.for(['review', 'browse'])('no word of a package makes a lesson launched in %s count', (mode) => {
    const { set, get, commit, finish, told, session } = begunPackage({ 'cmi.core.lesson_mode': mode })
    set('cmi.suspend_data', 'normal')
    set('cmi.core.lesson_status', 'passed')
    expect(get('cmi.core.lesson_status')[0]).toBe('passed')
    commit()
    session.quit()
    finish()
    expect(told).toEqual([])
  })
})

describe('a response', () => {
  const strict = { checksResponses: true }
  const cases: [type: string, takes: string[], refuses: string[]][] = [
    ['true-false', ['0', '1', 't', 'f'], ['true', '', '2']],
    ['choice', ['a', 'a,b,3'], ['ab', 'a,', 'a,bc', '']],
    ['sequencing', ['c,a,b'], ['c a b', 'first,second']],
    ['likert', ['', '5'], ['10']],
    ['numeric', ['3', '-2.5'], ['three', '']],
    ['fill-in', ['', 'Any words'], ['x'.repeat(4097)]],
    ['matching', ['1.a,2.b'], ['x'.repeat(4097)]],
    ['performance', ['jump'], ['x'.repeat(4097)]],
  ]

  test.for(cases)('of type %s is checked only where checking is on', ([type, takes, refuses]) => {
    const { set } = begunPackage({}, strict)
    const loose = begunPackage()
    for (const { set: put } of [{ set }, loose]) put('cmi.interactions.0.type', type)
    const response = 'cmi.interactions.0.student_response'
    for (const value of takes) expect([value, ...set(response, value)]).toEqual([value, 'true', 0])
    for (const value of refuses) expect([value, ...set(response, value)]).toEqual([value, 'false', 405])
    for (const value of [...takes, ...refuses].filter(({ length }) => length <= 4096))
      expect(loose.set(response, value)).toEqual(['true', 0])
  })

  test('whose type is not known yet is a text', () => {
    expect(begunPackage({}, strict).set('cmi.interactions.0.student_response', 'a b')).toEqual(['true', 0])
  })
})

describe('time', () => {
  test('of this launch is told from its beginning, and added to the total when the package finishes', () => {
    const { set, get, finish, begin, told } = begunPackage({ 'cmi.core.total_time': '0001:59:59.50' })
    set('cmi.core.session_time', '00:00:10')
    set('cmi.core.session_time', '00:00:30.5')
    expect(get('cmi.core.total_time')[0]).toBe('0001:59:59.50')
    finish()
    begin()
    expect(get('cmi.core.total_time')[0]).toBe('0002:00:30.00')
    set('cmi.core.session_time', '00:00:01')
    finish()
    begin()
    expect(get('cmi.core.total_time')[0]).toBe('0002:00:31.00')
    expect(told.filter(([what]) => what === 'spend')).toEqual([
      ['spend', 1000],
      ['spend', 3050],
      ['spend', 3150],
    ])
  })
})

describe('the session', () => {
  test('begins, finishes, and may begin again', () => {
    const { begin, finish, get, session } = playedPackage()
    expect(session.isInitialised()).toBe(false)
    expect(begin()).toEqual(['true', 0])
    expect(begin()).toEqual(['false', 101])
    expect(get('cmi.core.entry')).toEqual(['ab-initio', 0])
    expect(finish()).toEqual(['true', 0])
    expect(session.isInitialised()).toBe(false)
    expect(finish()).toEqual(['false', 301])
    expect(begin()).toEqual(['true', 0])
    expect(get('cmi.core.entry')).toEqual(['', 0])
  })

  test('a refused argument neither begins nor ends it', () => {
    const { api, session } = playedPackage()
    expect([api.LMSInitialize('x'), session.isInitialised()]).toEqual(['false', false])
    api.LMSInitialize('')
    expect([api.LMSFinish('x'), session.isInitialised()]).toEqual(['false', true])
  })

  test('after an exit to be resumed, the package is told so', () => {
    const { set, get, finish, begin } = begunPackage()
    set('cmi.core.exit', 'suspend')
    finish()
    begin()
    expect(get('cmi.core.entry')[0]).toBe('resume')
    finish()
    begin()
    expect(get('cmi.core.entry')[0]).toBe('')
  })

  test('quit suspends it, and never speaks for the package', () => {
    const { set, get, finish, begin, told, session } = begunPackage({
      'cmi.student_data.mastery_score': '80',
    })
    set('cmi.core.score.raw', '20')
    session.quit()
    finish()
    expect(told).toEqual([
      ['put', 'cmi.core.score.raw', '20'],
      ['put', 'cmi.core.exit', 'suspend'],
      ['commit'],
      ['put', 'cmi.core.exit', 'suspend'],
      ['finish'],
    ])
    begin()
    expect(get('cmi.core.lesson_status')[0]).toBe('not attempted')
    expect(get('cmi.core.entry')[0]).toBe('resume')
  })

  test('quit outside of it does nothing', () => {
    const { session, told } = playedPackage()
    session.quit()
    expect(told).toEqual([])
  })

  test('a keeper that fails is a general exception to the package, and does not end the lesson', () => {
    const { keeper } = listeningKeeper()
    const put = () => {
      throw new Error('full')
    }
    const session = makeScorm12Session({ elements: {}, keeper: { ...keeper, put } })
    session.initialize()
    expect([session.setValue('cmi.suspend_data', 'a'), session.lastError()]).toEqual([false, 101])
    expect(session.isInitialised()).toBe(true)
  })
})

test('every call can be watched, with its answer and its error', () => {
  const calls: TracedCall[] = []
  const session = makeScorm12Session({ elements: {}, keeper: listeningKeeper().keeper })
  const api = makeScorm12Api(session, (call) => calls.push(call))
  api.LMSInitialize('')
  api.LMSSetValue('cmi.core.score.raw', 101)
  api.LMSGetErrorString(405)
  api.LMSFinish()
  expect(calls).toEqual([
    { call: 'LMSInitialize', arguments: [''], answer: 'true', error: '0' },
    { call: 'LMSSetValue', arguments: ['cmi.core.score.raw', '101'], answer: 'false', error: '405' },
    { call: 'LMSGetErrorString', arguments: ['405'], answer: 'Incorrect Data Type', error: '405' },
    { call: 'LMSFinish', arguments: [], answer: 'true', error: '0' },
  ])
})

test('the object for the window has the eight calls', () => {
  expect(Object.keys(playedPackage().api)).toEqual([
    'LMSInitialize',
    'LMSFinish',
    'LMSGetValue',
    'LMSSetValue',
    'LMSCommit',
    'LMSGetLastError',
    'LMSGetErrorString',
    'LMSGetDiagnostic',
  ])
})
