export const timeUnits = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const
export type TimeUnit = keyof typeof timeUnits

export type Extra = { percent: number; minutes: number }
export const noExtra: Extra = { percent: 0, minutes: 0 }

type Limit = { timeLimit: number | null; timeLimitUnit: TimeUnit; extra?: Extra }

/** When an attempt ends on the server's clock; null where it may take as long as it likes. */
export function endsAt({ timeLimit, timeLimitUnit, extra = noExtra }: Limit, startedAt: Date): Date | null {
  if (timeLimit === null || timeLimit <= 0) return null
  const seconds = timeLimit * timeUnits[timeLimitUnit]
  const own = Math.round(seconds * (1000 + 10 * extra.percent)) + extra.minutes * 60_000
  return new Date(startedAt.getTime() + own)
}

// NOTE: an answer given in time may take its way; what comes later is not taken any more.
const graceMs = 5000

/** Is it too late for an answer? */
export const isOver = (ends: Date | null, now: Date) =>
  ends !== null && ends.getTime() < now.getTime() - graceMs
