import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '../db/engine/db.ts'
import { makeRounds } from '../rounds.ts'
import type { AnnouncementName, Announcements } from './announce.ts'
import {
  type Announcement,
  claimAlike,
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
  /** The same for many at once. */
  hearAll?: HearAll<never, C>
}
type HearAll<P, C> = (db: Db, heard: readonly Heard<P>[], context: C) => Promise<void>
type Heard<P> = { payload: P; announcement: Announced }

/** Which announcement it is that is heard. */
export type Announced = Pick<Announcement, 'id' | 'name' | 'companyId' | 'createdAt'>

export function listener<N extends AnnouncementName, C>(
  to: N,
  name: string,
  hear: (db: Db, payload: Announcements[N], context: C, announcement: Announced) => Promise<void>,
): Listener<C> {
  return { to, name, hear }
}

/** One that does for many, by one statement, what it does for each: what it hears comes together. */
export function listenerToAll<N extends AnnouncementName, C>(
  to: N,
  name: string,
  hearAll: HearAll<Announcements[N], C>,
): Listener<C> {
  const hear = (db: Db, payload: Announcements[N], context: C, announcement: Announced) =>
    hearAll(db, [{ payload, announcement }], context)
  return { to, name, hear, hearAll }
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
/** For so many milliseconds what is announced is gathered, and of what is heard together so many are. */
const [gatherFor, mostTogether] = [50, 50]

export type Outbox = ReturnType<typeof makeOutbox>

/** Delivers what was announced: after the commit, at least once, in order for each key, by any process. */
export function makeOutbox<C>({ db, log, now, listeners, context, lanes }: Needs<C>) {
  let timer: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined
  const rounds = makeRounds(deliverAll, (error) => log.error(error, 'outbox'))

  async function deliverAll() {
    await Promise.all(Array.from({ length: lanes }, lane))
  }

  async function lane() {
    let apart = 0
    while (!rounds.isStopped()) {
      const { claimed, failed } = await deliverSome({ isTogether: apart === 0 })
      if (claimed === 0) return
      // NOTE: of those that failed together one may be to blame, so the same ones come by themselves now.
      apart = failed ? claimed : Math.max(0, apart - 1)
      // NOTE: while many announce the same, looking at once would find but what came during the last look.
      if (claimed > 1 && claimed < mostTogether) await wait(gatherFor)
    }
  }

  async function deliverSome({ isTogether }: { isTogether: boolean }) {
    let claimed = 0
    try {
      await db.transaction(async (tx) => {
        const next = await claimNext(tx, now())
        // NOTE: a lane that began to look before the stop may find something only after it.
        if (!next || rounds.isStopped()) return
        claimed = 1
        if (!isTogether || next.attempts > 0) return deliverOne(tx, next)
        const all = [next, ...(await claimMore(tx, next))]
        claimed = all.length
        await deliverAtOnce(tx, all)
      })
      return { claimed, failed: false }
    } catch (error) {
      if (!isTogether || claimed === 0) throw error
      return { claimed, failed: true }
    }
  }

  const hearersOf = ({ name }: Announcement) => listeners.filter(({ to }) => to === name)

  /** More of the same, where all who hear it hear many at once, and in no order. */
  async function claimMore(tx: Db, next: Announcement) {
    const isForMany = next.key === null && hearersOf(next).every(({ hearAll }) => hearAll)
    return isForMany ? claimAlike(tx, next, mostTogether - 1) : []
  }

  /** NOTE: all of it is done or nothing, so who has acted on what need not be noted. */
  async function deliverAtOnce(tx: Db, all: readonly Announcement[]) {
    // NOTE: `announce` wrote each payload under this name, with the type that the name has.
    const heard = all.map((announcement) => ({ payload: announcement.payload as never, announcement }))
    for (const { hear, hearAll } of all[0] ? hearersOf(all[0]) : [])
      if (hearAll) await hearAll(tx, heard, context())
      else for (const { payload, announcement } of heard) await hear(tx, payload, context(), announcement)
    const ids = all.map(({ id }) => id)
    await markDelivered(tx, ids, now())
  }

  async function deliverOne(tx: Db, next: Announcement) {
    const error = await tellAll(tx, next)
    if (!error) return markDelivered(tx, [next.id], now())
    await markUndelivered(tx, next, error.message, now())
    report(next, error)
  }

  /** One listener's failure undoes its own work alone; the others' stays, and is not done again. */
  async function tellAll(tx: Db, announcement: Announcement) {
    let failed: Error | null = null
    for (const { name, hear } of hearersOf(announcement)) {
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
    /** Something was announced; what comes next is delivered with it. */
    wake() {
      gathering ??= setTimeout(() => {
        gathering = undefined
        rounds.wake()
      }, gatherFor)
    },
    /** Delivers all that can be delivered now. */
    deliver: () => rounds.now(),
    stuck: () => countStuck(db, now()),
    async stop() {
      clearInterval(timer)
      clearTimeout(gathering)
      timer = undefined
      await rounds.stop()
    },
  }
}
