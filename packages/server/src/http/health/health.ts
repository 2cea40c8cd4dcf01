import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Kit } from '../../kit.ts'
import { fail } from '../fail.ts'
import { figuresOf } from './figures.ts'
import { mayReadFigures } from '../guard/figures-door.ts'
import { answerHeaders } from '../guard/headers.ts'
import type { Readiness } from './readiness.ts'

export type Health = { isStopping: boolean }

type Needs = { health: Health; readiness: Readiness; registry: Registry }

/** What a balancer and a monitor ask. None of it needs a sign-in, and none of it tells of anybody. */
export function serveHealth(app: FastifyInstance, kit: Kit, { health, readiness, registry }: Needs) {
  const headers = answerHeaders(kit.config)
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.headers(headers).send({ status: 'ok' }),
  )
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = !health.isStopping && (await readiness.isReady())
    return reply
      .headers(headers)
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready' })
  })
  const figures = figuresOf(registry)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // NOTE: like what is not there, as an address of it would be.
    if (!mayReadFigures(kit.config, request)) throw fail('route_not_found')
    return reply
      .headers(headers)
      .type(registry.contentType)
      .send(await figures())
  })
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
    // NOTE: every process counts the same rows.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      // NOTE: without a database there is no number; the other figures are still wanted then.
      this.set(await kit.outbox.stuck().catch(() => NaN))
    },
  })
  return registry
}

export function measureRequests(app: FastifyInstance, kit: Pick<Kit, 'log'>, registry: Registry) {
  const seconds = new Histogram({
    name: 'oktant_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const answered = (route: string): Answered => {
    // NOTE: to find the figures by their names costs more than to count.
    const figures = new Map<number, ReturnType<typeof seconds.labels>>()
    return (request, reply, done) => {
      const status = reply.statusCode
      const own = figures.get(status) ?? seconds.labels({ route, status })
      figures.set(status, own)
      own.observe(reply.elapsedTime / 1000)
      const level = request.method === 'GET' ? 'debug' : 'info'
      if (kit.log.isLevelEnabled(level)) request.log[level](answerLine(route, request, reply), 'answered')
      done()
    }
  }
  // NOTE: bound to each route once; to ask a request for its route costs more than to find it.
  app.addHook('onRoute', (route) => {
    route.onResponse = [answered(route.url), ...[route.onResponse ?? []].flat()]
  })
  const unrouted = answered('none')
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) unrouted(request, reply, done)
    else done()
  })
}

type Answered = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

// NOTE: the route rather than the address, which may hold an e-mail address or a one-time code.
const answerLine = (route: string, { method, actor }: FastifyRequest, reply: FastifyReply) => ({
  method,
  route,
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
  user: actor?.id,
})
