import { describe, expect, test } from 'vitest'
import { begunPackage } from '../test/scripted.ts'
import { elementsOf, type LaunchedLesson } from './launch.ts'

describe('what a launch brings', () => {
  const launch: LaunchedLesson = {
    userId: '7',
    studentName: 'Ada',
    mark: '40',
    lessonLocation: 'p3',
    lessonStatus: 'incomplete',
    launchData: 'x=1',
    lessonMode: 'normal',
    suspendData: 's',
    duration: 6150,
    earlier: { hasBegun: true, exit: 'suspend', hasFinished: true },
    masteryScore: '80',
    maxTimeAllowed: '01:00:00',
    timeLimitAction: 'exit,message',
    commentsFromLms: 'Good luck',
    elements: { 'cmi.objectives.0.id': 'o' },
  }
  const read: [string, string][] = [
    ['cmi.core.student_id', '7'],
    ['cmi.core.student_name', 'Ada'],
    ['cmi.core.lesson_location', 'p3'],
    ['cmi.core.credit', 'credit'],
    ['cmi.core.lesson_status', 'incomplete'],
    ['cmi.core.entry', 'resume'],
    ['cmi.core.score.raw', '40'],
    ['cmi.core.total_time', '0000:01:01.50'],
    ['cmi.core.lesson_mode', 'normal'],
    ['cmi.suspend_data', 's'],
    ['cmi.launch_data', 'x=1'],
    ['cmi.comments_from_lms', 'Good luck'],
    ['cmi.objectives._count', '1'],
    ['cmi.student_data.mastery_score', '80'],
    ['cmi.student_data.max_time_allowed', '01:00:00'],
    ['cmi.student_data.time_limit_action', 'exit,message'],
  ]

  test.for(read)('is read by the package: %s is “%s”', ([element, value]) => {
    expect(begunPackage(elementsOf(launch)).get(element)).toEqual([value, 0])
  })

  test('a first one has not been attempted, and one to look at brings no credit', () => {
    const earlier = { hasBegun: false, exit: '', hasFinished: false }
    const { get } = begunPackage(elementsOf({ ...launch, lessonStatus: '', lessonMode: 'browse', earlier }))
    expect(get('cmi.core.lesson_status')[0]).toBe('not attempted')
    expect(get('cmi.core.entry')[0]).toBe('ab-initio')
    expect(get('cmi.core.credit')[0]).toBe('no-credit')
  })
})
