import { autoTriggers, type AutoMessageValues } from '@oktant/contract/communication/auto-messages.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

const minutes = { minutes: 1, hours: 60, days: 24 * 60, weeks: 7 * 24 * 60 } as const

export const delayMinutes = ({ amount, unit }: AutoMessageValues['delay']) => amount * minutes[unit]

type Code = 'template_empty' | 'channel_missing' | 'field_missing' | 'period_reversed'
const at = (field: string, code: Code): FieldError => ({ field, code, message: messages[code].en })

/** What is wrong with a message beside its words. */
export function faultsOfMessage(values: AutoMessageValues): FieldError[] {
  const { name, channels, trigger, field, activeFrom, activeUntil } = values
  return [
    ...(name.trim() ? [] : [at('name', 'template_empty')]),
    ...(channels.length ? [] : [at('channels', 'channel_missing')]),
    ...(autoTriggers[trigger].field && field === null ? [at('field', 'field_missing')] : []),
    ...(activeFrom && activeUntil && activeUntil < activeFrom ? [at('activeUntil', 'period_reversed')] : []),
  ]
}

export function refuseFaults(errors: FieldError[]) {
  if (errors.length) throw fail('auto_message_invalid', { errors })
}

const daily: readonly AutoMessageValues['trigger'][] = [
  'course.due',
  'course.overdue',
  'goal.waiting',
  'goal.due',
  'goal.overdue',
  'review.overdue',
]
/** What is looked for among everybody and changes from day to day. */
export const waitsForDay = ({ trigger }: Pick<AutoMessageValues, 'trigger'>) => daily.includes(trigger)

type Period = Pick<AutoMessageValues, 'activeFrom' | 'activeUntil'>

/** Days are whole days of the company, both included. */
export const isInPeriod = ({ activeFrom, activeUntil }: Period, today: string) =>
  (activeFrom === null || today >= activeFrom) && (activeUntil === null || today <= activeUntil)

/** Told so many days before something: of several, the one that is nearest to it is enough. */
export const countsDown = ({ trigger }: Pick<AutoMessageValues, 'trigger'>) =>
  trigger === 'course.due' || trigger === 'goal.due' || trigger === 'licence.ending'
