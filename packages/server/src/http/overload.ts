import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Kit } from '../kit.ts'
import { fail } from './fail.ts'

const mostWaiting = 500

export type Bounds = { slowestLoopMs?: number }

/** Says 503 at once, with when to come back, rather than letting everybody wait. */
export async function guardOverload(app: FastifyInstance, kit: Kit, { slowestLoopMs = 1000 }: Bounds) {
  await app.register(underPressure, {
    maxEventLoopDelay: slowestLoopMs,
    sampleInterval: 500,
    pressureHandler: () => {
      throw fail('overloaded')
    },
  })
  app.addHook('onRequest', async () => {
    if (kit.engine.waiting() > mostWaiting) throw fail('overloaded')
  })
}
