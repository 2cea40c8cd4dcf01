import type { Status } from './bookings.rules.ts'

/** A line of an event's ledger. */
export type LedgerLine = { bookingId: number | null; toStatus: Status | null }

/** The status of each booking as the ledger tells it: what was written last. */
export function replayed(lines: readonly LedgerLine[]) {
  const states = new Map<number, Status>()
  for (const { bookingId, toStatus } of lines)
    if (bookingId !== null && toStatus !== null) states.set(bookingId, toStatus)
  return states
}
