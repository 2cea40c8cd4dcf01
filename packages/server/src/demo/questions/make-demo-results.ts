import type { Db } from '../../db/engine/db.ts'
import type { FileStore } from '../../files/store.ts'
import type { User } from '../../features/people/people/people.ts'
import { markDemoWork } from './mark-demo-work.ts'
import { regradeInDemo, turnDemoKeys } from './mistake-in-demo.ts'
import { takeDemoTests } from './take-demo-tests.ts'
import type { DemoTests } from './make-demo-questions.ts'

type Made = {
  store: FileStore
  takers: readonly User[]
  further: readonly number[]
  tests: DemoTests
  now: Date
}

/** What came of the demo’s evaluations: taken, once with a key that was wrong, and marked by people. */
export async function makeDemoResults(db: Db, by: User, { store, takers, further, tests, now }: Made) {
  const at = { tests, now }
  await turnDemoKeys(db, by, at)
  await takeDemoTests(db, by, { ...at, takers, further })
  await turnDemoKeys(db, by, at)
  await regradeInDemo(db, by, at)
  const one = (login: string) => takers.find((user) => user.login === `${login}@demo.oktant.test`)
  const markers = [one('moderator') ?? by, by, ...['trainer', 'super'].flatMap((login) => one(login) ?? [])]
  await markDemoWork(db, { ...at, store, markers, learner: one('learner'), takers })
}
