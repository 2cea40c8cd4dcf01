import { setTimeout as pauseFor } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import type { Engine } from '../db/engine/db.ts'

type Needs = { engine: Pick<Engine, 'query'>; log: Logger; lookEverySeconds?: number }
type Work = (data: object) => Promise<void>

const stopWithin = 8000
/** NOTE: of two who ask in the same moment one is heard; who comes later sees what is under way. */
const aloneForSeconds = 5
const writesWithin = 10 * 60_000
const again = { retryLimit: 5, retryDelay: 30, retryBackoff: true, expireInMinutes: 30 }

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

export type Jobs = ReturnType<typeof makeJobs>

/** Timed and queued work, kept in the database and shared by all processes: a job runs in one of them. */
export function makeJobs({ engine, log, lookEverySeconds = 15 }: Needs) {
  const makeBoss = () =>
    new PgBoss({
      // NOTE: an empty list of values would keep several statements from being sent at once.
      db: {
        executeSql: async (text, values) => ({
          rows: await engine.query(text, values?.length ? values : undefined),
        }),
      },
      cronMonitorIntervalSeconds: Math.min(lookEverySeconds * 2, 45),
      cronWorkerIntervalSeconds: lookEverySeconds,
      archiveFailedAfterSeconds: 7 * 24 * 3600,
      deleteAfterDays: 7,
    }).on('error', (error) => log.warn({ message: error.message }, 'jobs'))
  let boss = makeBoss()
  let started: Promise<unknown> | undefined
  const workers = new Map<string, string>()
  // NOTE: begun by the first who needs it, so that a process which only answers reads never is.
  const start = () => (started ??= begin())

  async function begin() {
    try {
      return await boss.start()
    } catch (error) {
      // NOTE: one that could not begin never does; whoever asks next needs another.
      boss = makeBoss()
      started = undefined
      throw error
    }
  }

  async function runAll(name: string, work: Work, jobs: { id: string; data: object }[]) {
    for (const { id, data } of jobs) {
      const failed = await work(data ?? {}).then(() => undefined, asError)
      if (failed) log.error({ job: name, jobId: id, message: String(failed) }, 'a job failed')
      await untilWritten(() => (failed ? boss.fail(name, id, failed) : boss.complete(name, id)))
    }
  }

  /**
   * NOTE: how a job ended is written here, as the library asks nobody whether it could: while the database was away that ended
   * the process, and the job waited half an hour to be begun anew. What it writes of it afterwards changes nothing.
   */
  async function untilWritten(write: () => Promise<unknown>) {
    const until = Date.now() + writesWithin
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (Date.now() > until) throw error
        await pauseFor(1000, undefined, { ref: false })
      }
    }
  }

  return {
    start,
    /** Says what a job of this name does; a failure is tried again with growing waits, and is seen in the log. */
    async define(name: string, work: Work) {
      await start()
      if (workers.has(name)) return
      await boss.createQueue(name, { name, policy: 'standard', ...again })
      const worker = await boss.work<object>(name, { pollingIntervalSeconds: lookEverySeconds }, (jobs) =>
        runAll(name, work, jobs),
      )
      workers.set(name, worker)
    },
    /** Asks for one run, as soon as a process is free or not before `startAfter`. */
    async send(name: string, data: object = {}, startAfter?: Date) {
      await start()
      const id = await boss.send(name, data, startAfter ? { startAfter } : {})
      const worker = workers.get(name)
      // NOTE: whoever waits for it on a screen does not wait for the next look; another process may be quicker.
      if (worker && !startAfter) boss.notifyWorker(worker)
      return id
    },
    /** Asks for one run now, unless another has just been asked for; says whether it is in line. */
    async sendAlone(name: string) {
      await start()
      const id = await boss.send(name, {}, { singletonKey: 'asked', singletonSeconds: aloneForSeconds })
      const worker = workers.get(name)
      if (id && worker) boss.notifyWorker(worker)
      return id !== null
    },
    /** Asks for a run at every time of the cron expression, in UTC, once for all processes together. */
    async schedule(name: string, cron: string) {
      await start()
      await boss.schedule(name, cron, {}, { tz: 'UTC' })
    },
    /** Puts a job that was given up back in line. */
    async retry(name: string, id: string) {
      await start()
      await boss.retry(name, id)
    },
    /** Lets running jobs finish. */
    async stop() {
      if (started) await boss.stop({ graceful: true, wait: true, timeout: stopWithin, close: false })
    },
  }
}
