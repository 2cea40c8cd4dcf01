import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import type { Config } from '../config.ts'
import { fail, Failure, type FieldError } from './fail.ts'
import { answerHeaders } from './guard/headers.ts'

/** The only code that writes a status. What went wrong inside is logged with the request's id and never leaves. */
export function answerErrors(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  hear: (code: ErrorCode) => void = () => {},
) {
  const headers = answerHeaders(config)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = knownOf(error, request)
    if (failure) hear(failure.code)
    return send(failure ?? error, request, reply.headers(headers))
  })
  app.setNotFoundHandler((request, reply) => send(fail('route_not_found'), request, reply.headers(headers)))
}

function send(error: Failure | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Failure) {
    if (isRefusal(error.statusCode)) request.log.info(refusal(error, request), 'refused')
    if (error.statusCode >= 500)
      request.log.warn({ code: error.code, cause: String(error.cause ?? '') }, 'failed')
    if (retryAfter[error.code])
      reply.header('retry-after', String(error.details.retryAfter ?? retryAfter[error.code]))
    return reply
      .code(error.statusCode)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({ code: error.code, message: error.message, ...error.details })
  }
  request.log.error(error)
  return reply
    .code(500)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ code: 'unexpected', message: fail('unexpected').message, requestId: request.id })
}

const refused = new Set([400, 401, 403, 408, 413, 415, 429])
const isRefusal = (status: number) => refused.has(status)

// NOTE: the route and not the address, which may hold what people type.
const refusal = ({ code }: Failure, { method, routeOptions, actor, ip }: FastifyRequest) => ({
  code,
  method,
  route: routeOptions.url ?? null,
  user: actor?.id ?? null,
  company: actor?.companyId ?? null,
  address: ip,
})

const retryAfter: Partial<Record<ErrorCode, number>> = {
  overloaded: 2,
  database_unavailable: 2,
  files_unavailable: 10,
  too_many_attempts: 60,
  too_many_calls: 60,
}

/** The same of one request: whoever hangs up in the middle of what they send is no fault of the database. */
export const knownOf = (error: Error & { code?: string }, request: FastifyRequest) =>
  isCutShort(request) && !(error instanceof Failure) && cutShort.has(error.code ?? '')
    ? caused('invalid_input', error)
    : known(error)

/** What is told of a connection that ended; the database’s and the store’s are called alike. */
const cutShort = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'])
const isCutShort = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete

/** What libraries and the database throw, as failures of ours; undefined for what nobody expected. */
export function known(
  error: Error & { code?: string; validation?: unknown; statusCode?: number },
): Failure | undefined {
  if (error instanceof Failure) return error
  const cause = error.cause instanceof Error ? known(error.cause) : undefined
  if (cause) return cause
  if (error.validation) return fail('invalid_input', { errors: fieldErrors(error.validation as Invalid[]) })
  const code = error.code ? byCode[error.code] : undefined
  if (code) return caused(code, error)
  if (connectionLost.test(error.message)) return caused('database_unavailable', error)
  if (cutOff.test(error.message)) return caused('invalid_input', error)
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return caused('invalid_input', error)
  return undefined
}

function caused(code: ErrorCode, cause: Error) {
  const failure = fail(code)
  failure.cause = cause
  return failure
}

const byCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_content_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong_content_type',
  // What PostgreSQL says of values that it cannot hold
  '22001': 'invalid_input',
  '22003': 'invalid_input',
  '22008': 'invalid_input',
  '22021': 'invalid_input',
  '22P02': 'invalid_input',
  '22P05': 'invalid_input',
  // Of two who wanted the same
  '23503': 'somebody_was_quicker',
  '23505': 'somebody_was_quicker',
  '40001': 'somebody_was_quicker',
  '40P01': 'somebody_was_quicker',
  '55P03': 'somebody_was_quicker',
  // Of itself
  '53100': 'disk_full',
  '53200': 'overloaded',
  '53300': 'overloaded',
  '57014': 'overloaded',
  '57P01': 'database_unavailable',
  '57P02': 'database_unavailable',
  '57P03': 'database_unavailable',
  '08000': 'database_unavailable',
  '08003': 'database_unavailable',
  '08006': 'database_unavailable',
  ECONNREFUSED: 'database_unavailable',
  ECONNRESET: 'database_unavailable',
  EPIPE: 'database_unavailable',
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
}

/** A form with a file that ends before its end. NOTE: the library gives its error no code. */
const cutOff = /unexpected end of multipart data/i
const connectionLost =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error/

type Invalid = { instancePath: string; keyword: string; message?: string; params?: Record<string, unknown> }

function fieldErrors(found: Invalid[]): FieldError[] {
  const fields = new Map<string, FieldError>()
  for (const { instancePath, keyword, message = '', params } of found) {
    const inside = keyword === 'required' ? `/${String(params?.missingProperty)}` : ''
    const extra = keyword === 'additionalProperties' ? `/${String(params?.additionalProperty)}` : ''
    const field = `${instancePath}${inside}${extra}`.slice(1).replaceAll('/', '.')
    if (!fields.has(field)) fields.set(field, { field, code: keyword, message: message.slice(0, 200) })
  }
  return [...fields.values()].slice(0, 20)
}
