import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// NOTE: long enough for a machine that runs everything at once; whoever waits for nothing waits no longer.
configure({ asyncUtilTimeout: 15_000 })
afterEach(cleanup)

// NOTE: jsdom has no layout; the parts ask for these and are content with silence.
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
Element.prototype.scrollIntoView = () => {}
