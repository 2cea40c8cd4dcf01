import { store } from './store.ts'

/** Set when a newer version waits; calling it loads that version. */
export const update = store<{ apply: () => void } | null>(null)

const reload = () => location.reload()

/** Keeps the application installable, and notices when the server has a newer one. */
export async function followUpdates() {
  // NOTE: a part of this version is gone from the server, so a newer one must have taken its place.
  addEventListener('vite:preloadError', () => update.set({ apply: reload }))
  const { registerSW } = await import('virtual:pwa-register')
  const apply = registerSW({ onNeedRefresh: () => update.set({ apply: () => void apply() }) })
}
