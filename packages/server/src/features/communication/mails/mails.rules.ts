import type { MailItem } from '@oktant/contract/communication/mails.ts'

type Letter = { state: MailItem['state']; isSpent: boolean; text: string }

const ended: readonly MailItem['state'][] = ['sent', 'failed', 'bounced', 'kept']

/** One that has ended, was written out, and whose link did not open a door that is shut by now. */
export const isResendable = ({ state, isSpent, text }: Letter) =>
  ended.includes(state) && !isSpent && text !== ''
