import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { hastenDom } from './quick-dom.ts'
import { shortWhileWaiting } from './short-errors.ts'

// NOTE: long enough for a machine that runs everything at once; whoever waits for nothing waits no longer.
configure({ asyncUtilTimeout: 15_000 })
shortWhileWaiting()
hastenDom()
afterEach(cleanup)

// NOTE: files share a process and its page, and nothing else: the next one finds both as the first one did.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', location.pathname)
  vi.resetModules()
})

// NOTE: jsdom has no layout and no fonts; the parts ask for these and are content with silence.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, {
  ResizeObserver: NoObserver,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
  scrollTo() {},
})
Object.assign(document, { fonts: { addEventListener() {}, removeEventListener() {} } })
Element.prototype.scrollIntoView = () => {}
Document.prototype.elementsFromPoint = () => []
