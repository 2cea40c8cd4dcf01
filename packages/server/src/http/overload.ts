import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Kit } from '../kit.ts'
import { fail } from './fail.ts'

const slowestLoop = 1000
const mostWaiting = 500

/** Says 503 at once, with when to come back, rather than letting everybody wait. */
export async function guardOverload(app: FastifyInstance, kit: Kit) {
  await app.register(underPressure, {
    maxEventLoopDelay: slowestLoop,
    sampleInterval: 500,
    pressureHandler: () => {
      throw fail('overloaded')
    },
  })
  app.addHook('onRequest', async () => {
    if (kit.engine.waiting() > mostWaiting) throw fail('overloaded')
  })
}
