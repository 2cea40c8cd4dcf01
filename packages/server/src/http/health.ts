import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Kit } from '../kit.ts'
import { answerHeaders } from './guard/headers.ts'

export type Health = { isStopping: boolean }

/** What a balancer and a monitor ask. None of it needs a sign-in, and none of it tells of anybody. */
export function serveHealth(app: FastifyInstance, kit: Kit, health: Health, registry: Registry) {
  const headers = answerHeaders(kit.config)
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.headers(headers).send({ status: 'ok' }),
  )
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = !health.isStopping && (await answers(kit))
    return reply
      .headers(headers)
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready' })
  })
  app.get('/metrics', { schema: { hide: true } }, async (_, reply) =>
    reply
      .headers(headers)
      .type(registry.contentType)
      .send(await registry.metrics()),
  )
}

async function answers(kit: Kit) {
  try {
    await kit.engine.query('select 1', [])
    return true
  } catch {
    return false
  }
}

export function makeRegistry(kit: Pick<Kit, 'engine' | 'outbox'>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'oktant_database_waiting',
    help: 'Requests that wait for a database connection',
    registers: [registry],
    collect() {
      this.set(kit.engine.waiting())
    },
  })
  new Gauge({
    name: 'oktant_outbox_stuck',
    help: 'Announcements that failed again and again, or have waited for minutes',
    registers: [registry],
    async collect() {
      // NOTE: without a database there is no number; the other figures are still wanted then.
      this.set(await kit.outbox.stuck().catch(() => NaN))
    },
  })
  return registry
}

export function measureRequests(app: FastifyInstance, registry: Registry) {
  const seconds = new Histogram({
    name: 'oktant_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'none' } = request.routeOptions
    seconds.labels(url, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    // NOTE: the route rather than the address, which may hold an e-mail address or a one-time code.
    const { method, actor } = request
    const line = {
      method,
      route: url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: actor?.id,
    }
    request.log[method === 'GET' ? 'debug' : 'info'](line, 'answered')
    done()
  })
}
