import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'

/** Where the demo's companies are at home. */
export const demoZone = 'Europe/Berlin'

/** The day that it is there, so many days from a moment. */
export const dayFrom = (now: Date, days: number) => daysAfter(dayIn(demoZone, now), days)
