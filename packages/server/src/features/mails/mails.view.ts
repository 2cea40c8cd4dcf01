import type { MailItem } from '@oktant/contract/mail.ts'
import type { MailRow } from './mails.queries.ts'

export function mailItemView(mail: Omit<MailRow, 'text' | 'html'>): MailItem {
  return { ...mail, createdAt: mail.createdAt.toISOString(), sentAt: mail.sentAt?.toISOString() ?? null }
}

export function mailView({ text, html, ...mail }: MailRow) {
  return { ...mailItemView(mail), text, html }
}
