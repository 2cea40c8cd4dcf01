import type { ComponentFile, LaunchMedia } from '@oktant/contract/learning/components/component-files.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer, showPart } from '../../../../../test/show.tsx'
import { fillScreen } from './fill-screen.ts'
import { VideoPlayer } from './video-player.tsx'
import { placeText } from './watched.ts'

const file: ComponentFile = {
  id: 7,
  name: 'knots.webm',
  type: 'video/webm',
  use: 'video',
  bytes: 10,
  address: '/signed/first',
}
const captions: LaunchMedia['captions'] = [
  { language: 'de', address: '/signed/de' },
  { language: 'en', address: '/signed/en' },
]

/** What a browser would play; the tests' own page has no films. */
function makePlayable() {
  const tracks = ['de', 'en'].map((language) =>
    Object.assign(new EventTarget(), { language, mode: 'disabled' }),
  )
  const state = { paused: true, duration: 100, currentTime: 0, playbackRate: 1, volume: 1, muted: false }
  const fire = (video: HTMLElement, name: string) => act(() => void video.dispatchEvent(new Event(name)))
  const own: PropertyDescriptorMap = { textTracks: { configurable: true, get: () => tracks } }
  for (const name of Object.keys(state) as (keyof typeof state)[])
    own[name] = {
      configurable: true,
      get: () => state[name],
      set(this: HTMLElement, value: never) {
        state[name] = value
        fire(this, name === 'playbackRate' ? 'ratechange' : 'timeupdate')
      },
    }
  const before = Object.getOwnPropertyDescriptors(HTMLMediaElement.prototype)
  Object.defineProperties(HTMLMediaElement.prototype, own)
  const turn = (paused: boolean, name: string) =>
    async function (this: HTMLElement) {
      state.paused = paused
      fire(this, name)
    }
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(turn(false, 'play'))
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(turn(true, 'pause') as () => void)
  onTestFinished(() => {
    vi.restoreAllMocks()
    for (const name of Object.keys(own)) {
      const was = before[name]
      if (was) Object.defineProperty(HTMLMediaElement.prototype, name, was)
      else Reflect.deleteProperty(HTMLMediaElement.prototype, name)
    }
  })
  return { state, tracks, fire }
}

function show(place = '', offered = {}, { counts = false } = {}) {
  const playable = makePlayable()
  const work = {
    place,
    isDone: false,
    isToWatch: true,
    isBusy: false,
    reach: vi.fn<() => void>(),
    done: vi.fn<(by: string) => void>(),
  }
  const renew = vi.fn<() => Promise<string>>(async () => '/signed/second')
  const media = { file, captions, downloadable: false, share: 80, ...offered }
  const tell = vi.fn<(reason: string) => Promise<{ counts: boolean }>>(async () => ({ counts }))
  const words = async () => ['Nehmen Sie das Seil.', 'Und jetzt der Knoten.']
  const view = showPart(
    <VideoPlayer shown={{ file, media, renew, tell, words }} name="Knoten" work={work} />,
    {
      server: fakeServer(),
      as: { language: 'de' },
    },
  )
  const group = screen.getByRole('group', { name: 'Film: Knoten' })
  const video = group.querySelector('video') ?? document.createElement('video')
  playable.fire(video, 'loadedmetadata')
  return { ...playable, ...view, group, video, work, renew, tell }
}

test('the speed is chosen, and stays what was chosen', async () => {
  const { state, user } = show()
  const speed = screen.getByRole('combobox', { name: 'Geschwindigkeit' })
  expect(speed).toHaveProperty('value', '1')
  await user.selectOptions(speed, '1,5×')
  expect(state.playbackRate).toBe(1.5)
  expect(speed).toHaveProperty('value', '1.5')
})

test('captions are shown in the language that is chosen, and by their key in one’s own', async () => {
  const { tracks, user, group } = show()
  const shown = () => tracks.map(({ mode }) => mode)
  const choice = screen.getByRole('combobox', { name: 'Untertitel' })
  expect(shown()).toEqual(['disabled', 'disabled'])
  await user.selectOptions(choice, 'Englisch')
  expect(shown()).toEqual(['disabled', 'showing'])
  await user.selectOptions(choice, 'Keine Untertitel')
  expect(shown()).toEqual(['disabled', 'disabled'])
  group.querySelector('button')?.focus()
  await user.keyboard('c')
  expect(shown()).toEqual(['showing', 'disabled'])
})

test('it goes on where one was, and from its beginning for whoever had seen its end', () => {
  expect(show(placeText({ at: 40, of: 100, seen: [[0, 40]] })).state.currentTime).toBe(40)
})

test('whoever had seen its end begins anew', () => {
  expect(show(placeText({ at: 99, of: 100, seen: [[0, 99]] })).state.currentTime).toBe(0)
})

test('each control is reached by the tab key, and plays, skips and silences', async () => {
  const { state, user } = show()
  const place = screen.getByRole('slider', { name: 'Stelle im Film' })
  await user.tab()
  expect(document.activeElement).toBe(place)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abspielen' }))
  await user.keyboard('{Enter}')
  expect(state.paused).toBe(false)
  await user.keyboard('l')
  expect(state.currentTime).toBe(10)
  expect(place.getAttribute('aria-valuetext')).toBe('0:10 von 1:40')
  await user.keyboard('m')
  expect(state.muted).toBe(true)
  screen.getByRole('button', { name: 'Ton an' })
})

test('its controls hide three seconds after the last move while it plays, and come back with a key', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { group, video, state, fire } = show()
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const isHidden = () => group.dataset.quiet === 'true'
  pass(10_000)
  expect(isHidden()).toBe(false)
  state.paused = false
  fire(video, 'play')
  pass(2999)
  expect(isHidden()).toBe(false)
  pass(2)
  expect(isHidden()).toBe(true)
  act(() => void group.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true })))
  expect(isHidden()).toBe(false)
  pass(3001)
  expect(isHidden()).toBe(true)
  state.paused = true
  fire(video, 'pause')
  expect(isHidden()).toBe(false)
})

test('an address that has grown old is asked for anew, and it goes on where it was', async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  const { video, state, fire, renew } = show(placeText({ at: 40, of: 100, seen: [[0, 40]] }))
  fire(video, 'error')
  expect(renew).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(video.getAttribute('src')).toBe('/signed/second')
  state.currentTime = 0
  fire(video, 'loadedmetadata')
  expect(state.currentTime).toBe(40)
})

/** Fails twice, as a film does that a fresh address does not help. */
async function fail({ video, fire, renew }: ReturnType<typeof show>, code: number) {
  Object.defineProperty(video, 'error', { configurable: true, value: { code } })
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  fire(video, 'error')
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(1))
  await act(async () => undefined)
  fire(video, 'error')
}

test.each([
  [3, 'broken'],
  [4, 'unknown'],
])('a film that fails with %i says what can be done, and lets its authors know why', async (code, reason) => {
  vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3, MEDIA_ERR_SRC_NOT_SUPPORTED: 4 })
  onTestFinished(() => void vi.unstubAllGlobals())
  const shown = show('', { downloadable: true })
  shown.tell.mockClear()
  await fail(shown, code)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Wer den Kurs pflegt, weiß Bescheid.')
  expect(alert.textContent).toContain('herunterladen')
  expect(shown.tell.mock.calls).toEqual([[reason]])
  await shown.user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  screen.getByRole('group', { name: 'Film: Knoten' })
})

const isGone = () => {
  vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3, MEDIA_ERR_SRC_NOT_SUPPORTED: 4 })
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('what is said in a film that does not play is read instead, and that is told', async () => {
  isGone()
  const shown = show()
  await fail(shown, 4)
  expect(screen.getByRole('alert').textContent).toContain('Sie können stattdessen lesen')
  await shown.user.click(screen.getByRole('button', { name: 'Lesen, was gesagt wird' }))
  await screen.findByText('Und jetzt der Knoten.')
  await shown.user.click(screen.getByRole('button', { name: 'Ich habe dies gelesen' }))
  expect(shown.work.done.mock.calls).toEqual([['captions_read']])
})

test('where it counts as seen one goes on without it; without captions and that one is told what comes', async () => {
  isGone()
  const shown = show('', { captions: [] }, { counts: true })
  await fail(shown, 4)
  await shown.user.click(await screen.findByRole('button', { name: 'Ohne ihn weiter' }))
  expect(shown.work.done.mock.calls).toEqual([['counted_as_seen']])
  shown.unmount()
  await fail(show('', { captions: [] }), 4)
  expect(screen.getByRole('alert').textContent).toContain('Sobald er für Sie als gesehen zählt')
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('a connection that fails is nobody’s fault, and is not told', async () => {
  vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3, MEDIA_ERR_SRC_NOT_SUPPORTED: 4 })
  onTestFinished(() => void vi.unstubAllGlobals())
  const shown = show()
  shown.tell.mockClear()
  await fail(shown, 2)
  expect(screen.getByRole('alert').textContent).toBe(
    'Der Film konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  )
  expect(shown.tell).not.toHaveBeenCalled()
})

test('a film of which only the sound plays says so, and goes on', () => {
  const { tell, fire, video } = show()
  // NOTE: the tests' own page shows no picture of any film.
  screen.getByText(/läuft nur der Ton/)
  expect(tell.mock.calls).toEqual([['soundAlone']])
  fire(video, 'play')
  screen.getByRole('slider', { name: 'Stelle im Film' })
})

test('a finger that wakes the controls leaves the film as it is; the next one pauses it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { group, video, state, fire } = show()
  const tap = () => {
    fireEvent.pointerDown(video, { pointerType: 'touch' })
    fireEvent.click(video)
  }
  state.paused = false
  fire(video, 'play')
  act(() => void vi.advanceTimersByTime(3001))
  expect(group.dataset.quiet).toBe('true')
  tap()
  expect([group.dataset.quiet, state.paused]).toEqual([undefined, false])
  tap()
  expect(state.paused).toBe(true)
})

test('a phone that lets films alone fill the screen fills it with the film', () => {
  const frame = document.createElement('div')
  const video = document.createElement('video')
  const enter = vi.fn<() => void>()
  Object.assign(video, { webkitEnterFullscreen: enter })
  fillScreen(frame, video)
  expect(enter).toHaveBeenCalledTimes(1)
  const requestFullscreen = vi.fn<() => Promise<void>>(async () => undefined)
  fillScreen(Object.assign(frame, { requestFullscreen }), video)
  expect([requestFullscreen.mock.calls.length, enter.mock.calls.length]).toEqual([1, 1])
})
