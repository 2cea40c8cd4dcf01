import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import { makeRounds } from '../rounds.ts'
import type { AnnouncementName, Announcements } from './announce.ts'
import {
  type Announcement,
  claimNext,
  countStuck,
  isStuck,
  markDelivered,
  markUndelivered,
  writeReceipt,
} from './outbox.queries.ts'

/** Acts once on each announcement of one name, in a transaction of its own that also notes that it has. */
export type Listener<C> = {
  /** Kept with what it has acted on, so it never changes. */
  name: string
  to: AnnouncementName
  hear: (db: Db, payload: never, context: C, announcement: Announced) => Promise<void>
}

/** Which announcement it is that is heard. */
export type Announced = Pick<Announcement, 'id' | 'name' | 'companyId' | 'createdAt'>

export function listener<N extends AnnouncementName, C>(
  to: N,
  name: string,
  hear: (db: Db, payload: Announcements[N], context: C, announcement: Announced) => Promise<void>,
): Listener<C> {
  return { to, name, hear }
}

type Needs<C> = {
  db: Db
  log: Logger
  now: () => Date
  listeners: readonly Listener<C>[]
  context: () => C
  /** How many announcements are delivered at once. */
  lanes: number
}

const lookEvery = 5000

export type Outbox = ReturnType<typeof makeOutbox>

/** Delivers what was announced: after the commit, at least once, in order for each key, by any process. */
export function makeOutbox<C>({ db, log, now, listeners, context, lanes }: Needs<C>) {
  let timer: NodeJS.Timeout | undefined
  const rounds = makeRounds(deliverAll, (error) => log.error(error, 'outbox'))

  async function deliverAll() {
    await Promise.all(Array.from({ length: lanes }, lane))
  }

  async function lane() {
    // NOTE: the embedded engine works in this very thread, and answers to others go out in between.
    while (!rounds.isStopped() && (await deliverNext())) await setImmediate()
  }

  function deliverNext() {
    return db.transaction(async (tx) => {
      const next = await claimNext(tx, now())
      // NOTE: a lane that began to look before the stop may find something only after it.
      if (!next || rounds.isStopped()) return false
      const error = await tellAll(tx, next)
      if (!error) await markDelivered(tx, next.id, now())
      else {
        await markUndelivered(tx, next, error.message, now())
        report(next, error)
      }
      return true
    })
  }

  /** One listener's failure undoes its own work alone; the others' stays, and is not done again. */
  async function tellAll(tx: Db, announcement: Announcement) {
    let failed: Error | null = null
    for (const { name, hear } of listeners.filter(({ to }) => to === announcement.name)) {
      try {
        await tx.transaction(async (own) => {
          if (!(await writeReceipt(own, announcement.id, name))) return
          // NOTE: `announce` wrote the payload under this name, with the type that the name has.
          await hear(own, announcement.payload as never, context(), announcement)
        })
      } catch (error) {
        failed = new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    return failed
  }

  function report({ id, name, attempts, ...rest }: Announcement, error: Error) {
    const about = { announcementId: id, name, attempts: attempts + 1, message: error.message }
    if (isStuck({ id, name, attempts, ...rest })) log.error(about, 'an announcement is stuck')
    else log.warn(about, 'an announcement is tried again')
  }

  return {
    start() {
      timer ??= setInterval(() => rounds.wake(), lookEvery)
      rounds.begin()
    },
    wake: () => rounds.wake(),
    /** Delivers all that can be delivered now. */
    deliver: () => rounds.now(),
    stuck: () => countStuck(db, now()),
    async stop() {
      clearInterval(timer)
      timer = undefined
      await rounds.stop()
    },
  }
}
