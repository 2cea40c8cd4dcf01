import { Kind, type TSchema } from '@sinclair/typebox'

const day = '2026-11-20T10:00:00.000Z'
const byFormat: Record<string, string> = { 'date-time': day, date: '2026-11-20' }

/** `can` tells whether everything that may be allowed is. */
type Options = { rows: number; can?: boolean; isTrue?: boolean }
type Maker = (schema: TSchema, options: Options) => unknown

const makers: Record<string, Maker> = {
  Object: ({ properties = {}, required = [] }, options) =>
    Object.fromEntries(
      Object.entries(properties as Record<string, TSchema>)
        .filter(([name]) => (required as string[]).includes(name))
        .map(([name, inner]) => [
          name,
          isTime(name, inner) ? timeOf(name) : bare(inner, within(name, options)),
        ]),
    ),
  Array: ({ items, minItems = 0, uniqueItems }, options) => {
    const most = uniqueItems ? Math.min(1, options.rows) : options.rows
    return Array.from({ length: Math.max(Number(minItems), most) }, (_, at) =>
      numbered(bare(items as TSchema, options), at + 1),
    )
  },
  String: ({ format, pattern, minLength = 0 }) =>
    format ? byFormat[String(format)] : pattern ? fitting(String(pattern)) : 'x'.repeat(Number(minLength)),
  Integer: ({ minimum = 0 }) => minimum,
  Number: ({ minimum = 0 }) => minimum,
  Boolean: (_, { isTrue = false }) => isTrue,
  Null: () => null,
  Literal: ({ const: value }) => value,
  Record: () => ({}),
  Union: ({ anyOf }, options) => {
    const all = anyOf as TSchema[]
    return bare(all.find(isNull) ?? all.find(isGerman) ?? all[0], options)
  },
  Intersect: ({ allOf }, options) =>
    Object.assign({}, ...(allOf as TSchema[]).map((inner) => bare(inner, options))),
}

/** NOTE: a time that the contract gives no format has at least the name of one. */
const isTime = (name: string, { [Kind]: kind, format, pattern }: TSchema) =>
  kind === 'String' &&
  !format &&
  !pattern &&
  /(^at|At|On|[dD]ay|[uU]ntil|[sS]ince|^season(Start|End))$/.test(name)
/** What a row allows stands in its `can`. */
const within = (name: string, options: Options) =>
  name === 'can' && options.can ? { ...options, isTrue: true } : options
const timeOf = (name: string) => (/(On|[dD]ay|^season(Start|End))$/.test(name) ? byFormat['date'] : day)
const isNull = (schema: TSchema) => schema[Kind] === 'Null'
// NOTE: screens are tested in German.
const isGerman = (schema: TSchema) => schema['const'] === 'de'
const samples = ['#000000', '2026-11-20', '00:00', 'a', '0', 'aa', 'abc-abc', '1'.repeat(20)]
const fitting = (pattern: string) => samples.find((sample) => new RegExp(pattern).test(sample)) ?? ''
const numbered = (value: unknown, id: number) =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
    ? { ...value, id }
    : value

/** The least that a schema allows: nothing where nothing may be, and of each list so many rows. */
export function bare(schema: TSchema | undefined, options: Options): unknown {
  return schema && makers[schema[Kind]]?.(schema, options)
}

/** The same for a page of a list: its totals speak of its rows. */
export function bareReply(schema: TSchema, options: Options) {
  const reply = bare(schema, options)
  const isPage = typeof reply === 'object' && reply !== null && 'totalElements' in reply && 'content' in reply
  if (!isPage) return reply
  return { ...reply, totalElements: options.rows, totalPages: options.rows ? 1 : 0 }
}
