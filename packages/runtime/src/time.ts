import { runtimeModel } from '@oktant/contract/kit/constants.ts'

/** A time as it is counted everywhere here: whole hundredths of a second, so that sums are exact. */
export type Hundredths = number

const second = 100
const minute = 60 * second
const hour = 60 * minute
const { min, max } = runtimeModel.timespanHourDigits
const longest = 10 ** max * hour - 1

const timespan = new RegExp(
  `^(\\d{${min},${max}}):(\\d{2}):([0-5]\\d)(?:\\.(\\d{1,${runtimeModel.decimalsOfSecond}}))?$`,
)
const duration =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.(\d{1,2}))?S)?)?$/
const posted = /^(?:(\d+):(\d{1,2}):)?(\d+)(?:\.(\d+))?$/

const count = (digits: string | undefined) => Number(digits ?? 0)
const fraction = (digits = '') => Number(digits.slice(0, 2).padEnd(2, '0'))
const pad = (value: number, width = 2) => String(value).padStart(width, '0')

/** `0001:30:05.25` of SCORM 1.2. */
export function parseTimespan(text: string): Hundredths | undefined {
  const [, hours, minutes, seconds, rest] = timespan.exec(text) ?? []
  if (hours === undefined) return undefined
  return count(hours) * hour + count(minutes) * minute + count(seconds) * second + fraction(rest)
}

export function formatTimespan(time: Hundredths) {
  const shown = Math.min(time, longest)
  const [minutes, rest] = [Math.floor((shown % hour) / minute), shown % minute]
  return `${pad(Math.floor(shown / hour), max)}:${pad(minutes)}:${pad(Math.floor(rest / second))}.${pad(rest % second)}`
}

/** `PT1H30M5.25S` of SCORM 2004; a year counts 365 days and a month 30, as the standard leaves them open. */
export function parseDuration(text: string): Hundredths | undefined {
  const found = duration.exec(text)
  if (!found) return undefined
  const [, years, months, days, hours, minutes, seconds, rest] = found
  const wholeDays = count(years) * 365 + count(months) * 30 + count(days)
  const wholeHours = wholeDays * 24 + count(hours)
  return wholeHours * hour + count(minutes) * minute + count(seconds) * second + fraction(rest)
}

export function formatDuration(time: Hundredths) {
  const rest = time % minute
  const decimals = rest % second ? `.${pad(rest % second)}` : ''
  return `PT${Math.floor(time / hour)}H${Math.floor((time % hour) / minute)}M${Math.floor(rest / second)}${decimals}S`
}

/** The `time` of a score post: seconds, or HH:MM:SS. */
export function parsePostedTime(text: string): Hundredths | undefined {
  const [, hours, minutes, seconds, rest] = posted.exec(text.trim()) ?? []
  if (seconds === undefined) return undefined
  return count(hours) * hour + count(minutes) * minute + count(seconds) * second + fraction(rest)
}
