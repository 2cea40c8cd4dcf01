import { Ajv, type ErrorObject } from 'ajv'
import formats from 'ajv-formats'
import fastJson from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

// NOTE: the package's types put its function under `default`, where it is at run time too.
const addFormats = formats.default

/**
 * Addresses are text, so their parts are read as numbers where the contract says so. Bodies are taken as they are, but
 * for the fields that no schema names: those never reach a handler.
 */
export function validateInput(app: FastifyInstance) {
  const shared = { useDefaults: true, allErrors: false, strict: false } as const
  const fromAddress = new Ajv({ ...shared, coerceTypes: true })
  const fromBody = new Ajv(shared)
  addFormats(fromAddress)
  addFormats(fromBody)
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const checker = once(() => (httpPart === 'body' ? fromBody : fromAddress).compile(schema))
    return (data: unknown) => {
      const check = checker()
      if (!check(data)) return { error: invalid(check.errors ?? []) }
      return { value: httpPart === 'body' ? Value.Clean(schema, data) : data }
    }
  })
}

/** Answers hold what their schema names and nothing else. */
export function shapeAnswers(app: FastifyInstance) {
  app.setSerializerCompiler<TSchema>(({ schema }) => {
    const writer = once(() => fastJson(schema))
    return (data: unknown) => writer()(data)
  })
}

// NOTE: a server has some thousand schemas; made when each is first needed, they do not hold up its start.
function once<T>(make: () => T) {
  let made: T | undefined
  return () => (made ??= make())
}

function invalid(found: ErrorObject[]) {
  return Object.assign(new Error('invalid input'), { validation: found, statusCode: 400 })
}
