import { describe, expect, test } from 'vitest'
import { begun, passed, played, twoItems } from '../test/played-2004.ts'

describe('on the next visit', () => {
  type Left = (first: Awaited<ReturnType<typeof begun>>) => void

  const ways: [how: string, leave: Left][] = [
    ['the tab was killed', () => {}],
    [
      'the tab was closed with an exit to be resumed',
      ({ api, set }) => (set({ 'cmi.exit': 'suspend' }), api.Terminate('')),
    ],
    ['the learner quit, and the item said nothing more', ({ quit, close }) => (quit(), close())],
    ['the learner quit, and the item ended itself', ({ quit, api }) => (quit(), api.Terminate(''))],
    [
      'the learner suspended everything',
      ({ navigate, set }) => (set({ 'cmi.exit': 'suspend' }), navigate('suspendAll')),
    ],
    [
      'the item asked to suspend everything',
      ({ api, set }) => (set({ 'cmi.exit': 'suspend', 'adl.nav.request': 'suspendAll' }), api.Terminate('')),
    ],
  ]

  test.for(ways)('the item is resumed where it was, after %s', async ([, leave]) => {
    const first = await begun()
    first.navigate('continue')
    first.api.Initialize('')
    first.set({ 'cmi.location': 'p7', 'cmi.suspend_data': 'state', 'cmi.completion_status': 'incomplete' })
    first.api.Commit('')
    leave(first)
    const again = await played({ values: first.saved() })
    expect(again.enter()).toBe(true)
    expect(again.delivered).toEqual(['hitch'])
    again.api.Initialize('')
    const read = ['entry', 'location', 'suspend_data', 'completion_status']
    expect(read.map((name) => again.api.GetValue(`cmi.${name}`))).toEqual([
      'resume',
      'p7',
      'state',
      'incomplete',
    ])
    expect(again.ended).toEqual([])
  })

  test('an item that ended is entered again, and what another has reached still counts', async () => {
    const first = await begun()
    first.set(passed)
    first.navigate('continue')
    first.api.Initialize('')
    first.set(passed)
    first.api.Terminate('')
    const again = await played({ values: first.saved() })
    expect([again.enter(), again.delivered]).toEqual([true, ['hitch']])
    expect(again.outline().find(({ id }) => id === 'bowline')).toMatchObject({
      completion: 'completed',
      success: 'passed',
    })
    again.api.Initialize('')
    expect(again.api.GetValue('cmi.entry')).toBe('')
  })

  test('a package that came to its end can be entered again', async () => {
    const first = await begun()
    first.set(passed)
    first.navigate('exitAll')
    const again = await played({ values: first.saved() })
    expect([again.enter(), again.delivered.length]).toEqual([true, 1])
  })

  test('a package whose items are chosen alone shows its outline, and then what was chosen', async () => {
    const tree = { ...twoItems, sequencingControls: { choice: true, flow: false } }
    const first = await played({ tree })
    expect([first.enter(), first.delivered]).toEqual([false, []])
    expect(first.outline().filter(({ canChoose }) => canChoose)).toHaveLength(2)
    expect([first.navigate('choice', 'hitch'), first.delivered]).toEqual([true, ['hitch']])
    first.api.Initialize('')
    first.set({ 'cmi.location': 'p2' })
    const again = await played({ tree, values: first.saved() })
    expect([again.enter(), again.delivered]).toEqual([true, ['hitch']])
  })

  test('a package whose items follow one another goes on where it was', async () => {
    const tree = { ...twoItems, sequencingControls: { choice: false, flow: true } }
    const first = await begun({ tree })
    first.navigate('continue')
    first.api.Initialize('')
    first.set({ 'cmi.exit': 'suspend' })
    first.api.Terminate('')
    const again = await played({ tree, values: first.saved() })
    expect([again.enter(), again.delivered]).toEqual([true, ['hitch']])
  })

  test('a state that cannot be read lets the learner begin', async () => {
    const { enter, delivered } = await played({ values: { sequencing: 'nonsense' } })
    expect([enter(), delivered]).toEqual([true, ['bowline']])
  })

  test('the state of a package with many items stays small', async () => {
    const children = Array.from({ length: 50 }, (_, index) => ({
      id: `item-${index}`,
      title: `Item ${index}`,
    }))
    const { saved, set, navigate } = await begun({ tree: { ...twoItems, children } })
    set(passed)
    navigate('continue')
    expect(String(saved().sequencing).length).toBeLessThan(20_000)
  })
})
