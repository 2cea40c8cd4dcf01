import { Column, DrizzleQueryError, getTableName, is, Param, Placeholder, SQL } from 'drizzle-orm'
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { type HotConfig, hotQuery } from './hot-query.ts'

type Cell = unknown
type Decoder = { mapFromDriverValue: (value: Cell) => unknown }
type Field = { path: string[]; field: unknown }
type Values = Record<string, unknown>
/** NOTE: what both drivers’ statements hold; their common type says nothing of it. */
type Inside = {
  client: { query: (...question: unknown[]) => Promise<{ rows: Cell[][] }> }
  params: unknown[]
  queryString: string
  fields: Field[] | undefined
  joinsNotNullableMap: Record<string, boolean> | undefined
  customResultMapper: unknown
  queryConfig: object
  rawQueryConfig: object
  execute: (values?: Values) => Promise<unknown>
}

/**
 * A hot statement as drizzle put it together, asked without what drizzle does anew for each call: it looks at every cell of
 * every row what is to become of it, which costs more than the driver does. What is no plain statement stays as it is.
 */
export function quick<T extends PgPreparedQuery<PreparedQueryConfig>>(query: T): T {
  const inside = query as unknown as Inside
  const { fields, queryConfig, rawQueryConfig } = inside
  const { text: queryString, params } = eachOnce(inside.queryString, inside.params)
  if (inside.customResultMapper || fields?.some(({ path }) => path.length > 2)) return query
  const read = fields && rowReader(fields, inside.joinsNotNullableMap)
  const fill = params.map(filler)
  const config = read ? queryConfig : rawQueryConfig
  const questionOf = questionBy(config, queryString)
  inside.execute = async function (this: Inside, values = {}) {
    const given = fill.map((of) => of(values))
    const result = await ask(this.client, questionOf(given), { queryString, given })
    return read ? result.rows.map(read) : result
  }
  return query
}

/** NOTE: one driver takes the text within what it is told beside it, the other before. */
function questionBy(config: object, text: string): (values: unknown[]) => unknown[] {
  if (!('text' in config)) return (values) => [text, values, config]
  const told = { ...config, text }
  if (!isHot(told)) return (values) => [told, values]
  const hot = hotQuery(told)
  return (values) => [hot(values)]
}

/**
 * The same statement with each of its values given once, however often it stands there. NOTE: each has its way to the engine and
 * is read there, which for a statement of many parts is a tenth of its price.
 */
function eachOnce(text: string, params: readonly unknown[]) {
  const once: unknown[] = []
  const known = new Map<string, Given[]>()
  const places = params.map((param) => {
    const given = givenBy(param)
    const before = given && known.get(given.name)?.find(({ made }) => made === given.made)
    if (before) return before.place
    const place = once.push(param)
    if (given) known.set(given.name, [...(known.get(given.name) ?? []), { ...given, place }])
    return place
  })
  return { text: text.replace(/\$(\d+)/g, (_, at: string) => `$${places[Number(at) - 1]}`), params: once }
}

type Given = { name: string; made: unknown; place: number }

/** What a value is called that each call gives, and what is made of it. */
function givenBy(param: unknown) {
  if (is(param, Placeholder)) return { name: param.name, made: null }
  if (!is(param, Param) || !is(param.value, Placeholder)) return undefined
  return { name: param.value.name, made: param.encoder.mapToDriverValue }
}

const isHot = (config: object): config is HotConfig =>
  'text' in config && 'name' in config && typeof config.name === 'string'

async function ask(
  client: Inside['client'],
  question: unknown[],
  { queryString, given }: { queryString: string; given: unknown[] },
) {
  try {
    return await client.query(...question)
  } catch (error) {
    throw new DrizzleQueryError(queryString, given, error instanceof Error ? error : undefined)
  }
}

/** Where a value of the statement comes from. */
function filler(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => valueOf(values, param)
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
  const { value, encoder } = param
  return (values) => {
    const given = valueOf(values, value)
    // NOTE: what a column makes of a value it cannot make of none.
    return given === null ? null : encoder.mapToDriverValue(given)
  }
}

function valueOf(values: Values, { name }: Placeholder) {
  if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`)
  return values[name]
}

type Part = { name: string; at: number; decoder: Decoder }
type Group = { name: string; parts: Part[]; nullBy: number | null }

/** Puts a row together as drizzle would; what each cell becomes is found out once. */
function rowReader(fields: readonly Field[], notNull: Inside['joinsNotNullableMap']) {
  const places = [...new Set(fields.map(({ path: [first = ''] }) => first))]
  const parts = fields.map(({ path, field }, at) => ({ path, field, at, decoder: decoderOf(field) }))
  const steps = places.map((name): Part | Group => {
    const own = parts.filter(({ path }) => path[0] === name)
    const [only] = own
    if (only && only.path.length === 1) return { name, at: only.at, decoder: only.decoder }
    const inner = own.map(({ path, at, decoder }) => ({ name: path[1] ?? '', at, decoder }))
    return { name, parts: inner, nullBy: notNull ? nullBy(own, notNull) : null }
  })
  return (row: Cell[]) => {
    const result: Values = {}
    for (const step of steps) result[step.name] = 'parts' in step ? groupOf(step, row) : cellOf(step, row)
    return result
  }
}

/** The cell without which a joined row was not there; null where it always is. */
function nullBy(own: readonly { field: unknown; at: number }[], notNull: Record<string, boolean>) {
  const columns = own.flatMap(({ field, at }) => (is(field, Column) ? [{ table: field.table, at }] : []))
  const [first] = columns
  if (!first) return null
  const name = getTableName(first.table)
  const areOfOne = columns.every(({ table }) => getTableName(table) === name)
  return areOfOne && !notNull[name] ? first.at : null
}

function groupOf({ parts, nullBy: without }: Group, row: Cell[]) {
  if (without !== null && row[without] === null) return null
  const result: Values = {}
  for (const part of parts) result[part.name] = cellOf(part, row)
  return result
}

function cellOf({ at, decoder }: Part, row: Cell[]) {
  const cell = row[at]
  return cell === null ? null : decoder.mapFromDriverValue(cell)
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field
  // NOTE: what is neither a column nor an expression is one with a name.
  const expression = is(field, SQL) ? field : (field as { sql: SQL }).sql
  return (expression as unknown as { decoder: Decoder }).decoder
}
