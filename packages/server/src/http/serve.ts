import multipart from '@fastify/multipart'
import { Type as t } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { changes, type Endpoint, type Received, type Reply } from '@oktant/contract/http/http.ts'
import type { Actor } from '../access/actor.ts'
import { isApiToken } from '../access/token-secrets.ts'
import type { Db } from '../db/engine/db.ts'
import type { Kit } from '../kit.ts'
import { type About, aboutOf, LateAbout } from './health/about.ts'
import { compress } from './answer/compress.ts'
import { knownOf } from './errors.ts'
import { fail } from './fail.ts'
import { answerHeaders } from './guard/headers.ts'
import { isDecodable, isHoldable } from './answer/json.ts'
import { countTry } from './guard/limits.ts'
import { ReadyJson } from './answer/ready-json.ts'
import { findAnswer, once, readRepeat } from './repeats/repeats.ts'
import { digestOf, forgetUpload, readUpload, type StoredUpload, storeUpload, type Upload } from './uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** Whose session it was that has ended, when they may be repeating the very change that ended it. */
    endedFor: number | null
  }
}

type Caller<E extends Endpoint> = E['access'] extends 'public' ? Actor | null : Actor
/** For entries that say `transaction: false`: the short transaction in which the change itself happens, once. */
export type Transact = <T>(change: (tx: Db) => Promise<T>) => Promise<T>
type GivenUpload<E extends Endpoint> = (E extends { upload: { streams: true } }
  ? { upload: StoredUpload }
  : E extends { upload: object }
    ? { upload: Upload }
    : unknown) &
  (E extends { transaction: false } ? { transact: Transact } : unknown)
export type Call<E extends Endpoint> = Received<E> &
  GivenUpload<E> & { db: Db; actor: Caller<E>; about: About }
/** NOTE: an answer that is ready is for reads, and for changes whose answer is not kept for whoever repeats them. */
type Answer<E extends Endpoint> =
  | Reply<E>
  | (E extends { method: 'GET'; changes?: false } | { repeats: false } ? ReadyJson<Reply<E>> : never)
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>
export type Serve = <E extends Endpoint>(entry: E, handler: Handler<E>) => void

type Run = (call: object) => unknown

/** Binds a contract entry to Fastify: admission, validation, limits, a transaction for changes, reply schema, envelope. */
export function serveOn(app: FastifyInstance, kit: Kit): Serve {
  return (entry, handler) => {
    // NOTE: Fastify validates these parts against the same schemas the handler's types come from.
    const route = bind(kit, entry, handler as Run)
    if (!entry.upload) return void app.route(route)
    // NOTE: a scope of its own, because what reads forms costs every request that can see it.
    void app.register(async (scope) => {
      await scope.register(multipart)
      scope.route(route)
    })
  }
}

/**
 * What stands in a part of an address where the specification prints several calls of one form. NOTE: `/client/event/users`
 * is a list of people by parameter, and only a number is an event; a type of goals is no number and no other call's word.
 */
const narrowed: Readonly<Record<string, string>> = {
  '/client/event/:id': '/client/event/:id(\\d+)',
  '/client/training-goals/:type/:id': '/client/training-goals/:type(^[A-Z]+$)/:id',
  '/client/training-goals/:type/:id/exists': '/client/training-goals/:type(^[A-Z]+$)/:id/exists',
  '/client/training-goals/:id/cancel/:reason': '/client/training-goals/:id(^\\d+$)/cancel/:reason',
  '/client/training-goals/:pdrUserId/:type/:id':
    '/client/training-goals/:pdrUserId(^\\d+$)/:type(^[A-Z]+$)/:id',
}
const addressOf = (path: string) => narrowed[path] ?? path

function bind(kit: Kit, entry: Endpoint, run: Run): RouteOptions {
  const { method, path, params, query, body, reply } = entry
  const changing = changes(entry)
  // NOTE: set here, once for each answer, because a plugin's hook on every request costs more than the answer itself.
  const headers = answerHeaders(kit.config)
  const answer = typeof reply === 'string' ? answerRaw : answerPayload(kit, entry)
  return {
    method,
    url: `/rest${addressOf(path)}`,
    ...(entry.bodyBytes && { bodyLimit: entry.bodyBytes }),
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(typeof reply !== 'string' && { response: { 200: t.Object({ payload: reply }) } }),
    },
    onRequest: (request, _, done) => {
      const { authorization } = request.headers
      request.actor = kit.actors.recall(authorization) ?? null
      if (authorization && !request.actor) return void welcome(kit, entry, request).then(() => done(), done)
      admit(request, entry)
      done()
    },
    ...(typeof reply !== 'string' && !changing && { onSend: compress }),
    handler: async (request, response) => {
      response.headers(headers)
      if (request.endedFor !== null) return answer(await firstAnswer(kit, request), response)
      if (entry.limit) await limitTries(kit, entry, request)
      const result = changing ? await change(kit, entry, run, request) : await read(kit, entry, run, request)
      return answer(result, response)
    },
  }
}

/** For those who say who they are and are not remembered. */
async function welcome(kit: Kit, entry: Endpoint, request: FastifyRequest) {
  request.actor = await kit.findActor(request.headers.authorization, request.ip)
  if (!request.actor && changes(entry) && entry.access !== 'public')
    request.endedFor = await endedFor(kit, request)
  if (request.endedFor === null) admit(request, entry)
}

function admit({ actor, headers }: FastifyRequest, entry: Endpoint) {
  const { access, tokens } = entry
  // NOTE: before anything else is asked, so that no call of whatever kind can be let in by mistake.
  if (actor?.viewer && changes(entry) && !entry.viewing) throw fail('view_as_read_only')
  if (actor?.apiToken && tokens === false) throw fail('api_tokens_refused')
  if (access === 'public') return
  if (!actor) throw fail(refusalOf(headers.authorization))
  if (access === 'signedIn' ? actor.apiToken?.isPersonal === false : !actor.permissions.has(access))
    throw fail('not_permitted', { permission: access })
}

function refusalOf(authorization: string | undefined) {
  if (!authorization) return 'not_signed_in'
  return isApiToken(authorization) ? 'api_token_refused' : 'session_over'
}

/** NOTE: with a key alone; without one there is no first answer, and a session that is over is over. */
async function endedFor(kit: Kit, { headers }: FastifyRequest) {
  if (!headers['idempotency-key'] || !headers.authorization?.startsWith('Bearer ')) return null
  const claims = await kit.tokens.read(headers.authorization.slice(7))
  return claims && kit.ownerOf(claims.sessionId)
}

/** What a change that ended its own session, such as signing out, answered the first time. */
async function firstAnswer(kit: Kit, request: FastifyRequest) {
  const repeat = repeatOf(request, undefined)
  const first = repeat && (await findAnswer(kit.engine.db, kit.config.secret, repeat))
  if (!first) throw fail('session_over')
  return first.payload
}

function read(kit: Kit, entry: Endpoint, run: Run, request: FastifyRequest) {
  checkAddress(request)
  const { params, query, body, actor } = request
  const call = { params, query, body, actor, about: new LateAbout(request), db: kit.engine.db }
  return entry.upload ? readBy(kit, entry, run, { request, call }) : run(call)
}

/** Looks at a file of which nothing is kept. */
async function readBy(
  kit: Kit,
  entry: Endpoint,
  run: Run,
  { request, call }: { request: FastifyRequest; call: object },
) {
  return withResponseCode(request, async () => run({ ...call, upload: await receive(kit, entry, request) }))
}

async function change(kit: Kit, entry: Endpoint, run: Run, request: FastifyRequest) {
  const watched = (call: Parameters<Run>[0]) => kit.watch?.(entry, () => run(call)) ?? run(call)
  if (entry.upload) return withResponseCode(request, () => changeBy(kit, entry, watched, request))
  return changeBy(kit, entry, watched, request)
}

/** Upload answers carry the code that the specification names beside the status; 500 means no change. */
async function withResponseCode(request: FastifyRequest, change: () => unknown) {
  try {
    return await change()
  } catch (error) {
    const failure = error instanceof Error ? knownOf(error, request) : undefined
    throw failure ? fail(failure.code, { ...failure.details, responseCode: 500 }) : error
  }
}

async function changeBy(kit: Kit, entry: Endpoint, run: Run, request: FastifyRequest) {
  const upload = await receive(kit, entry, request)
  const work = watchedWork()
  try {
    return await changeWith(kit, entry, run, { request, upload, work })
  } finally {
    // NOTE: of work that was done nobody knows whether its row is there, when what follows fails; the sweep looks for it.
    if (!work.isDone) await forgetUpload(kit, upload)
  }
}

/** Tells afterwards whether a change was done, and not answered from before or refused. */
function watchedWork() {
  const work = {
    isDone: false,
    async do<T>(change: () => T | Promise<T>) {
      const answer = await change()
      work.isDone = true
      return answer
    },
  }
  return work
}

type SentReply = {
  request: FastifyRequest
  upload: Upload | StoredUpload | undefined
  work: ReturnType<typeof watchedWork>
}

async function changeWith(kit: Kit, entry: Endpoint, run: Run, { request, upload, work }: SentReply) {
  const { db } = kit.engine
  const repeat = entry.repeats === false ? null : repeatOf(request, upload)
  const call = { ...pick(request), ...(upload && { upload }) }
  if (entry.transaction !== false) {
    return db.transaction((tx) =>
      once(tx, kit.config.secret, repeat, () => work.do(() => run({ ...call, db: tx }))),
    )
  }
  const first = repeat && (await findAnswer(db, kit.config.secret, repeat))
  if (first) return first.payload
  kit.engine.beforeChange()
  const answers: unknown[] = []
  const transact: Transact = async (doIt) => {
    const answer = await db.transaction((tx) =>
      once(tx, kit.config.secret, repeat, () => work.do(() => doIt(tx))),
    )
    answers.push(answer)
    return answer
  }
  try {
    const told = await run({ ...call, db, transact })
    refuseOther(entry, told, answers)
    return told
  } catch (error) {
    // NOTE: what was refused because the same request has just succeeded is given that answer.
    const given = repeat && (await findAnswer(db, kit.config.secret, repeat))
    if (given) return given.payload
    throw error
  }
}

/** What a call makes of the answer of its transaction afterwards, the same call repeated would not be told. */
function refuseOther({ method, path, repeats }: Endpoint, told: unknown, answers: readonly unknown[]) {
  if (repeats !== false && answers.length > 0 && !answers.includes(told))
    throw new Error(`${method} ${path} answers something else than its transaction did`)
}

function receive({ files }: Kit, { upload }: Endpoint, request: FastifyRequest) {
  if (!upload) return undefined
  return upload.streams ? storeUpload(request, upload, files) : readUpload(request, upload)
}

function repeatOf(request: FastifyRequest, upload: Upload | StoredUpload | undefined) {
  const { actor, endedFor: endedUser } = request
  const userId = actor?.id ?? endedUser
  const person = userId === null ? 'visitor' : `user ${userId}`
  const scope = actor?.apiToken ? `token ${actor.apiToken.id}` : person
  const sent = upload ? digestOf(upload) : JSON.stringify(request.body ?? null)
  return readRepeat(scope, request.headers['idempotency-key'], `${request.method} ${request.url}\n${sent}`)
}

function pick(request: FastifyRequest) {
  checkAddress(request)
  const { params, query, body, actor } = request
  return { params, query, body, actor, about: aboutOf(request) }
}

/** NOTE: what no column can hold comes in escaped, so that most addresses need no further look. */
function checkAddress({ raw, params, query }: FastifyRequest) {
  if (!raw.url?.includes('%')) return
  if (!isDecodable(raw.url) || !isHoldable(params) || !isHoldable(query)) throw fail('invalid_input')
}

/** Whose account a try is aimed at: the one who is signed in, or whom the request names. */
async function limitTries(kit: Kit, entry: Endpoint, request: FastifyRequest) {
  if (!entry.limit) return
  const named = { ...asRecord(request.params), ...asRecord(request.body) }
  const { actor } = request
  // NOTE: whoever views as somebody uses up their own tries.
  const account = actor ? `user ${(actor.viewer ?? actor).id}` : (named.login ?? named.emailAddress)
  const trier = { address: request.ip, account: typeof account === 'string' ? account : undefined }
  await countTry(kit.engine.db, entry.limit, trier, kit.now())
}

const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const answerPayload = (kit: Kit, entry: Endpoint) => (result: unknown, response: FastifyReply) => {
  if (!(result instanceof ReadyJson)) return { payload: result }
  const bytes = result.answer()
  kit.compareReady?.(entry, bytes, response)
  return response.type('application/json; charset=utf-8').send(bytes)
}

/** Files and streams write their own headers; a handler returns how. */
export type RawReply = {
  headers: Record<string, string | number>
  status?: number
  body: NodeJS.ReadableStream | Buffer | string
}

function answerRaw(result: unknown, response: FastifyReply) {
  // NOTE: entries whose reply is 'file' or 'stream' answer this shape.
  const { headers, status = 200, body } = result as RawReply
  return response.code(status).headers(headers).send(body)
}
