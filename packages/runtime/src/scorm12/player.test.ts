import { describe, expect, test } from 'vitest'
import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'
import { listeningKeeper } from '../test/scripted.ts'
import { openScorm12, type Scorm12Play } from './player.ts'

const item = (id: string, values: Partial<PackageItem> = {}): PackageItem => ({
  id,
  title: { en: id, de: id },
  depth: 0,
  launch: `${id}.html`,
  isVisible: true,
  speaks: true,
  masteryScore: '',
  dataFromLms: '',
  maxTimeAllowed: '',
  timeLimitAction: '',
  completionThreshold: '',
  ...values,
})

function played(play: Partial<Scorm12Play> = {}) {
  const { told, keeper } = listeningKeeper()
  const delivered: string[] = []
  const ended: string[] = []
  const player = openScorm12({
    items: [item('a'), item('b')],
    lesson: { learnerId: '7', learnerName: 'Lovelace, Ada', mode: 'normal' },
    values: {},
    suspendData: 4096,
    deliver: ({ id }) => delivered.push(id),
    finished: ({ id }) => ended.push(id),
    ...play,
    keeper,
  })
  const kept = () => ({
    ...play.values,
    ...Object.fromEntries(told.flatMap(([what, name, value]) => (what === 'put' ? [[name, value]] : []))),
  })
  const api = () => {
    const found = player.api()
    if (!found) throw new Error('nothing is open')
    return found
  }
  return { player, api, told, delivered, ended, kept }
}

function begun(play: Partial<Scorm12Play> = {}) {
  const package12 = played(play)
  package12.player.enter()
  package12.api().LMSInitialize('')
  return package12
}

test('each item has a data model of its own, and is kept under its own names', () => {
  const { player, api, kept, delivered } = begun()
  api().LMSSetValue('cmi.core.lesson_location', 'p1')
  api().LMSFinish('')
  expect(player.next()).toBe(true)
  api().LMSInitialize('')
  expect(api().LMSGetValue('cmi.core.lesson_location')).toBe('')
  api().LMSSetValue('cmi.core.lesson_location', 'q1')
  expect(kept()).toMatchObject({ 'a/cmi.core.lesson_location': 'p1', 'b/cmi.core.lesson_location': 'q1' })
  expect(delivered).toEqual(['a', 'b'])
})

test('whoever comes back to an item in the same visit finds what it said', () => {
  const { player, api } = begun()
  api().LMSSetValue('cmi.suspend_data', 'here')
  api().LMSSetValue('cmi.core.session_time', '00:00:30')
  api().LMSFinish('')
  player.next()
  player.previous()
  api().LMSInitialize('')
  expect(api().LMSGetValue('cmi.suspend_data')).toBe('here')
  expect(api().LMSGetValue('cmi.core.total_time')).toBe('0000:00:30.00')
})

describe('a later visit', () => {
  test('goes on in the item that was cut off, with its own time', () => {
    const values = {
      'a/hasFinished': 'true',
      'a/cmi.core.lesson_status': 'completed',
      'b/hasFinished': 'false',
      'b/time': '6000',
    }
    const { api, delivered } = begun({ values })
    expect(delivered).toEqual(['b'])
    expect(api().LMSGetValue('cmi.core.entry')).toBe('resume')
    expect(api().LMSGetValue('cmi.core.total_time')).toBe('0000:01:00.00')
  })
  test('goes on in the item that was suspended', () => {
    const values = { 'b/hasFinished': 'true', 'b/cmi.core.exit': 'suspend' }
    expect(begun({ values }).delivered).toEqual(['b'])
  })
  test('begins the next one where the last was finished', () => {
    const values = { 'a/hasFinished': 'true', 'a/cmi.core.exit': '', 'a/cmi.core.lesson_status': 'passed' }
    expect(begun({ values }).delivered).toEqual(['b'])
  })
})

test('what speaks to nobody is done once it has been opened', () => {
  const { player, kept } = played({ items: [item('a', { speaks: false }), item('b')] })
  player.enter()
  expect(kept()).toMatchObject({ 'a/cmi.core.lesson_status': 'completed', 'a/hasFinished': 'true' })
  expect(player.outline().map(({ status, isCurrent }) => [status, isCurrent])).toEqual([
    ['completed', true],
    ['not attempted', false],
  ])
})

test('leaving suspends the item and says nothing about how far it is', () => {
  const { player, api, kept } = begun()
  player.quit()
  expect(kept()).toMatchObject({ 'a/cmi.core.exit': 'suspend' })
  api().LMSFinish('')
  expect(kept()['a/cmi.core.lesson_status']).toBeUndefined()
})

test('what only holds others is passed over, and the ends lead nowhere', () => {
  const { player } = played({ items: [item('unit', { launch: null }), item('a')] })
  player.enter()
  expect([player.canNavigate('previous'), player.canNavigate('continue'), player.open('unit')]).toEqual([
    false,
    false,
    false,
  ])
})

test('all is through when every item has come to something', () => {
  const { player, api, ended } = begun({ items: [item('a')] })
  expect(player.isThrough()).toBe(false)
  api().LMSSetValue('cmi.core.lesson_status', 'passed')
  api().LMSFinish('')
  expect([player.isThrough(), ended]).toEqual([true, ['a']])
})

test('in review nothing is kept', () => {
  const lesson = { learnerId: '7', learnerName: 'Ada', mode: 'review' }
  const { player, api, told } = begun({ lesson, items: [item('a', { speaks: false })] })
  api().LMSSetValue('cmi.core.lesson_location', 'p1')
  api().LMSFinish('')
  player.quit()
  expect(told).toEqual([])
})
