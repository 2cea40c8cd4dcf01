import { Ajv, type ErrorObject } from 'ajv'
import formats from 'ajv-formats'
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
    const check = (httpPart === 'body' ? fromBody : fromAddress).compile(schema)
    return (data: unknown) => {
      if (!check(data)) return { error: invalid(check.errors ?? []) }
      return { value: httpPart === 'body' ? Value.Clean(schema, data) : data }
    }
  })
}

function invalid(found: ErrorObject[]) {
  return Object.assign(new Error('invalid input'), { validation: found, statusCode: 400 })
}
