import { parse, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite'

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** A statement that the engine has planned under a name, and what it said of its values and of its columns then. */
export type Known = {
  name: string
  described: Messages
  portal: Messages
  ask: (message: Uint8Array) => Promise<Messages>
}

/**
 * Asks a statement by its name, without what the driver does anew for each call though it is known: it writes the whole text and
 * has its values and columns described, which for a long statement costs a fifth of what the engine does. Nothing where the
 * driver itself has to ask.
 */
export async function askKnown<T>(
  client: Pick<PGlite, 'parsers' | 'serializers'>,
  { name, described, portal, ask }: Known,
  values: readonly unknown[],
  options?: QueryOptions,
): Promise<Results<T> | undefined> {
  const wanted = parse.parseDescribeStatementResults(described)
  if (wanted.length !== values.length) return undefined
  const cells = values.map((value, at) => cellOf(client, value, wanted[at]))
  if (!areTexts(cells)) return undefined
  const answered = await ask(asked(name, cells))
  // NOTE: the rows are of the type that whoever asks says, as with the driver itself.
  return parse.parseResults([...portal, ...answered], client.parsers, options)[0] as Results<T> | undefined
}

function cellOf(
  { serializers }: Pick<PGlite, 'serializers'>,
  value: unknown,
  type: number | undefined,
): unknown {
  if (value === null || value === undefined) return null
  const write = serializers[type ?? 0]
  return write ? write(value) : String(value)
}

type Cell = string | null
const areTexts = (cells: readonly unknown[]): cells is readonly Cell[] =>
  cells.every((cell) => cell === null || typeof cell === 'string')

const kinds = { bind: 0x42, execute: 0x45, sync: 0x53 }
const sizes = { short: 2, long: 4, execute: 10, sync: 5 }

/** These values for what has this name, and that it be done, in one message. */
function asked(name: string, cells: readonly Cell[]) {
  const lengths = cells.map((cell) => (cell === null ? 0 : Buffer.byteLength(cell)))
  const bound =
    1 +
    sizes.long +
    1 +
    name.length +
    1 +
    3 * sizes.short +
    lengths.reduce((sum, one) => sum + sizes.long + one, 0)
  const bytes = Buffer.alloc(bound + sizes.execute + sizes.sync)
  let at = bytes.writeUInt8(kinds.bind)
  at = bytes.writeInt32BE(bound - 1, at) + 1
  // NOTE: a name ends with a zero, and that all values are texts is said by another short one.
  at += bytes.write(name, at, 'latin1') + 1 + sizes.short
  at = bytes.writeInt16BE(cells.length, at)
  for (const [index, cell] of cells.entries()) {
    at = bytes.writeInt32BE(cell === null ? -1 : (lengths[index] ?? 0), at)
    if (cell !== null) at += bytes.write(cell, at)
  }
  at = bytes.writeUInt8(kinds.execute, at + sizes.short)
  at = bytes.writeInt32BE(sizes.execute - 1, at) + 1 + sizes.long
  bytes.writeInt32BE(sizes.sync - 1, bytes.writeUInt8(kinds.sync, at))
  return bytes
}
