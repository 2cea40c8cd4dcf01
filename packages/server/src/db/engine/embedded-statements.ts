import { parse, type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>
/** A statement that the engine has planned under a name, with what it says of its values and of its columns. */
type NamedStatement = { name: string; types: number[]; described: Messages }

const { serialize } = protocol
/** A text that changes what tables hold: what is known of statements is out of date then. */
const isDefinition = /^\s*(create|alter|drop)\b/i
/** What is read and planned, and what comes with each part of a transaction; the rest is not worth a name. */
const isPlanned = /^\s*(select|insert|update|delete|with|savepoint|release savepoint)\b/i
/** NOTE: each plan takes memory, and a long text is that of many rows, which hardly comes twice. */
const limits = { plans: 300, letters: 32_000 }

/**
 * The engine’s driver has each statement read and planned anew for every call, which costs more than all the rest. Here each
 * gets a name, by which the engine keeps its plan; those not asked for the longest time are forgotten.
 */
export function namedStatements(client: PGlite) {
  const known = new Map<string, NamedStatement>()
  let made = 0
  // NOTE: together, as each way to the engine costs as much as a small statement.
  const send = (...messages: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })

  /** Forgets those asked longest ago, until no more than this many are left. */
  async function keep(most: number) {
    for (const [text, { name }] of known) {
      if (known.size <= most) return
      known.delete(text)
      await send(serialize.close({ type: 'S', name }))
    }
  }

  async function planned(text: string) {
    await keep(limits.plans - 1)
    made += 1
    const name = `named_${made}`
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    return { name, types: parse.parseDescribeStatementResults(described), described }
  }

  async function find(text: string) {
    const found = known.get(text) ?? (await planned(text))
    known.delete(text)
    known.set(text, found)
    return found
  }

  const cellOf = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const write = client.serializers[type ?? 0]
    return write ? write(value) : String(value)
  }

  return {
    isNamed: (text: string) => text.length <= limits.letters && isPlanned.test(text),
    forgets: (text: string) => isDefinition.test(text),
    forget: () => client.runExclusive(() => keep(0)),
    ask: <T>(text: string, values: readonly unknown[], options?: QueryOptions): Promise<Results<T>> =>
      client.runExclusive(async () => {
        const { name, types, described } = await find(text)
        const bound = serialize.bind({
          statement: name,
          values: values.map((value, at) => cellOf(value, types[at])),
        })
        const answered = await send(bound, serialize.execute({}))
        const [result] = parse.parseResults([...described, ...answered], client.parsers, options)
        // NOTE: the rows are of the type that whoever asks says, as with the driver itself.
        return result as Results<T>
      }),
  }
}
