import type { Language } from '@oktant/contract/http/http.ts'

/** With what a meeting begins, handed over once with the port that everything else goes through. */
export type JoinMessage = {
  kind: 'join'
  service: string
  room: string
  token: string | null
  name: string | null
  email: string | null
  subject: string
  language: Language
}

/** What the page of a meeting tells: one is in it, it is over for one, or its service does not answer. */
export type MeetingTold = { kind: 'joined' } | { kind: 'closed' } | { kind: 'failed' }
/** What the application tells it. */
export type MeetingWish = { kind: 'leave' }
