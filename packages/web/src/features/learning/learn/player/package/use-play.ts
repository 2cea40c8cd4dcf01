import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import type { PackageLaunch } from '@oktant/contract/learning/package-launch.ts'
import type { SavingState } from '@oktant/runtime/commit/saver.ts'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../../../../../lib/words/language.ts'
import type { ShellPage, StartMessage, ToldByShell, Where, Wish } from '../shell/messages.ts'
import { openSaving, type Saving } from './saving.ts'

/** NOTE: the last words of a package come when its frame is gone already. */
const lastWordsWithin = 2000
/** Whoever waits so long for the host of packages is told that it does not answer. */
const reachedWithin = 20_000

export type PlayedPage = ShellPage | 'unreached'

export type PlayedPackage = PackageLaunch & { api: NonNullable<PackageLaunch['api']>; address: string }

const isReady = (data: unknown) =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'ready'

const soon = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds))

function lastWordsOf({ componentLog, package: played }: LaunchData) {
  const { session = null, token = null } = played ?? {}
  return componentLog && session !== null && token !== null ? { id: componentLog.id, session, token } : null
}

type Parts = {
  data: LaunchData
  played: PlayedPackage
  frame: RefObject<HTMLIFrameElement | null>
  onEscape: () => void
  onCompleted: () => void
}

/** Lets the shell in the frame play a package, and saves what it tells. */
export function usePlay({ data, played, frame, onEscape, onCompleted }: Parts) {
  const language = useLanguage()
  const [page, setPage] = useState<PlayedPage | null>('waiting')
  const [where, setWhere] = useState<Omit<Where, 'kind'> | null>(null)
  const [isSilent, setSilent] = useState(false)
  const [saving, setSaving] = useState<SavingState | null>(null)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const port = useRef<MessagePort | null>(null)
  const saver = useRef<Saving | null>(null)
  const left = useRef<(() => void) | null>(null)

  const told = useEffectEvent((state: SavingState) => {
    // NOTE: while something is tried again, why it had to be stays to be read.
    setSaving((before) => (state.kind === 'saving' && before ? before : state))
    if (state.kind === 'saved') setSavedAt(Date.now())
  })
  const escape = useEffectEvent(() => onEscape())
  const show = useEffectEvent((shown: ShellPage | null) => {
    setPage(shown)
    if (shown === 'completed') onCompleted()
    if (shown === 'completed' || shown === 'suspended') saver.current?.leave()
  })

  const hear = useEffectEvent((heard: ToldByShell) => {
    if (heard.kind === 'keep') saver.current?.keep(heard.kept)
    else if (heard.kind === 'called') saver.current?.called(heard.call)
    else if (heard.kind === 'where') setWhere(heard)
    else if (heard.kind === 'silent') setSilent(heard.isSilent)
    else if (heard.kind === 'escape') escape()
    else if (heard.kind === 'left') left.current?.()
    else show(heard.page)
  })
  const startOf = useEffectEvent((): StartMessage => {
    const { api, address, items, activities, values, suspendData } = played
    const { userId: learnerId = '', studentName: learnerName = '', lessonMode: mode = 'normal' } = data
    const lesson = { learnerId, learnerName, mode }
    const lastWords = lastWordsOf(data)
    return {
      kind: 'start',
      api,
      address,
      language,
      items,
      activities,
      values,
      suspendData,
      lesson,
      lastWords,
    }
  })

  const { origin } = new URL(played.address)
  useEffect(() => {
    const kept = openSaving(data, (state) => told(state))
    saver.current = kept
    const channel = new MessageChannel()
    port.current = channel.port1
    channel.port1.onmessage = ({ data: heard }: MessageEvent<ToldByShell>) => hear(heard)
    function begin(event: MessageEvent<unknown>) {
      const shell = frame.current?.contentWindow
      if (!shell || event.source !== shell || event.origin !== origin || !isReady(event.data)) return
      removeEventListener('message', begin)
      shell.postMessage(startOf(), origin, [channel.port2])
    }
    addEventListener('message', begin)
    const late = setTimeout(() => setPage('unreached'), reachedWithin)
    channel.port1.addEventListener('message', () => clearTimeout(late), { once: true })
    return () => {
      clearTimeout(late)
      removeEventListener('message', begin)
      kept?.leave()
      channel.port1.onmessage = ({ data: heard }: MessageEvent<ToldByShell>) => {
        if (heard.kind === 'keep') kept?.keep(heard.kept)
      }
      setTimeout(() => {
        kept?.close()
        channel.port1.close()
      }, lastWordsWithin)
    }
  }, [data, frame, origin])

  const wish = (wanted: Wish) => port.current?.postMessage(wanted)
  return {
    page,
    where,
    isSilent,
    saving,
    savedAt,
    wish,
    retry: () => saver.current?.retry(),
    /** Has everything arrived that was said? */
    isSaved: () => saver.current?.isSaved() ?? true,
    /** Lets the package say its last words, and waits a moment until they are saved. */
    async leave() {
      const isLeft = new Promise<void>((settle) => (left.current = settle))
      wish({ kind: 'quit' })
      await Promise.race([isLeft, soon(lastWordsWithin)])
      saver.current?.leave()
      for (let turn = 0; turn < 20 && saver.current?.isSaved() === false; turn += 1) await soon(100)
    },
  }
}

export type PlayState = ReturnType<typeof usePlay>
