import type { TSchema } from '@sinclair/typebox'
import fc, { type Arbitrary } from 'fast-check'

/** Values of a schema's shape, and beside them the ones that programs trip over. */
export function shaped(schema: TSchema): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...(schema.anyOf as TSchema[]).map(shaped))
  if ('const' in schema) return fc.constant(schema.const)
  switch (schema.type) {
    case 'object':
      return objects(schema)
    case 'array':
      return fc.array(shaped(schema.items as TSchema), { maxLength: Math.min(schema.maxItems ?? 5, 5) })
    case 'integer': {
      const min = schema.minimum ?? -5
      // NOTE: years begin far above the small numbers that ids mostly are.
      const max = Math.min(schema.maximum ?? min + 25, Math.max(20, min + 25))
      return fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min, max }) },
        fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 - 1 }),
      )
    }
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return strings(schema)
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

function objects(schema: TSchema): Arbitrary<unknown> {
  const properties = (schema.properties ?? {}) as Record<string, TSchema>
  if (schema.patternProperties) {
    const [pattern, inner] = Object.entries(schema.patternProperties as Record<string, TSchema>)[0] ?? []
    if (pattern && inner && !Object.keys(properties).length) {
      return fc.dictionary(fc.stringMatching(new RegExp(pattern)), shaped(inner), { maxKeys: 4 })
    }
  }
  const requiredKeys = (schema.required as string[] | undefined) ?? []
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, shaped(inner)])),
    { requiredKeys },
  )
}

const nasty = [
  '',
  ' ',
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'ＭＩＡ',
  '\u202e',
  'ß',
  'İ',
  '🙂'.repeat(20),
  'a@b.test\r\nbcc: c@d.test',
]

function strings(schema: TSchema): Arbitrary<string> {
  const most = Math.min(schema.maxLength ?? 300, 300)
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  if (schema.format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: most }),
    fc.constantFrom(...nasty).map((text) => text.slice(0, most)),
    fc.emailAddress().filter((text) => text.length <= most),
  )
}

/** Anything at all, where the shape should have been. */
export const shapeless: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(null, -1, 0, 2 ** 53, 1e308, '', [], {}, [[[[[]]]]]),
)
