import { createRequire } from 'node:module'
import type { Connection, FieldDef, Submittable } from 'pg'

type Driver = { prepareValue: (value: unknown) => string | Buffer | null }
// NOTE: what the driver makes of the values that a statement is given; its types leave it out.
const driver = createRequire(import.meta.url)('pg/lib/utils.js') as Driver

type Types = { getTypeParser: (type: number, format: 'text') => (cell: string) => unknown }
/** What the driver is told of a hot statement; rows as lists of cells where it says so, else by their names. */
export type HotConfig = { name: string; text: string; types: Types; rowMode?: 'array' }
type Cells = (string | null)[]
type Answer = { rows: unknown[] }
type Told = (error: Error | null, answer?: Answer) => void

/** NOTE: how the driver speaks to a server, of which its types say only a part. */
type Speech = Connection & {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse: (statement: { name: string; text: string }) => void
  bind: (bound: { statement: string; values: unknown[]; valueMapper: typeof driver.prepareValue }) => void
  describe: (portal: { type: 'P'; name: '' }) => void
  execute: (portal: { portal: '' }) => void
  sync: () => void
}

/**
 * A statement with a name, asked over and over. The driver has the server describe its columns for every answer and looks
 * them through anew, which costs more than the rows of most answers; by one name they are always the same, so the first answer
 * tells them once and for all.
 */
export function hotQuery(config: HotConfig): (values: unknown[]) => Submittable {
  const shape: Shape = { read: null }
  return (values) => new HotQuery(config, shape, values)
}

type Shape = { read: ((cells: Cells) => unknown) | null }

class HotQuery implements Submittable {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  callback: Told | undefined
  readonly #config: HotConfig
  readonly #shape: Shape
  readonly #rows: unknown[] = []
  #failed: Error | null = null

  constructor(config: HotConfig, shape: Shape, values: unknown[]) {
    this.name = config.name
    this.text = config.text
    this.values = values
    this.#config = config
    this.#shape = shape
  }

  submit(connection: Connection) {
    const { name, text, values } = this
    // NOTE: the driver hands out the connection that it speaks over.
    const speech = connection as Speech
    const known = speech.parsedStatements[name] ?? speech.submittedNamedStatements[name]
    if (known !== undefined && known !== text) return new Error(`${name} is the name of two statements`)
    // NOTE: sent together, as each would otherwise be a packet of its own.
    speech.stream.cork()
    try {
      if (known === undefined) {
        speech.parse({ name, text })
        speech.submittedNamedStatements[name] = text
      }
      speech.bind({ statement: name, values, valueMapper: driver.prepareValue })
      if (!this.#shape.read) speech.describe({ type: 'P', name: '' })
      speech.execute({ portal: '' })
      speech.sync()
    } finally {
      speech.stream.uncork()
    }
    return null
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }) {
    this.#shape.read = readerOf(this.#config, fields)
  }

  handleDataRow({ fields }: { fields: Cells }) {
    try {
      this.#rows.push(this.#shape.read?.(fields))
    } catch (error) {
      this.#failed = error instanceof Error ? error : new Error(String(error))
    }
  }

  handleError(error: Error) {
    this.callback?.(error)
  }

  handleReadyForQuery() {
    if (this.#failed) this.callback?.(this.#failed)
    else this.callback?.(null, { rows: this.#rows })
  }

  handleCommandComplete() {}
  handleEmptyQuery() {}
  handlePortalSuspended() {}
}

function readerOf({ types, rowMode }: HotConfig, fields: readonly FieldDef[]) {
  const columns = fields.map(({ name, dataTypeID }) => ({
    name,
    read: types.getTypeParser(dataTypeID, 'text'),
  }))
  const cellOf = (cells: Cells, at: number) => {
    const cell = cells[at] ?? null
    return cell === null ? null : columns[at]?.read(cell)
  }
  if (rowMode === 'array') return (cells: Cells) => cells.map((_, at) => cellOf(cells, at))
  return (cells: Cells) => {
    const row: Record<string, unknown> = {}
    for (const [at, { name }] of columns.entries()) row[name] = cellOf(cells, at)
    return row
  }
}
