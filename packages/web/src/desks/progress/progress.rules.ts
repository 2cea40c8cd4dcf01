import { daysAfter, daysBetween } from '@oktant/contract/kit/days.ts'
import type { ProgressYear } from '@oktant/contract/learning/own/progress.ts'

export type Day = { day: string; parts: number; courses: number; heat: number; week: number; weekday: number }

const heats = [1, 3, 6, 10] as const
const heatOf = (done: number) => heats.filter((least) => done >= least).length

/** Every day of a year with what was done on it, by week and weekday; weeks begin on Monday. */
export function daysOf({ year, days }: Pick<ProgressYear, 'year' | 'days'>): Day[] {
  const known = new Map(days.map((one) => [one.day, one]))
  const first = `${year}-01-01`
  const count = daysBetween(first, `${year + 1}-01-01`)
  const before = (new Date(first).getUTCDay() + 6) % 7
  return Array.from({ length: count }, (_, place) => {
    const day = daysAfter(first, place)
    const { parts = 0, courses = 0 } = known.get(day) ?? {}
    const at = before + place
    return { day, parts, courses, heat: heatOf(parts + courses), week: Math.floor(at / 7), weekday: at % 7 }
  })
}

/** In which week of the picture each month begins. */
export const monthStarts = (days: readonly Day[]) =>
  days.filter(({ day }) => day.endsWith('-01')).map(({ day, week }) => ({ first: day, week }))

/** The year month by month, for whoever would rather read numbers than a picture. */
export function monthsOf(days: readonly Day[]) {
  return Array.from({ length: 12 }, (_, month) => {
    const own = days.filter(({ day }) => Number(day.slice(5, 7)) === month + 1)
    const sum = (of: (day: Day) => number) => own.reduce((total, one) => total + of(one), 0)
    return {
      first: own[0]?.day ?? '',
      active: own.filter(({ heat }) => heat > 0).length,
      parts: sum(({ parts }) => parts),
      courses: sum(({ courses }) => courses),
    }
  })
}

const steps: Record<string, number> = { ArrowRight: 7, ArrowLeft: -7, ArrowDown: 1, ArrowUp: -1 }

/** Which day a key leads to from another one, both counted from the first of the year. */
export function dayReached(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return undefined
  const to = from + step
  return to >= 0 && to < count ? to : from
}
