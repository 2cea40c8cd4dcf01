import { describe, expect, test } from 'vitest'
import { chooseAttempt, attemptsLeft } from './choice.rules.ts'
import { faultsOfCommit } from './commit/commits.rules.ts'
import { isClosed, keptOutcome, outcomeOfPackage } from './played.rules.ts'
import { commitOfPost, faultsOfPost, isLookedAt } from './commit/posted.rules.ts'
import { packageItem } from '../../../../test/kit/packages/played.ts'

const one = [packageItem('a')]
const two = [packageItem('a'), packageItem('b')]
const in12 = (items = one, passMark: number | null = null) => ({ kind: 'scorm12', items, passMark })
const said = (item: string, status: string, raw?: string) => ({
  [`${item}/cmi.core.lesson_status`]: status,
  ...(raw !== undefined && { [`${item}/cmi.core.score.raw`]: raw }),
})

describe('what a package of SCORM 1.2 comes to', () => {
  test.each([
    ['nothing said', {}, 'IN_PROGRESS', null],
    ['incomplete', said('a', 'incomplete', '40'), 'IN_PROGRESS', 40],
    ['browsed', said('a', 'browsed'), 'IN_PROGRESS', null],
    ['completed', said('a', 'completed'), 'COMPLETED', null],
    ['passed', said('a', 'passed', '83.5'), 'PASSED', 84],
    ['failed', said('a', 'failed', '12'), 'FAILED', 12],
  ])('%s', (_, values, state, mark) => {
    expect(outcomeOfPackage(in12(), values)).toEqual({ state, mark })
  })

  test('all of its items must be over, and their scores are averaged', () => {
    expect(outcomeOfPackage(in12(two), said('a', 'passed', '80'))).toEqual({ state: 'IN_PROGRESS', mark: 80 })
    const both = { ...said('a', 'passed', '80'), ...said('b', 'completed', '61') }
    expect(outcomeOfPackage(in12(two), both)).toEqual({ state: 'PASSED', mark: 71 })
    const missed = { ...said('a', 'passed', '80'), ...said('b', 'failed', '10') }
    expect(outcomeOfPackage(in12(two), missed)).toEqual({ state: 'FAILED', mark: 45 })
  })

  test('a mastery score decides once the lesson has finished, and not where it says it is incomplete', () => {
    const items = [packageItem('a', { masteryScore: '75' })]
    const completed = said('a', 'completed', '74')
    expect(outcomeOfPackage(in12(items), completed).state).toBe('COMPLETED')
    expect(outcomeOfPackage(in12(items), { ...completed, 'a/hasFinished': 'true' }).state).toBe('FAILED')
    const enough = { ...said('a', 'completed', '75'), 'a/hasFinished': 'true' }
    expect(outcomeOfPackage(in12(items), enough).state).toBe('PASSED')
    const open = { ...said('a', 'incomplete', '90'), 'a/hasFinished': 'true' }
    expect(outcomeOfPackage(in12(items), open).state).toBe('IN_PROGRESS')
  })

  test('the pass mark of its component decides where there is a mark', () => {
    expect(outcomeOfPackage(in12(one, 50), said('a', 'completed', '49')).state).toBe('FAILED')
    expect(outcomeOfPackage(in12(one, 50), said('a', 'failed', '50')).state).toBe('PASSED')
    expect(outcomeOfPackage(in12(one, 50), said('a', 'completed')).state).toBe('COMPLETED')
  })
})

describe('what a package of SCORM 2004 comes to', () => {
  const in2004 = { kind: 'scorm2004', items: two, passMark: null }
  test('is what its sequencing counts, where it says so', () => {
    const values = { completion: 'completed', success: 'passed', score: '0.675' }
    expect(outcomeOfPackage(in2004, values)).toEqual({ state: 'PASSED', mark: 68 })
    expect(outcomeOfPackage(in2004, { success: 'failed', score: '-0.5' })).toEqual({
      state: 'FAILED',
      mark: 0,
    })
  })
  test('is what its items say, where it does not', () => {
    const values = { 'a/cmi.completion_status': 'completed', 'b/cmi.success_status': 'passed' }
    expect(outcomeOfPackage(in2004, values).state).toBe('PASSED')
    expect(outcomeOfPackage(in2004, { 'a/cmi.completion_status': 'completed' }).state).toBe('IN_PROGRESS')
  })
})

test('whoever is through with an attempt stays so', () => {
  const passed = { state: 'PASSED', mark: 80 } as const
  expect(keptOutcome(passed, { state: 'IN_PROGRESS', mark: 10 })).toEqual(passed)
  expect(keptOutcome(passed, { state: 'COMPLETED', mark: 90 })).toEqual({ state: 'PASSED', mark: 90 })
  expect(keptOutcome({ state: 'FAILED', mark: 1 }, { state: 'IN_PROGRESS', mark: 2 }).state).toBe(
    'IN_PROGRESS',
  )
})

test('an attempt is closed once it has come to something and was left for good', () => {
  expect(isClosed('PASSED', { 'a/hasFinished': 'true', 'a/cmi.core.exit': '' })).toBe(true)
  expect(isClosed('PASSED', { 'a/hasFinished': 'true', 'a/cmi.core.exit': 'suspend' })).toBe(false)
  expect(isClosed('PASSED', { 'a/hasFinished': 'false' })).toBe(false)
  expect(isClosed('IN_PROGRESS', { 'a/hasFinished': 'true' })).toBe(false)
})

describe('which attempt is opened', () => {
  const attempt = (state: 'IN_PROGRESS' | 'FAILED' | 'PASSED', mark: number | null = null) => ({
    state,
    mark,
    isClosed: state !== 'IN_PROGRESS',
  })
  const [open, failed, passed] = [attempt('IN_PROGRESS'), attempt('FAILED', 30), attempt('PASSED', 90)]

  test.each([
    ['continue', [], null, { how: 'begin' }],
    ['continue', [open], 1, { how: 'goOn', attempt: open }],
    ['continue', [failed], 2, { how: 'begin' }],
    ['continue', [passed], 1, { how: 'lookAt', attempt: passed }],
    ['new', [passed], null, { how: 'begin' }],
    ['new', [open], 2, { how: 'begin' }],
    ['best', [passed, failed], 1, { how: 'lookAt', attempt: passed }],
    ['last', [passed, failed], 1, { how: 'lookAt', attempt: failed }],
    ['best', [], 1, { how: 'begin' }],
  ] as const)('%s of %j with a limit of %s', (choice, earlier, limit, chosen) => {
    expect(chooseAttempt(choice, earlier, limit)).toEqual(chosen)
  })

  test('no more than there are', () => {
    expect(() => chooseAttempt('new', [passed], 1)).toThrow('Number of attempts exceeded')
    expect(() => chooseAttempt('continue', [failed, failed], 2)).toThrow('Number of attempts exceeded')
    expect([attemptsLeft(null, 5), attemptsLeft(3, 1), attemptsLeft(3, 4)]).toEqual([null, 2, 0])
  })
})

describe('what is posted in one piece', () => {
  const at = { item: 'a', session: 2, number: 5, spent: 100 }
  test('is the next commit of its launch, and its time is added', () => {
    const post = { mode: 'normal', score: 80, time: '00:01:30', lessonStatus: 'passed', suspendData: 'p3' }
    expect(commitOfPost(post, at)).toEqual({
      session: 2,
      number: 5,
      values: {
        'a/cmi.core.score.raw': '80',
        'a/cmi.core.lesson_status': 'passed',
        'a/cmi.suspend_data': 'p3',
        'a/hasFinished': 'true',
      },
      time: 9100,
      hasFinished: true,
    })
  })
  test('says nothing with what it only echoes', () => {
    const values = commitOfPost({ score: '', lessonStatus: 'not attempted', time: 30 }, at)
    expect(values).toMatchObject({ values: { 'a/hasFinished': 'true' }, time: 3100 })
    expect(Object.keys(values.values)).toEqual(['a/hasFinished'])
  })
  test('keeps nothing in review and browse, which suspend_data may say too', () => {
    expect([{ mode: 'review' }, { mode: 'browse' }, { suspendData: 'browse' }].map(isLookedAt)).toEqual([
      true,
      true,
      true,
    ])
    expect([{}, { mode: 'normal' }, { mode: 'review', suspendData: 'normal' }].some(isLookedAt)).toBe(false)
  })
  test('is refused by its field', () => {
    expect(faultsOfPost({ mode: 'exam', time: 'soon', lessonStatus: 'done' })).toEqual([
      'mode',
      'time',
      'lessonStatus',
    ])
    expect(faultsOfPost({ time: '1:02:03', lessonStatus: 'browsed' })).toEqual([])
  })
})

describe('what no package could have said', () => {
  const taken = { kind: 'scorm12', items: one, suspendData: 4096 }
  const codes = (values: Record<string, string>, of: object = {}) =>
    faultsOfCommit({ ...taken, ...of }, values, {}).map(({ code }) => code)
  test.each([
    [{ 'a/cmi.suspend_data': 'x'.repeat(4096) }, []],
    [{ 'a/cmi.suspend_data': 'x'.repeat(4097) }, [405]],
    [{ 'a/cmi.core.student_id': '7' }, [403]],
    [{ 'a/cmi.core.lesson_status': 'not attempted' }, [405]],
    [{ 'a/cmi.core._children': 'x' }, [402]],
    [{ 'a/cmi.core': 'x' }, [201]],
    [{ 'a/cmi.nothing': 'x' }, [401]],
    [{ 'a/hasFinished': 'perhaps' }, [405]],
    [{ 'b/cmi.core.lesson_status': 'passed' }, [401]],
    [{ sequencing: '{}' }, [401]],
  ])('%j', (values, expected) => {
    expect(codes(values)).toEqual(expected)
  })
  test('a component may be set to 64,000 characters', () => {
    const values = { 'a/cmi.suspend_data': 'x'.repeat(64_000) }
    expect(codes(values, { suspendData: 64_000 })).toEqual([])
  })
  test('of SCORM 2004 only what is no element', () => {
    const of2004 = { kind: 'scorm2004' }
    expect(codes({ sequencing: '{}', score: '0.5', 'a/cmi.location': '3' }, of2004)).toEqual([])
    expect(codes({ 'a/window.name': 'x', other: 'y' }, of2004)).toEqual([401, 401])
  })
})
