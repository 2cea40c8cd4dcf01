import type { Db } from './db.ts'
import { isInTurn } from './roots.ts'

type Asker<One, Answer> = {
  one: One
  tell: (answer: Answer | undefined) => void
  refuse: (error: unknown) => void
}
type Lot<Same, One, Answer> = { same: Same; askers: Asker<One, Answer>[] }
type Ask<Same, One, Answer> = (
  db: Db,
  same: Same,
  all: readonly One[],
) => Promise<readonly (Answer | undefined)[]>

/**
 * For a statement that does for many what it does for one. Where whoever asks waits for whoever asked before, those who ask
 * within the same turn of the process are asked for together, where all but each one's own is the same, and each is told their
 * own answer. NOTE: what fails for several is asked again for each alone, so nobody is refused for what is another's; so it does
 * all or nothing, and is asked outside of transactions. A server of its own works for several at once, and is asked for each.
 */
export function together<Same extends object, One, Answer>(ask: Ask<Same, One, Answer>, most = 50) {
  const waiting = new WeakMap<Db, Map<string, Lot<Same, One, Answer>>>()

  async function askFor(db: Db, same: Same, askers: readonly Asker<One, Answer>[]): Promise<void> {
    try {
      const ones = askers.map(({ one }) => one)
      const answers = await ask(db, same, ones)
      for (const [at, { tell }] of askers.entries()) tell(answers[at])
    } catch (error) {
      const [only, ...others] = askers
      if (only && others.length === 0) return only.refuse(error)
      for (const asker of askers) await askFor(db, same, [asker])
    }
  }

  function lotsOf(db: Db) {
    const known = waiting.get(db)
    if (known) return known
    const lots = new Map<string, Lot<Same, One, Answer>>()
    waiting.set(db, lots)
    setImmediate(() => {
      waiting.delete(db)
      for (const { same, askers } of lots.values())
        for (let from = 0; from < askers.length; from += most)
          void askFor(db, same, askers.slice(from, from + most))
    })
    return lots
  }

  return async (db: Db, same: Same, one: One): Promise<Answer | undefined> => {
    if (!isInTurn(db)) return (await ask(db, same, [one]))[0]
    const lots = lotsOf(db)
    const key = JSON.stringify(same)
    const lot = lots.get(key) ?? { same, askers: [] }
    lots.set(key, lot)
    return new Promise((tell, refuse) => lot.askers.push({ one, tell, refuse }))
  }
}
