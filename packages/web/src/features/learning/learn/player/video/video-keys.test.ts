import { expect, test, vi } from 'vitest'
import { keyOf, speeds } from './video-keys.ts'

const quiet = {
  isPlaying: false,
  at: 40,
  of: 100,
  volume: 1,
  isMuted: false,
  fault: null,
  counts: false,
  isGone: false,
}

const told = () => vi.fn<(value?: unknown) => void>()

function pressed(key: string, { speed = 1, on = document.body as EventTarget, ctrlKey = false } = {}) {
  const did = {
    toggle: told(),
    seek: told(),
    skip: told(),
    turn: told(),
    mute: told(),
    hurry: told(),
    tryAgain: told(),
    turnCaptions: told(),
    fill: told(),
  }
  const video = { ...quiet, ...did, speed }
  const event = { key, target: on, ctrlKey, metaKey: false, altKey: false }
  const act = keyOf(event, { video, turnCaptions: did.turnCaptions, fill: did.fill })
  act?.()
  const called = Object.entries(did).flatMap(([name, { mock }]) =>
    mock.calls.map((values: unknown[]) => [name, ...values]),
  )
  return act ? called.flat() : null
}

test.each([
  ['k', ['toggle']],
  [' ', ['toggle']],
  ['ArrowLeft', ['skip', -5]],
  ['ArrowRight', ['skip', 5]],
  ['j', ['skip', -10]],
  ['L', ['skip', 10]],
  ['ArrowUp', ['turn', 0.1]],
  ['ArrowDown', ['turn', -0.1]],
  ['Home', ['seek', 0]],
  ['End', ['seek', 100]],
  ['3', ['seek', 30]],
  ['0', ['seek', 0]],
  ['m', ['mute']],
  ['c', ['turnCaptions']],
  ['f', ['fill']],
  ['>', ['hurry', 1.25]],
  ['<', ['hurry', 0.75]],
  ['Tab', null],
  ['x', null],
])('%j does %j', (key, does) => expect(pressed(key)).toEqual(does))

test('faster than the fastest and slower than the slowest there is nothing', () => {
  expect(pressed('>', { speed: speeds.at(-1) ?? 0 })).toEqual([])
  expect(pressed('<', { speed: speeds[0] ?? 0 })).toEqual([])
})

test('what a key means to a control itself, and with another key held, is left to it', () => {
  const [button, choice] = [document.createElement('button'), document.createElement('select')]
  expect(pressed(' ', { on: button })).toBeNull()
  expect(pressed('k', { on: button })).toEqual(['toggle'])
  expect(pressed('ArrowDown', { on: choice })).toBeNull()
  expect(pressed('3', { on: choice })).toBeNull()
  expect(pressed('m', { on: choice })).toEqual(['mute'])
  expect(pressed('c', { ctrlKey: true })).toBeNull()
})
