import { commitPackage } from '@oktant/contract/learning/package-attempts.ts'
import type { Commit } from '@oktant/runtime/commit/commit.ts'
import { type JournalStore, openJournal } from '@oktant/runtime/commit/journal.ts'
import type { Receipt } from '@oktant/runtime/commit/receipt.ts'
import { replay } from '@oktant/runtime/commit/replay.ts'
import { call } from '../../../../../lib/api/api.ts'
import { isFailure, isLost } from '../../../../../lib/api/api-error.ts'
import { session } from '../../../../../lib/session/session-state.ts'
import { recallNames } from '../../kept-names.ts'
import { forget, recall, remember } from '../../../../../lib/storage.ts'

const startOf = () => `draft:${session.get()?.user.id ?? 'visitor'}:package:` as const

/** NOTE: by whose they are, so that nobody else who uses this browser sends them. */
function storeOf(start: ReturnType<typeof startOf>): JournalStore {
  return {
    keys: () => recallNames(start).map((name) => name.slice(start.length)),
    get: (key) => recall(`${start}${key}`),
    set(key, text) {
      if (!remember(`${start}${key}`, text)) throw new Error('nothing can be kept here')
    },
    delete: (key) => forget(`${start}${key}`),
  }
}

/** What the server has yet to be told of an attempt, on this device. */
export const openOwnJournal = (attempt: number) => openJournal(storeOf(startOf()), String(attempt))

function attemptsWaiting() {
  const store = storeOf(startOf())
  return new Set(store.keys().flatMap((key) => /^commit:(\d+):/.exec(key)?.[1] ?? []))
}

async function send(id: number, commit: Commit): Promise<Receipt> {
  try {
    const { savedAt } = await call(commitPackage, { params: { id }, body: commit }, { quiet403: true })
    return { kind: 'saved', at: savedAt }
  } catch (error) {
    if (isLost(error)) throw error
    if (isFailure(error, 'launched_elsewhere')) return { kind: 'superseded' }
    if (isFailure(error, 'session_over') || isFailure(error, 'not_signed_in')) return { kind: 'expired' }
    return { kind: 'refused', code: String(error) }
  }
}

/** Tells the server what earlier visits could not; answers how much it was. */
export async function replayWaiting() {
  let sent = 0
  for (const id of attemptsWaiting()) {
    const done = await replay(openOwnJournal(Number(id)), ({ body }) => {
      // NOTE: as the journal has just written it.
      const commit = JSON.parse(body) as Commit
      return send(Number(id), commit)
    })
    sent += done.sent
  }
  return sent
}
