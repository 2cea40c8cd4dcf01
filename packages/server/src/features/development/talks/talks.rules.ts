import type { TalkForm, TalkPart, TalkSide } from '@oktant/contract/development/talks.ts'
import { isDay } from '@oktant/contract/kit/days.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail } from '../../../http/fail.ts'

type Two = { userId: number; managerId: number | null }

/** As whom somebody takes part in a talk; null where they do not. */
export function sideOf(id: number, { userId, managerId }: Two): TalkSide | null {
  if (id === userId) return 'person'
  return id === managerId ? 'manager' : null
}

/** Whose row a text is: private notes are their writer's, what is shared is the person's. */
export const ownerOf = (part: TalkPart, writerId: number, { userId }: Pick<Two, 'userId'>) =>
  part === 'private' ? writerId : userId

type KeptText = { text: string; number: number; savedBy: number }

/** Is this what was kept already, sent again because its answer was lost? */
export const isRepeated = (kept: KeptText | undefined, sent: { text: string; number: number; by: number }) =>
  kept?.number === sent.number + 1 && kept.text === sent.text && kept.savedBy === sent.by

type Said = { startedBy: number; hasText: boolean; hasActions: boolean }

/** A talk begun by mistake may go, by whoever began it, until somebody has written into it. */
export const isRemovable = (id: number, { startedBy, hasText, hasActions }: Said) =>
  startedBy === id && !hasText && !hasActions

const refuse = (field: string, code: 'required' | 'invalid_input') =>
  fail('record_invalid', { errors: [{ field, code, message: messages[code].en }] })

export function checkedTalk({ topic, talkOn }: TalkForm): TalkForm {
  if (!isDay(talkOn)) throw refuse('talkOn', 'invalid_input')
  return { topic: topic.trim(), talkOn }
}

export function checkedAction<F extends { text: string; dueOn: string | null }>(sent: F): F {
  if (!sent.text.trim()) throw refuse('text', 'required')
  if (sent.dueOn !== null && !isDay(sent.dueOn)) throw refuse('dueOn', 'invalid_input')
  return { ...sent, text: sent.text.trim() }
}
