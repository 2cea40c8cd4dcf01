import { expect, test } from 'vitest'
import { begunPackage } from '../test/scripted.ts'
import { entryAfter, statusAtFinish } from './finish.ts'

/** SCORM 1.2, run-time environment, cmi.core.lesson_status, and its conformance requirements, page 2-19. */
const finishes: [
  lesson: string,
  given: { status: string; mode?: string; credit?: string; mastery?: string; raw?: string },
  status: string,
][] = [
  ['says nothing and has no mastery score', { status: 'not attempted' }, 'completed'],
  ['says nothing and gives a score alone', { status: 'not attempted', raw: '10' }, 'completed'],
  ['says nothing and gives no score', { status: 'not attempted', mastery: '80' }, 'completed'],
  ['says nothing and reaches it', { status: 'not attempted', mastery: '80', raw: '80' }, 'passed'],
  ['says nothing and misses it', { status: 'not attempted', mastery: '80', raw: '79.9' }, 'failed'],
  ['has completed and reaches it', { status: 'completed', mastery: '80', raw: '81' }, 'passed'],
  ['has completed and misses it', { status: 'completed', mastery: '80', raw: '0' }, 'failed'],
  ['has passed by its own word and misses it', { status: 'passed', mastery: '80', raw: '50' }, 'failed'],
  ['has failed by its own word and reaches it', { status: 'failed', mastery: '80', raw: '90' }, 'passed'],
  ['is incomplete, whatever it scored', { status: 'incomplete', mastery: '80', raw: '90' }, 'incomplete'],
  ['has its own word without a mastery score', { status: 'failed', raw: '90' }, 'failed'],
  ['reaches nothing by empty words', { status: 'completed', mastery: '', raw: '' }, 'completed'],
  ['may reach a mastery score of 0', { status: 'completed', mastery: '0', raw: '0' }, 'passed'],
  ['has a mastery that is no number', { status: 'completed', mastery: 'high', raw: '1' }, 'completed'],
  ['brings no credit', { status: 'completed', credit: 'no-credit', mastery: '80', raw: '9' }, 'completed'],
  ['is browsed', { status: 'not attempted', mode: 'browse', credit: 'no-credit' }, 'browsed'],
  ['is reviewed', { status: 'passed', mode: 'review', mastery: '80', raw: '9' }, 'passed'],
]

test.for(finishes)('a lesson that %s', ([, given, status]) => {
  const plain = { mode: 'normal', credit: 'credit', mastery: '', raw: '' }
  expect(statusAtFinish({ ...plain, ...given })).toBe(status)
})

test('it is told to the package and kept, before the package has finished', () => {
  const { set, get, finish, begin, told } = begunPackage({ 'cmi.student_data.mastery_score': '80' })
  set('cmi.core.score.raw', '85')
  finish()
  expect(told.slice(1)).toEqual([
    ['put', 'cmi.core.lesson_status', 'passed'],
    ['put', 'cmi.core.exit', ''],
    ['finish'],
  ])
  begin()
  expect(get('cmi.core.lesson_status')).toEqual(['passed', 0])
})

test.for([
  ['that has not begun', { hasBegun: false, exit: '', hasFinished: false }, 'ab-initio'],
  ['that was suspended', { hasBegun: true, exit: 'suspend', hasFinished: true }, 'resume'],
  ['that was cut off', { hasBegun: true, exit: '', hasFinished: false }, 'resume'],
  ['that ended', { hasBegun: true, exit: '', hasFinished: true }, ''],
  ['that ended by its time', { hasBegun: true, exit: 'time-out', hasFinished: true }, ''],
  ['that ended with a sign-out', { hasBegun: true, exit: 'logout', hasFinished: true }, ''],
] as const)('after a lesson %s', ([, earlier, entry]) => {
  expect(entryAfter(earlier)).toBe(entry)
})
