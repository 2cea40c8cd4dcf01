import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../db/engine/db.ts'
import { fail } from '../fail.ts'

const mostWaiting = 500
const lookEveryMs = 250

/** `slowestLoopMs`: how late the event loop may be; 0 turns nobody away for it. */
export type Bounds = { slowestLoopMs?: number }

// NOTE: whoever is told that the process does not live ends it, which helps nobody who waits.
const forMonitors = new Set(['/healthz', '/metrics'])
// NOTE: the application's files cost next to nothing, and it asks again by itself; a person can do nothing with an answer in its place.
const isPage = (route: string, url: string) => route === '/*' && !url.startsWith('/rest/')

/** Says 503 at once, with when to come back, rather than letting everybody wait. */
export function guardOverload(
  app: FastifyInstance,
  { engine }: { engine: Pick<Engine, 'waiting'> },
  { slowestLoopMs = 1000 }: Bounds,
) {
  const loop = watchLoop(slowestLoopMs)
  // NOTE: what starting costs is no overload.
  app.addHook('onListen', async () => loop.begin())
  app.addHook('onClose', async () => loop.end())
  app.addHook('onRequest', ({ routeOptions, url }, _, done) => {
    const isBusy = loop.isBehind() || engine.waiting() > mostWaiting
    const { url: route = '' } = routeOptions
    if (isBusy && !forMonitors.has(route) && !isPage(route, url)) throw fail('overloaded')
    done()
  })
}

/**
 * Looks at its clock again and again: a loop with too much to do comes late. One late look may be one long task, after
 * which the waiting are soon served; late twice running, it cannot keep up. The first look in time ends it.
 */
export function watchLoop(slowestMs: number, clock: () => number = () => performance.now()) {
  let due = Infinity
  let late = 0
  let lateBefore = 0
  let timer: NodeJS.Timeout | undefined
  const isLate = (ms: number) => slowestMs > 0 && ms > slowestMs

  function look() {
    lateBefore = late
    late = clock() - due
    due = clock() + lookEveryMs
  }

  return {
    begin() {
      due = clock() + lookEveryMs
      timer = setInterval(look, lookEveryMs).unref()
    },
    look,
    end: () => clearInterval(timer),
    isBehind: () => isLate(late) && (isLate(lateBefore) || isLate(clock() - due)),
  }
}
