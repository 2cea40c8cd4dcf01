import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordStore } from '@oktant/contract/kit/constants.ts'
import { recordStoreResources, recordStoreRoot } from '@oktant/contract/learning/record-store.ts'
import { fail } from '../../../../http/fail.ts'
import { answerHeaders } from '../../../../http/guard/headers.ts'
import { isDecodable, isHoldable } from '../../../../http/answer/json.ts'
import type { Kit } from '../../../../kit.ts'
import { about, getActivity, getPerson } from './about-calls.ts'
import { makeAdmission } from './admit.ts'
import { documentCall } from './document-calls.ts'
import { getStatements, postStatements, putStatement } from './statement-calls.ts'
import type { Admission, XapiCall, XapiReply } from './xapi-call.ts'
import { refused } from './received.ts'
import {
  checkScope,
  meantBy,
  neededScope,
  versionOf,
  type XapiPath,
  type XapiRequest,
} from './xapi-request.ts'

type Answer = (call: XapiCall) => Promise<XapiReply>

const state = documentCall('state')
const activityProfile = documentCall('activityProfile')
const agentProfile = documentCall('agentProfile')

const answers: Record<Exclude<XapiPath, '/about'>, Readonly<Record<string, Answer>>> = {
  '/statements': { GET: getStatements, POST: postStatements, PUT: putStatement },
  '/activities': { GET: getActivity },
  '/agents': { GET: getPerson },
  '/activities/state': { GET: state, POST: state, PUT: state, DELETE: state },
  '/activities/profile': {
    GET: activityProfile,
    POST: activityProfile,
    PUT: activityProfile,
    DELETE: activityProfile,
  },
  '/agents/profile': { GET: agentProfile, POST: agentProfile, PUT: agentProfile, DELETE: agentProfile },
}

/** NOTE: no cookie is ever read here, so that content of another origin may ask, with a credential of its own. */
export const openToContent = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-None-Match, Accept-Language, X-Experience-API-Version',
  'access-control-expose-headers':
    'ETag, Last-Modified, X-Experience-API-Version, X-Experience-API-Consistent-Through',
  'cross-origin-resource-policy': 'cross-origin',
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const

/** The calls of xAPI for programs that have a credential. */
export function recordStoreDoor(app: FastifyInstance, kit: Kit) {
  openRecordDoor(app, kit, { root: recordStoreRoot, admission: makeAdmission(kit) })
}

type Door = { root: string; admission: Admission }

/** The calls of xAPI, which are bound outside of the envelope and bring their own forms of everything. */
export function openRecordDoor(app: FastifyInstance, kit: Kit, door: Door) {
  const headers = { ...answerHeaders(kit.config), ...openToContent }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) => body)
    scope.addHook('onSend', async (request, reply, payload) => {
      reply.headers(headers).header('x-experience-api-version', versionOf(toXapi(request)) ?? '1.0.3')
      return payload
    })
    for (const path of Object.keys(recordStoreResources).filter(isPath)) {
      scope.route({
        method: [...methods],
        url: `${door.root}${path}`,
        exposeHeadRoute: false,
        bodyLimit: recordStore.bodyBytes,
        handler: (request, reply) => handle(kit, door, path, { request, reply }),
      })
    }
  })
}

const isPath = (path: string): path is XapiPath => Object.hasOwn(recordStoreResources, path)

function toXapi({ method, query, headers, body }: FastifyRequest): XapiRequest {
  return {
    method: method === 'HEAD' ? 'GET' : method,
    // NOTE: the router reads addresses so; whatever came twice is a list, and refused where parameters are read.
    query: query as Record<string, string>,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    ),
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  }
}

async function handle(
  kit: Kit,
  door: Door,
  path: XapiPath,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  if (request.method === 'OPTIONS') return reply.code(204).send()
  if (!isDecodable(request.raw.url ?? '') || !isHoldable(request.query)) throw fail('invalid_input')
  const meant = meantBy(toXapi(request))
  if (!isHoldable(meant.query)) throw fail('invalid_input')
  const { status, headers, body } = await answerOf(kit, door, path, {
    meant,
    address: request.ip,
    reply,
  })
  reply.code(status).headers(headers)
  if (request.method === 'HEAD') return reply.header('content-length', Buffer.byteLength(body)).send('')
  return reply.send(status === 204 ? undefined : body)
}

async function answerOf(
  kit: Kit,
  door: Door,
  path: XapiPath,
  { meant, address, reply }: { meant: XapiRequest; address: string; reply: FastifyReply },
) {
  if (neededScope(path, meant.method) === undefined) throw fail('record_method_unknown')
  if (path === '/about') return about()
  // NOTE: gone again where the credential is good.
  reply.header('www-authenticate', 'Basic realm="xAPI"')
  const credential = await door.admission(meant, address)
  reply.removeHeader('www-authenticate')
  const version = versionOf(meant)
  if (!version) throw refused('X-Experience-API-Version', 'not_a_version')
  checkScope(credential.scopes, path, meant.method)
  const answer = answers[path][meant.method]
  if (!answer) throw fail('record_method_unknown')
  return answer({ kit, request: meant, credential, version, root: door.root })
}
