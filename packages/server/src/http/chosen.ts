import type { ErrorCode } from '@oktant/contract/errors.ts'
import { fail } from './fail.ts'
import { type Page, readPage } from './paging.ts'

/** Which rows of a list a change of many means. */
export type Chosen = { ids: readonly number[] } | { filters: Page['filters'] }
type Sent = { ids: readonly number[] } | { filter: Parameters<typeof readPage>[0] }

/** The rows that were chosen, all of those that were named. */
export async function findChosen<R>(
  sent: Sent,
  hold: (chosen: Chosen) => Promise<R[]>,
  missing: ErrorCode,
): Promise<R[]> {
  const found = await hold('ids' in sent ? sent : { filters: readPage(sent.filter).filters })
  if ('ids' in sent && found.length < new Set(sent.ids).size) throw fail(missing)
  return found
}

/** Those with which nothing can be done. */
export function leftOf<R>(found: readonly R[], rows: readonly R[]) {
  const changed = new Set(rows)
  return found.filter((one) => !changed.has(one))
}
