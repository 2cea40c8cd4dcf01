import { Ajv, type ErrorObject } from 'ajv'
import formats from 'ajv-formats'
import fastJson from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

// NOTE: the package's types put its function under `default`, where it is at run time too.
const addFormats = formats.default

// NOTE: these know what they have compiled, so that the next server of a process, as in a test, need not do so again.
const shared = { useDefaults: true, allErrors: false, strict: false } as const
const fromAddress = new Ajv({ ...shared, coerceTypes: true })
const fromBody = new Ajv(shared)
addFormats(fromAddress)
addFormats(fromBody)

/**
 * Addresses are text, so their parts are read as numbers where the contract says so. Bodies are taken as they are, but
 * for the fields that no schema names: those never reach a handler.
 */
export function validateInput(app: FastifyInstance) {
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
    const writer = once(() => fastJson(asNullable(schema)))
    return (data: unknown) => writer()(data)
  })
}

/**
 * The same schema, with what may be null, and what is one of some words, said in the writer's own way: of a choice it would
 * first check the whole value against each, however deep that is, and however many words there are.
 */
export function asNullable(schema: unknown): object {
  // NOTE: a schema and its parts are plain objects and lists.
  return mapped(schema) as object
}

function mapped(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(mapped)
  if (typeof part !== 'object' || part === null) return part
  const { anyOf, ...rest } = part as { anyOf?: unknown[] }
  const words = wordsOf(part)
  if (anyOf && words) return { ...rest, type: 'string', nullable: words.includes(null) }
  const [one, other, ...more] = anyOf ?? []
  if (isPlain(one) && isNull(other) && !more.length) return { ...rest, ...asNullable(one), nullable: true }
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, mapped(inner)]))
}

/** The words that a part is a choice of, in choices within choices too; undefined where it may be anything else. */
function wordsOf(part: unknown): (string | null)[] | undefined {
  if (isNull(part)) return [null]
  if (typeof part !== 'object' || part === null) return undefined
  if ('const' in part) return typeof part.const === 'string' ? [part.const] : undefined
  if (!('anyOf' in part) || !Array.isArray(part.anyOf)) return undefined
  const found = part.anyOf.map(wordsOf)
  return found.every((words) => words !== undefined) ? found.flat() : undefined
}

const isNull = (part: unknown) => typeOf(part) === 'null'
// NOTE: of a single value the writer does not know that it may be null.
const isPlain = (part: unknown) => typeof typeOf(part) === 'string' && !isNull(part) && !isConst(part)
const isConst = (part: unknown) => typeof part === 'object' && part !== null && 'const' in part
const typeOf = (part: unknown) =>
  typeof part === 'object' && part !== null && 'type' in part ? part.type : undefined

// NOTE: a server has some thousand schemas; made when each is first needed, they do not hold up its start.
function once<T>(make: () => T) {
  let made: T | undefined
  return () => (made ??= make())
}

function invalid(found: ErrorObject[]) {
  return Object.assign(new Error('invalid input'), { validation: found, statusCode: 400 })
}
