import type { SQL } from 'drizzle-orm'

/** What a trigger is asked with: the message's own numbers, and the moment. */
export type AskedReason = { companyId: number; days: number; field: number | null; since: Date; now: Date }

/** When somebody, as `subject`, has the reason: rows beside them, the condition, the occasion, and since when. */
/** `facts` is what can be filled in beside names. */
export type Reason = { join?: SQL; where: SQL; occurrence: SQL; since: SQL; facts?: SQL }
