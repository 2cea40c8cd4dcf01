import { forget, recall, remember } from './storage.ts'
import { store } from './store.ts'

const underway = new Map<symbol, string | null>()

const warn = (event: BeforeUnloadEvent) => event.preventDefault()
const note = () => {
  const names = new Set([...underway.values()].filter((name) => name !== null))
  remember('upload:cut', JSON.stringify([...names]))
}

/** Asks whoever leaves whether they mean it, while something of theirs, or a file, is on its way; answers what ends that. */
export function holdWindow(name: string | null = null) {
  const key = Symbol('held')
  if (underway.size === 0) {
    addEventListener('beforeunload', warn)
    addEventListener('pagehide', note)
  }
  underway.set(key, name)
  return () => {
    underway.delete(key)
    if (underway.size > 0) return
    removeEventListener('beforeunload', warn)
    removeEventListener('pagehide', note)
  }
}

/** The names of files that were on their way when the window was last left. */
export const cutUploads = store<readonly string[]>([])

function parse(kept: string | null): string[] {
  try {
    const names: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** At the start of a window: what the last one could not send is said once. */
export function findCutUploads() {
  cutUploads.set(parse(recall('upload:cut')))
  forget('upload:cut')
}
