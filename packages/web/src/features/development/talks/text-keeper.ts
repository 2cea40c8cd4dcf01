import type { TalkText } from '@oktant/contract/development/talks.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { session } from '../../../lib/session/session-state.ts'
import { forget, recall, remember } from '../../../lib/storage.ts'
import { store } from '../../../lib/store.ts'
import { readTalkAnew, saveTalkText } from './talks.queries.ts'

const pauseMs = 800
const againMs = 5000

export type KeeperState = {
  text: string
  isBusy: boolean
  savedAt: number | null
  /** What stands there by now, written in another window or by the other side. */
  other: TalkText | null
  /** Why it was not kept, where it was not only the connection. */
  error: unknown
}

type Unsent = { text: string; number: number }

function parse(kept: string | null): Unsent | null {
  try {
    const found: unknown = JSON.parse(kept ?? 'null')
    const isKnown = typeof found === 'object' && found !== null && 'text' in found && 'number' in found
    return isKnown && typeof found.text === 'string' && typeof found.number === 'number'
      ? { text: found.text, number: found.number }
      : null
  } catch {
    return null
  }
}

/** Theirs first, and one's own words below, as far as they are not among them. */
export const joined = (theirs: string, own: string) =>
  theirs.includes(own.trim()) ? theirs : `${theirs.trimEnd()}\n\n${own.trim()}`

/** One text of a talk: kept on this device with each letter, and by the server in every pause. */
export function openText(talkId: number, { part, text, number, savedAt }: TalkText) {
  const key = `draft:${session.get()?.user.id ?? 'visitor'}:talk:${talkId}:${part}` as const
  const found = parse(recall(key))
  // NOTE: what the server has by now is sent no more.
  const unsent = found?.text === text ? null : found
  const state = store<KeeperState>({
    text: unsent?.text ?? text,
    isBusy: false,
    savedAt: savedAt ? Date.parse(savedAt) : null,
    other: null,
    error: null,
  })
  const seen = { text, number: unsent?.number ?? number }
  let timer: ReturnType<typeof setTimeout> | undefined
  const change = (values: Partial<KeeperState>) => state.set({ ...state.get(), ...values })
  const isUnsent = () => state.get().text !== seen.text
  const keep = () =>
    isUnsent() ? remember(key, JSON.stringify({ text: state.get().text, number: seen.number })) : forget(key)

  function later(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), ms)
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    const { isBusy, other, text: typed } = state.get()
    if (isBusy || other || !isUnsent()) return
    change({ isBusy: true })
    try {
      const kept = await saveTalkText(talkId, part, { text: typed, number: seen.number })
      take(kept)
      change({ isBusy: false, savedAt: kept.savedAt ? Date.parse(kept.savedAt) : null, error: null })
    } catch (failure) {
      await refused(failure)
    }
    keep()
    // NOTE: what was typed meanwhile is still to be sent.
    if (isUnsent() && state.get().error === null) later(pauseMs)
  }

  function take({ text: known, number: newest }: Pick<TalkText, 'text' | 'number'>) {
    seen.text = known
    seen.number = newest
  }

  async function refused(failure: unknown) {
    const code = failure instanceof ApiError ? failure.code : ''
    if (code === 'content_changed') return findOther(failure)
    change({ isBusy: false, error: failure })
    if (code === 'offline') later(againMs)
  }

  async function findOther(failure: unknown) {
    const other = await readTalkAnew(talkId)
      .then(({ texts }) => texts.find((one) => one.part === part) ?? null)
      .catch(() => null)
    change({ isBusy: false, other, error: other ? null : failure })
  }

  return {
    state,
    send,
    type(typed: string) {
      change({ text: typed })
      keep()
      later(pauseMs)
    },
    /** What the server says by now; it is taken over where nothing was typed here. */
    hear(heard: TalkText) {
      if (heard.number <= seen.number || isUnsent()) return
      take(heard)
      change({ text: heard.text, savedAt: heard.savedAt ? Date.parse(heard.savedAt) : null })
    },
    /** Goes on from what the other has written: with one's own words below it, or without them. */
    settle(way: 'join' | 'theirs') {
      const { other, text: own } = state.get()
      if (!other) return
      take(other)
      change({ text: way === 'join' ? joined(other.text, own) : other.text, other: null })
      keep()
      void send()
    },
    stop: () => void send(),
  }
}

export type TextKeeper = ReturnType<typeof openText>
