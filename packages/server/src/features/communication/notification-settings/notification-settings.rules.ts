import { dayIn, timeIn } from '@oktant/contract/kit/days.ts'
import type {
  NotificationChoice,
  NotificationDefault,
  NotificationHabits,
} from '@oktant/contract/communication/notification-settings.ts'
import { type Channel, channels } from '@oktant/contract/communication/notification-type.ts'
import {
  notificationTypeNames,
  type NotificationTypeName,
  typeOf,
} from '@oktant/contract/communication/notification-types.ts'

type Rule = NotificationDefault['rule']
type Cell = { type: NotificationTypeName; channel: Channel }
export type CompanyRules = readonly (Cell & { rule: Rule })[]
export type PersonChoices = readonly (Cell & { isOn: boolean })[]

const at =
  ({ type, channel }: Cell) =>
  (other: Cell) =>
    other.type === type && other.channel === channel

export const everyCell: readonly Cell[] = notificationTypeNames.flatMap((type) =>
  channels.map((channel) => ({ type, channel })),
)

export const isFixed = ({ type, channel }: Cell) => typeOf(type).mandatory.includes(channel)

/** What the company says of a type on a channel; what the product always tells stays so. */
export function ruleOf(cell: Cell, company: CompanyRules): Rule {
  if (isFixed(cell)) return 'always'
  const own = company.find(at(cell))
  return own?.rule ?? (typeOf(cell.type).defaults.includes(cell.channel) ? 'on' : 'off')
}

/** Whether somebody is told, and who holds it on where they cannot say no. */
export function choiceOf(cell: Cell, company: CompanyRules, own: PersonChoices): NotificationChoice {
  const rule = ruleOf(cell, company)
  if (rule === 'always') return { ...cell, isOn: true, lockedBy: isFixed(cell) ? 'product' : 'company' }
  return { ...cell, isOn: own.find(at(cell))?.isOn ?? rule === 'on', lockedBy: null }
}

/** Whose word it is that nothing is sent: the person's, or what their company and the product say until they choose. */
export const saidNoBy = (cell: Cell, own: PersonChoices): 'settings' | 'company' =>
  own.some(at(cell)) ? 'settings' : 'company'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const minute = 60_000

/** When a letter may leave that must not disturb: now, or when the quiet hours end. They may go past midnight. */
export function afterQuiet(now: Date, timezone: string, quiet: NotificationHabits['quiet']): Date {
  if (!quiet || quiet.from === quiet.until) return now
  const day = 24 * 60
  const [at, from, until] = [timeIn(timezone, now), quiet.from, quiet.until].map(minutesOf)
  const since = ((at ?? 0) - (from ?? 0) + day) % day
  const length = ((until ?? 0) - (from ?? 0) + day) % day
  return since < length ? new Date(now.getTime() + (length - since) * minute) : now
}

/** Is the one letter of the day due? At once where somebody wants no digest any more. */
export function isDigestDue(
  { digestHour, digestedOn }: { digestHour: number | null; digestedOn: string | null },
  now: Date,
  timezone: string,
) {
  if (digestHour === null) return true
  return digestedOn !== dayIn(timezone, now) && Number(timeIn(timezone, now).slice(0, 2)) >= digestHour
}
