import type { GroupMessageItem, GroupMessageValues } from '@oktant/contract/communication/group-messages.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { FieldError } from '../../../http/fail.ts'

type Times = { sendAt: Date; sentAt: Date | null; withdrawnAt: Date | null }

export function stateOf({ sendAt, sentAt, withdrawnAt }: Times, now: Date): GroupMessageItem['state'] {
  if (withdrawnAt) return 'withdrawn'
  if (sentAt) return 'sent'
  return sendAt > now ? 'scheduled' : 'sending'
}

/** The name under which its notifications and letters are found again. */
export const sourceOf = ({ id }: { id: number }) => `message ${id}`

export const faultsOfMessage = ({ channels }: GroupMessageValues): FieldError[] =>
  channels.length
    ? []
    : [{ field: 'channels', code: 'channel_missing', message: messages.channel_missing.en }]
