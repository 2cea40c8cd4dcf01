import { nameInItem } from '@oktant/runtime/commit/items.ts'
import type { Signer } from '../commit/signed-claims.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { accountAgentOf, agentOf, type ProductStatements, storeOwn } from '../../record-store/record-store.ts'
import { applyCommit, type Whole } from '../commit/commit.ts'
import { isTrue, newlySatisfied, unitElement, type UnitElements } from './units.rules.ts'

export type LearnerKey = { companyId: number; userId: number }

/** As whom somebody learns in statements: cmi5 takes an account alone. */
export const learnerAgent = (db: Db, kit: Signer, kind: string, whose: LearnerKey) =>
  kind === 'cmi5' ? accountAgentOf(db, kit, whose) : agentOf(db, kit, whose)

type Saying = {
  item: string
  said: UnitElements
  /** In hundredths of a second, of the launch that speaks for the attempt; undefined leaves it. */
  time?: number | undefined
  hasFinished?: boolean
}

/** Keeps what became known of a unit, as a commit does; answers what came to be met with it. */
export async function settleUnit(db: Db, whole: Whole, { item, said, time, hasFinished }: Saying, now: Date) {
  const { attempt } = whole.held
  const named = Object.entries(said).map(([name, value]) => [nameInItem(item, name), value])
  const known: Record<string, string> = Object.fromEntries(named)
  const satisfied = newlySatisfied(whole.played.items, { ...attempt.values, ...known })
  const told = satisfied.map((id) => [nameInItem(id, unitElement.satisfied), isTrue])
  const { session, times } = attempt
  const before = times[session]
  const commit = {
    session,
    number: (before?.number ?? 0) + 1,
    values: { ...known, ...Object.fromEntries(told) },
    time: time ?? before?.time ?? 0,
    hasFinished: hasFinished ?? attempt.hasFinished,
  }
  const { log } = await applyCommit(db, whole, commit, now)
  return { satisfied, log }
}

export const sayOwn = (db: Db, kit: Signer, own: Omit<ProductStatements, 'homePage' | 'now'>) =>
  storeOwn(db, { ...own, homePage: kit.config.publicUrl, now: kit.now() })
