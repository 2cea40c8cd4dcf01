import type { Kit } from '../../../../kit.ts'
import { deleteUnshown, holdUnlisted } from './unshown-pictures.queries.ts'

const keptMs = 24 * 3_600_000

/**
 * Forgets pictures of questions that neither a question nor an answer nor a version of one names, and that wait for no use;
 * their bytes go with the next sweep. So many at once, each time in a transaction of its own.
 */
export async function forgetUnshown({ engine, now }: Pick<Kit, 'engine' | 'now'>, limit = 500) {
  const before = new Date(now().getTime() - keptMs)
  let after: number | undefined = 0
  while (after !== undefined) {
    const from = { after, before, limit }
    after = await engine.db.transaction(async (tx) => {
      const held = await holdUnlisted(tx, from)
      for (const companyId of new Set(held.map((one) => one.companyId))) {
        const ids = held.flatMap((one) => (one.companyId === companyId ? one.id : []))
        await deleteUnshown(tx, companyId, ids)
      }
      return held.at(-1)?.id
    })
  }
}
