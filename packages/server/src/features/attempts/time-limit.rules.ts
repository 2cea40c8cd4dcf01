export const timeUnits = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const
export type TimeUnit = keyof typeof timeUnits

type Limit = { timeLimit: number | null; timeLimitUnit: TimeUnit; extraPercent: number }

/** When an attempt ends on the server's clock; null where it may take as long as it likes. */
export function endsAt({ timeLimit, timeLimitUnit, extraPercent }: Limit, startedAt: Date): Date | null {
  if (timeLimit === null || timeLimit <= 0) return null
  const seconds = timeLimit * timeUnits[timeLimitUnit]
  return new Date(startedAt.getTime() + Math.round(seconds * (1000 + 10 * extraPercent)))
}

// NOTE: an answer given in time may take its way; what comes later is not taken any more.
const graceMs = 5000

/** Is it too late for an answer? */
export const isOver = (ends: Date | null, now: Date) =>
  ends !== null && now.getTime() > ends.getTime() + graceMs
