import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { Registry } from 'prom-client'
import { guardOverload } from '@oktant/server/http/guard/overload.ts'
import { canonical } from '@oktant/server/http/guard/door.ts'
import { answerHeaders } from '@oktant/server/http/guard/headers.ts'
import { measureRequests } from '@oktant/server/http/health.ts'
import { validateInput } from '@oktant/server/http/validate.ts'
import { lateLogger, makeLog } from '@oktant/server/log.ts'

type Part = { options?: FastifyServerOptions; add?: (app: FastifyInstance) => unknown }

const log = makeLog('info', '/dev/null')
// NOTE: the wider type keeps the instance’s own type the plain one.
const loggerInstance = log as unknown as NonNullable<FastifyServerOptions['loggerInstance']>
const logging = { loggerInstance, logController: new LogController({ disableRequestLogging: true }) }
const headers = answerHeaders({ publicUrl: 'https://learn.example.org' })
const idle = { engine: { waiting: () => 0 } }

/** The bare answer first, then the same with one part of the server each. */
export const parts: Record<string, Part> = {
  'bare answer': {},
  'headers, set by each answer': {
    add: (app) => app.addHook('onRequest', (_, reply, done) => void (reply.headers(headers), done())),
  },
  'headers, by @fastify/helmet': { add: (app) => app.register(helmet) },
  '@fastify/multipart, seen by every route': { add: (app) => app.register(multipart) },
  '@fastify/multipart, in a scope of its own': {
    add: (app) => app.register(async (scope) => void (await scope.register(multipart))),
  },
  '@fastify/swagger': { add: (app) => app.register(swagger) },
  'the guard against overload': { add: (app) => guardOverload(app, idle, {}) },
  'the figures for a monitor': { add: (app) => measureRequests(app, { log }, new Registry()) },
  'a logger for each request': { options: logging },
  'a logger for each request that writes': { options: { ...logging, childLoggerFactory: lateLogger } },
  'addresses made canonical': { options: { rewriteUrl: (request) => canonical(request.url ?? '/') } },
  'the proxy’s word for the caller': { options: { trustProxy: 'loopback' } },
  'our own check of what comes in': { add: validateInput },
}

if (process.env.PART) {
  const { options = {}, add } = parts[process.env.PART] ?? {}
  const app: FastifyInstance = Fastify(options)
  await add?.(app)
  const schema = {
    response: { 200: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } } },
  }
  app.get('/', { schema }, () => ({ id: 1, name: 'one' }))
  process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
  process.once('SIGTERM', () => app.close())
}
