import { describe, expect, test } from 'vitest'
import { elementsByItem } from '../commit/items.ts'
import { begun, passed, played, twoItems } from '../test/played-2004.ts'
import type { TracedCall } from '../trace.ts'
import type { Activity } from './library.ts'

describe('an item', () => {
  test('finds who learns, and what the manifest says', async () => {
    const given = { bowline: { 'cmi.launch_data': 'x=1', 'cmi.scaled_passing_score': '0.7' } }
    const { api, delivered } = await begun({ given })
    expect(delivered).toEqual(['bowline'])
    const read = [
      'learner_id',
      'learner_name',
      'mode',
      'credit',
      'entry',
      'launch_data',
      'scaled_passing_score',
    ]
    expect(read.map((name) => api.GetValue(`cmi.${name}`))).toEqual([
      '7',
      'Ada',
      'normal',
      'credit',
      'ab-initio',
      'x=1',
      '0.7',
    ])
  })

  test('is kept under its own name, with its time', async () => {
    const { api, set, told, saved } = await begun()
    expect(set({ 'cmi.location': 'p3', 'cmi.session_time': 'PT1M0.5S', 'cmi.score.raw': 55 })).toEqual([
      'true',
      'true',
      'true',
    ])
    expect(set({ 'cmi.score.scaled': '2', 'cmi.learner_id': '8', 'cmi.mood': 'x' })).toEqual([
      'false',
      'false',
      'false',
    ])
    expect(api.Commit('')).toBe('true')
    expect(elementsByItem(saved()).get('bowline')).toEqual({
      'cmi.location': 'p3',
      'cmi.score.raw': '55',
      hasFinished: 'false',
    })
    expect(told.filter(([what]) => what === 'spend')).toEqual([['spend', 6050]])
    expect(told.at(-1)).toEqual(['commit'])
  })

  test('is told its errors', async () => {
    const { api, enter } = await played()
    expect([api.GetValue('cmi.location'), api.GetLastError()]).toEqual(['', '122'])
    enter()
    expect([api.Initialize('x'), api.GetLastError()]).toEqual(['false', '201'])
    expect([api.Initialize(), api.GetLastError()]).toEqual(['true', '0'])
    expect([api.Initialize(''), api.GetLastError()]).toEqual(['false', '103'])
    expect([api.GetValue('cmi.mood'), api.GetLastError()]).toEqual(['', '401'])
    expect([api.SetValue('cmi.exit', 'later'), api.GetLastError()]).toEqual(['false', '406'])
    expect(api.GetErrorString('406')).toMatch(/type/i)
    expect(api.version).toBe('1.0')
  })

  test('is judged by its threshold and its passing score when it ends', async () => {
    const given = { bowline: { 'cmi.scaled_passing_score': '0.7', 'cmi.completion_threshold': '0.5' } }
    const tree = {
      ...twoItems,
      children: [
        {
          id: 'bowline',
          title: 'B',
          completionThreshold: { completedByMeasure: true, minProgressMeasure: 0.5 },
        },
      ],
    }
    const { api, set, saved } = await begun({ given, tree })
    set({ 'cmi.progress_measure': '0.6', 'cmi.score.scaled': '0.65' })
    api.Terminate('')
    expect(elementsByItem(saved()).get('bowline')).toMatchObject({
      'cmi.completion_status': 'completed',
      'cmi.success_status': 'failed',
      hasFinished: 'true',
    })
  })

  test.for(['review', 'browse'])('leaves nothing behind in %s', async (mode) => {
    const { api, set, told } = await begun({ lesson: { learnerId: '7', learnerName: 'Ada', mode } })
    set(passed)
    api.Commit('')
    api.Terminate('')
    expect([told, api.GetValue('cmi.mode')]).toEqual([[], ''])
  })

  test('can be watched', async () => {
    const calls: TracedCall[] = []
    const { api } = await begun({ trace: (call) => calls.push(call) })
    api.SetValue('cmi.location', 'p1')
    expect(calls.slice(0, 2)).toEqual([
      { call: 'Initialize', arguments: [''], answer: 'true', error: '0' },
      { call: 'SetValue', arguments: ['cmi.location', 'p1'], answer: 'true', error: '0' },
    ])
  })
})

describe('from item to item', () => {
  test('the learner goes on and back, and finds each as it was left', async () => {
    const { api, set, navigate, delivered, canNavigate, told } = await begun()
    expect([canNavigate('continue'), canNavigate('previous')]).toEqual([true, false])
    set({ 'cmi.location': 'p3', 'cmi.session_time': 'PT10S' })
    expect(navigate('continue')).toBe(true)
    expect(delivered).toEqual(['bowline', 'hitch'])
    expect([api.Initialize(''), api.GetValue('cmi.location')]).toEqual(['true', ''])
    set({ 'cmi.session_time': 'PT5S' })
    expect(navigate('previous')).toBe(true)
    expect([delivered.at(-1), api.Initialize(''), api.GetValue('cmi.location')]).toEqual([
      'bowline',
      'true',
      'p3',
    ])
    expect(told.filter(([what]) => what === 'spend').map(([, time]) => time)).toEqual([1000, 1500])
  })

  test('an item may ask for the next one itself', async () => {
    const { api, delivered } = await begun()
    expect(api.SetValue('adl.nav.request', 'continue')).toBe('true')
    expect(api.Terminate('')).toBe('true')
    expect(delivered).toEqual(['bowline', 'hitch'])
    expect(api.Initialize('')).toBe('true')
  })

  test('the learner chooses one from the outline', async () => {
    const { navigate, outline, delivered } = await begun()
    expect(outline().map(({ id, depth, isCurrent }) => [id, depth, isCurrent])).toEqual([
      ['course', 0, false],
      ['bowline', 1, true],
      ['hitch', 1, false],
    ])
    expect(outline().find(({ id }) => id === 'hitch')?.canChoose).toBe(true)
    expect(navigate('choice', 'hitch')).toBe(true)
    expect(delivered.at(-1)).toBe('hitch')
    expect(navigate('choice', 'nowhere')).toBe(false)
  })

  test('what the items come to is the package’s result', async () => {
    const { api, set, navigate, result, ended } = await begun()
    expect(result()).toMatchObject({ success: 'unknown' })
    set(passed)
    navigate('continue')
    api.Initialize('')
    set({ ...passed, 'cmi.score.scaled': '0.6' })
    navigate('exitAll')
    expect(result()).toMatchObject({ completion: 'completed', success: 'passed' })
    expect(ended).toEqual(['exit_all'])
  })

  test('an item is open only once another one’s objective is met', async () => {
    const shared = (access: object) => ({
      objectiveID: 'own',
      isPrimary: true,
      mapInfo: [{ targetObjectiveID: 'shared', ...access }],
    })
    const tree: Activity = {
      ...twoItems,
      children: [
        {
          id: 'bowline',
          title: 'Bowline',
          primaryObjective: shared({ writeSatisfiedStatus: true }),
        },
        {
          id: 'hitch',
          title: 'Hitch',
          primaryObjective: shared({ readSatisfiedStatus: true }),
          sequencingRules: {
            preConditionRules: [
              { action: 'disabled', conditions: [{ condition: 'satisfied', operator: 'not' }] },
            ],
          },
        },
      ],
    }
    const refused = await begun({ tree })
    refused.set({ 'cmi.success_status': 'failed' })
    refused.api.Terminate('')
    expect(refused.navigate('choice', 'hitch')).toBe(false)
    const { api, set, navigate, delivered } = await begun({ tree })
    set(passed)
    api.Terminate('')
    expect(navigate('choice', 'hitch')).toBe(true)
    api.Initialize('')
    expect([delivered.at(-1), api.GetValue('cmi.objectives.0.success_status')]).toEqual(['hitch', 'passed'])
  })
})
