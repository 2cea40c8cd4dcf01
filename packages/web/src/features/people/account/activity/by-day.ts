import type { ActivityItem } from '@oktant/contract/people/activity.ts'

export type Day = { day: string; items: ActivityItem[] }

/** Puts what happened under its day, as `dayOf` words it for the reader's own time zone; the order stays. */
export function byDay(items: readonly ActivityItem[], dayOf: (when: string) => string): Day[] {
  const days: Day[] = []
  for (const item of items) {
    const day = dayOf(item.happenedAt)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}
