import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import { requestLimits } from '@oktant/contract/kit/constants.ts'
import { errorMessage } from '@oktant/contract/http/errors.ts'
import { serveApplication } from './http/answer/application.ts'
import { describeCalls } from './http/describe/documents.ts'
import { lateLogger } from './log.ts'
import { register } from './register.ts'
import { canonical } from './http/guard/door.ts'
import { answerErrors } from './http/errors.ts'
import { answerHeaders } from './http/guard/headers.ts'
import { type Health, makeRegistry, measureRequests, serveHealth } from './http/health/health.ts'
import { readJson } from './http/answer/json.ts'
import { makeReadiness } from './http/health/readiness.ts'
import { type Bounds, guardOverload } from './http/guard/overload.ts'
import { type Patience, patienceOf } from './http/guard/slow-clients.ts'
import { serveOn } from './http/serve.ts'
import { shapeAnswers, validateInput } from './http/validate.ts'
import type { Kit } from './kit.ts'

/** The server: the door, then what the features bring. */
export async function buildApp(
  kit: Kit,
  health: Health = { isStopping: false },
  bounds: Bounds & Patience = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    // NOTE: the wider type keeps the instance’s own type the plain one.
    loggerInstance: kit.log as FastifyBaseLogger,
    childLoggerFactory: lateLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: requestLimits.bodyBytes,
    ...patienceOf(bounds),
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    trustProxy: 'loopback',
    rewriteUrl: (request) => canonical(request.url ?? '/'),
    routerOptions: { maxParamLength: 600 },
    frameworkErrors: (error, request, reply) => {
      request.log.debug(error)
      // NOTE: this reply comes before any route, so it has no schema and no type of its own.
      const bare = reply as unknown as FastifyReply
      void bare.code(400).headers(answerHeaders(kit.config)).send(malformedAddress)
    },
  })
  app.decorateRequest('actor', null)
  app.decorateRequest('endedFor', null)
  const readiness = makeReadiness(kit)
  answerErrors(app, kit.config, readiness.hear)
  validateInput(app)
  shapeAnswers(app)
  readJson(app)
  const registry = makeRegistry(kit)
  measureRequests(app, kit, registry)
  guardOverload(app, kit, bounds)
  await describeCalls(app, kit.config)
  app.addHook('preClose', async () => kit.live.close())
  const serve = serveOn(app, kit)
  for (const routes of register.flatMap((feature) => feature.routes ?? [])) routes(serve, kit)
  for (const open of register.flatMap((feature) => feature.doors ?? [])) open(app, kit)
  serveHealth(app, kit, { health, readiness, registry })
  await serveApplication(app, kit.config)
  return app
}

const malformedAddress = { code: 'invalid_input', message: errorMessage('invalid_input') }
