import type { GroupMessage, GroupMessageItem } from '@oktant/contract/communication/group-messages.ts'
import type { ListedMessage } from './group-messages.queries.ts'
import { stateOf } from './group-messages.rules.ts'

export function groupMessageItem({ message, read, by }: ListedMessage, now: Date): GroupMessageItem {
  const { id, texts, sendAt, recipients } = message
  return {
    id,
    subject: { en: texts.en.subject, de: texts.de.subject },
    state: stateOf(message, now),
    sendAt: sendAt.toISOString(),
    recipients,
    read,
    by,
  }
}

export function groupMessageView(listed: ListedMessage, now: Date): GroupMessage {
  const { audience, channels, texts, withdrawnAt } = listed.message
  const can = { withdraw: withdrawnAt === null }
  return { ...groupMessageItem(listed, now), audience, channels, texts, can }
}
