import { byAge, isCommit, type Commit } from './commit.ts'

/** Where a journal is kept: the storage of a browser, or whatever else keeps texts by a key. */
export type JournalStore = {
  keys(): string[]
  get(key: string): string | null
  set(key: string, text: string): void
  delete(key: string): void
}

export type Journal = {
  put(commit: Commit): void
  acknowledge(commit: Pick<Commit, 'session' | 'number'>): void
}

function parse(text: string | null): Commit | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isCommit(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * The commits of an attempt that the server has not acknowledged. Of each session the latest alone is kept, as it holds
 * those before it; two windows are two sessions, so neither writes over what the other keeps.
 */
export function openJournal(store: JournalStore, attempt: string) {
  const prefix = `commit:${attempt}:`
  const keyOf = (session: number) => `${prefix}${session}`
  const find = (session: number) => parse(store.get(keyOf(session)))
  // NOTE: what stands there is not read again for each change: a state may be 64 KB long.
  const newest = new Map<number, number>()
  const newestOf = (session: number) => newest.get(session) ?? find(session)?.number ?? 0
  let isKept = true
  return {
    /** Whether the device lets itself be written to: private windows and full disks do not. */
    isKept: () => isKept,
    put(commit: Commit) {
      if (newestOf(commit.session) >= commit.number) return
      try {
        store.set(keyOf(commit.session), JSON.stringify(commit))
        newest.set(commit.session, commit.number)
        isKept = true
      } catch {
        isKept = false
      }
    },
    acknowledge({ session, number }: Pick<Commit, 'session' | 'number'>) {
      if ((find(session)?.number ?? Infinity) <= number) store.delete(keyOf(session))
    },
    /** What the server has yet to be told, oldest first. */
    waiting() {
      const texts = store
        .keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => parse(store.get(key)))
      return texts.filter((commit) => commit !== undefined).sort(byAge)
    },
  }
}

export type OpenJournal = ReturnType<typeof openJournal>
