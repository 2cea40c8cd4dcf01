import { setTimeout as pauseFor } from 'node:timers/promises'
import { gatherStatistics } from './db/engine/statistics.ts'
import { sweepFiles } from './files/files.ts'
import { forgetOldTries } from './http/guard/limits.ts'
import { forgetOldRepeats } from './http/repeats/repeats.ts'
import type { Db } from './db/engine/db.ts'
import type { TimedJob } from './feature.ts'
import type { Kit } from './kit.ts'
import { register } from './register.ts'
import { forgetOldPushes } from './push/push.queries.ts'
import { forgetOldAnnouncements } from './outbox/outbox.queries.ts'

const everyMinute = '* * * * *'

/** What the house itself does at its time; features bring their own. */
const ofTheHouse: readonly TimedJob[] = [
  { name: 'mail.retry', cron: everyMinute, work: (kit) => kit.mail.deliver() },
  { name: 'webhooks.retry', cron: everyMinute, work: (kit) => kit.webhooks.deliver() },
  { name: 'push.retry', cron: everyMinute, work: (kit) => kit.push.deliver() },
  {
    name: 'push.forget',
    cron: '37 * * * *',
    work: ({ engine, now }) => forgetOldPushes(engine.db, now()),
  },
  {
    name: 'repeats.forget',
    cron: '7 * * * *',
    work: ({ engine, now }) => forgetOldRepeats(engine.db, now()),
  },
  { name: 'tries.forget', cron: '12 * * * *', work: ({ engine, now }) => forgetOldTries(engine.db, now()) },
  {
    name: 'announcements.forget',
    cron: '27 * * * *',
    work: ({ engine, now }) => forgetOldAnnouncements(engine.db, now()),
  },
  {
    name: 'files.sweep',
    cron: '32 3 * * *',
    work: ({ engine, files, now }) => sweepFiles(engine.db, files, now(), namedIn(engine.db)),
  },
  { name: 'statistics.gather', cron: everyMinute, work: ({ engine }) => gather(engine) },
]

/** Which names in the store features keep rows of. */
export const namedIn = (db: Db) => async (names: readonly string[]) => {
  const keepers = register.flatMap(({ storedNames }) => storedNames ?? [])
  return (await Promise.all(keepers.map((list) => list(db, names)))).flat()
}

const timed = () => [...ofTheHouse, ...register.flatMap((feature) => feature.jobs ?? [])]

const gather = async (engine: Kit['engine']) => void (await gatherStatistics(engine))

/** Begins until everything has begun: the database may be away, or its disk full, at this very moment. */
export async function beginBackground(kit: Kit, signal: AbortSignal, againMs = 15_000) {
  while (!signal.aborted) {
    try {
      return await startBackground(kit)
    } catch (error) {
      kit.log.error(error, 'background')
    }
    await pauseFor(againMs, undefined, { signal }).catch(() => undefined)
  }
}

/** What goes on without being asked; begun once the process listens, so that nobody waits for it. */
export async function startBackground(kit: Kit) {
  kit.outbox.start()
  kit.mail.start()
  kit.push.start()
  kit.views.start()
  const queued = register.flatMap((feature) => feature.queued ?? [])
  for (const { name, work } of queued)
    await kit.jobs.define(name, (data) => work(kit, 'id' in data ? Number(data.id) : 0))
  kit.webhooks.start()
  for (const job of timed()) await defineTimed(kit, job)
  // NOTE: what a killed process left undone; where another one is still at it, the two meet at its row.
  for (const { resume } of queued) await resume(kit)
  // NOTE: last, so that the first who come after the demo was made do not wait for it.
  await gather(kit.engine)
}

async function defineTimed(kit: Kit, { name, cron, work }: TimedJob) {
  await kit.jobs.define(name, () => work(kit))
  await kit.jobs.schedule(name, cron)
}

/** Lets what is under way finish, and begins nothing new. */
export async function stopBackground(kit: Kit) {
  await kit.jobs.stop()
  await kit.outbox.stop()
  await kit.mail.stop()
  await kit.push.stop()
  await kit.views.stop()
  await kit.webhooks.stop()
}
