import type { Webinar } from '@oktant/contract/events/webinars.ts'
import { presence } from '@oktant/contract/events/webinars.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLanguage, useLocalText } from '../../../lib/words/language.ts'
import type { JoinMessage, MeetingTold, MeetingWish } from './meeting/messages.ts'
import { sayPresent } from './webinars.queries.ts'

type Joined = Pick<Webinar, 'id' | 'name'> & { meeting: NonNullable<Webinar['meeting']> }
export type MeetingState = 'waiting' | 'joined' | 'closed' | 'failed'

/** Hands a meeting over to its page, and hears from it whether one is in it. */
export function useMeeting({ id, name, meeting }: Joined, frame: RefObject<HTMLIFrameElement | null>) {
  const [state, setState] = useState<MeetingState>('waiting')
  const port = useRef<MessagePort | null>(null)
  const language = useLanguage()
  const subject = useLocalText()(name)
  const { origin } = new URL(meeting.address)
  const { address: _, ...way } = meeting
  const start: JoinMessage = { kind: 'join', ...way, subject, language }
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  useEffect(() => {
    const hear = ({ source, origin: from }: MessageEvent) => {
      const window = frame.current?.contentWindow
      if (!window || source !== window || from !== origin || port.current) return
      const channel = new MessageChannel()
      port.current = channel.port1
      channel.port1.onmessage = ({ data }: MessageEvent<MeetingTold>) => setState(data.kind)
      window.postMessage(latest.current, origin, [channel.port2])
    }
    addEventListener('message', hear)
    return () => {
      removeEventListener('message', hear)
      port.current?.close()
      port.current = null
    }
  }, [frame, origin])
  usePresence(id, state === 'joined')
  const wish: MeetingWish = { kind: 'leave' }
  return { state, leave: () => (port.current ? port.current.postMessage(wish) : setState('closed')) }
}

/** NOTE: what does not get through is made up for by the next one; a longer cut is not counted. */
function usePresence(eventId: number, isThere: boolean) {
  useEffect(() => {
    if (!isThere) return
    const say = () => void sayPresent(eventId).catch(() => undefined)
    say()
    const timer = setInterval(say, presence.everySeconds * 1000)
    return () => {
      clearInterval(timer)
      say()
    }
  }, [eventId, isThere])
}
