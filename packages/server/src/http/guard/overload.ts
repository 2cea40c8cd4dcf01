import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Kit } from '../../kit.ts'
import { fail } from '../fail.ts'

const mostWaiting = 500
const startsWithinMs = 3000

export type Bounds = { slowestLoopMs?: number }

/** Says 503 at once, with when to come back, rather than letting everybody wait. */
export async function guardOverload(app: FastifyInstance, kit: Kit, { slowestLoopMs = 1000 }: Bounds) {
  const begun = performance.now()
  await app.register(underPressure, {
    maxEventLoopDelay: slowestLoopMs,
    sampleInterval: 1000,
    pressureHandler: () => {
      // NOTE: what starting costs is no overload, and the first request need not wait for the next sample.
      if (performance.now() - begun > startsWithinMs) throw fail('overloaded')
    },
  })
  app.addHook('onRequest', async () => {
    if (kit.engine.waiting() > mostWaiting) throw fail('overloaded')
  })
}
