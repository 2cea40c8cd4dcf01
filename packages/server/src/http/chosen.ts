import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { fail } from './fail.ts'
import { free } from './free-names.rules.ts'
import { type Page, readPage } from './answer/paging.ts'

/** Which rows of a list a change of many means. */
export type Chosen = { ids: readonly number[] } | { filters: Page['filters'] }
type SentChoice = { ids: readonly number[] } | { filter: Parameters<typeof readPage>[0] }

/** The rows that were chosen, all of those that were named. */
export async function findChosen<R>(
  sent: SentChoice,
  hold: (chosen: Chosen) => Promise<R[]>,
  missing: ErrorCode,
): Promise<R[]> {
  const found = await hold('ids' in sent ? sent : { filters: readPage(sent.filter).filters })
  if ('ids' in sent && found.length < new Set(sent.ids).size) throw fail(missing)
  return found
}

type Choice<R extends object> = {
  /** Finds those that are meant, and holds them until the change is made. */
  hold: (chosen: Chosen) => Promise<R[]>
  missing: ErrorCode
  changeable: (found: R[]) => readonly R[] | Promise<readonly R[]>
}

/** The chosen rows: those with which something can be done, and those that are left as they are. */
export async function sortChosen<R extends object>(
  sent: SentChoice,
  { hold, missing, changeable }: Choice<R>,
) {
  const found = await findChosen(sent, hold, missing)
  const rows = await changeable(found)
  const changed = new Set(rows)
  return { rows, left: found.filter((one) => !changed.has(one)) }
}

type Removable = { isRemoved: boolean; name: LocalText }

/** What can be removed, or brought back under a name that nothing else has by now. */
export function removable(action: 'remove' | 'restore', standing: () => Promise<readonly LocalText[]>) {
  return async <R extends Removable>(found: readonly R[]): Promise<R[]> =>
    action === 'restore'
      ? free(
          found.filter(({ isRemoved }) => isRemoved),
          ({ name }) => name,
          await standing(),
        )
      : found.filter(({ isRemoved }) => !isRemoved)
}
