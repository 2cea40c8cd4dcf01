import type { PGlite } from '@electric-sql/pglite'
import type { Known } from './known-statements.ts'

const kinds = {
  parse: 0x50,
  bind: 0x42,
  describe: 0x44,
  execute: 0x45,
  query: 0x51,
  statement: 0x53,
  sync: 0x53,
  close: 0x43,
}
/** A text that changes what tables hold: what is known of statements is out of date then. */
const isDefinition = /^\s*(create|alter|drop)\b/i
/** What is read and planned, and what comes with each part of a transaction; the rest is not worth a name. */
const isPlanned = /^\s*(select|insert|update|delete|with|savepoint|release savepoint)\b/i
/** NOTE: each plan takes memory, and a long text is that of many rows, which hardly comes twice. */
const limits = { plans: 300, letters: 32_000 }

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Planned = { name: string; parsed: Messages; described: Messages | null; portal: Messages | null }

/**
 * The engine's driver has each statement read and planned anew for every call, which costs more than all the rest. Here each
 * gets a name, by which the engine keeps its plan: of the messages that ask a statement, those that only repeat what is known
 * are answered from here, and the others name it and go to the engine together, as each way to it costs as much as a small
 * statement. Those not asked for the longest time are forgotten.
 */
export function nameStatements(client: PGlite) {
  const known = new Map<string, Planned>()
  let current: Planned | null = null
  let bound: Uint8Array | null = null
  let isSynced = false
  let made = 0
  const ask = client.execProtocolStream.bind(client)

  /** Forgets those asked longest ago, until no more than this many are left. */
  const keep = async (most: number, options: Parameters<typeof ask>[1]) => {
    for (const [text, { name }] of known) {
      if (known.size <= most) return
      known.delete(text)
      await ask(closing(name), options)
    }
  }
  const parse = async (message: Uint8Array, options: Parameters<typeof ask>[1]) => {
    const text = textAt(message, 6)
    if (isDefinition.test(text)) await keep(0, options)
    if (!canBeNamed(message, text)) return ask(message, options)
    const found = known.get(text)
    if (found) {
      known.delete(text)
      known.set(text, found)
      return (current = found).parsed
    }
    await keep(limits.plans - 1, options)
    made += 1
    const name = `named_${made}`
    const parsed = await ask(withName(message, 5, name), options)
    current = { name, parsed, described: null, portal: null }
    known.set(text, current)
    return parsed
  }

  const describe = async (named: Planned, message: Uint8Array, options: Parameters<typeof ask>[1]) => {
    if (message[5] === kinds.statement)
      return (named.described ??= await ask(withName(message, 6, named.name), options))
    if (named.portal) return named.portal
    const before = bound ?? new Uint8Array()
    bound = null
    return (named.portal = await ask(joined(before, message), options))
  }

  client.execProtocolStream = async (message, options) => {
    const kind = message[0]
    if (kind === kinds.sync) {
      // NOTE: what went out as one has ended as one.
      const isDone = isSynced
      isSynced = false
      bound = null
      return isDone ? [] : ask(message, options)
    }
    isSynced = false
    if (kind === kinds.parse) {
      current = null
      bound = null
      return parse(message, options)
    }
    if (kind === kinds.query) {
      if (isDefinition.test(textAt(message, 5))) await keep(0, options)
      return ask(message, options)
    }
    const named: Planned | null = current
    if (!named) return ask(message, options)
    if (kind === kinds.bind) {
      bound = withName(message, 6, named.name)
      return []
    }
    if (kind === kinds.describe) return describe(named, message, options)
    if (kind !== kinds.execute || !bound) return ask(message, options)
    const whole = joined(bound, message, syncing)
    bound = null
    isSynced = true
    return ask(whole, options)
  }

  return {
    /** What is known of a statement that was asked before; nothing once it is forgotten. */
    recall(text: string): Known | undefined {
      const found = known.get(text)
      if (!found?.described || !found.portal) return undefined
      known.delete(text)
      known.set(text, found)
      const { name, described, portal } = found
      return { name, described, portal, ask: (message) => ask(message, { syncToFs: false }) }
    },
  }
}

export type Named = ReturnType<typeof nameStatements>

const syncing = Uint8Array.of(kinds.sync, 0, 0, 0, 4)

function joined(...messages: readonly Uint8Array[]) {
  const whole = new Uint8Array(messages.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const message of messages) {
    whole.set(message, at)
    at += message.length
  }
  return whole
}

/** NOTE: one that has a name, or says the types of its values, is somebody's own. */
const canBeNamed = (message: Uint8Array, text: string) =>
  message[5] === 0 &&
  text.length <= limits.letters &&
  isPlanned.test(text) &&
  message.indexOf(0, 6) === message.length - 3

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** What stands from here to the next zero. */
const textAt = (message: Uint8Array, from: number) =>
  decoder.decode(message.subarray(from, message.indexOf(0, from)))

/** A message with this name in the place of none. */
function withName(message: Uint8Array, at: number, name: string) {
  const bytes = encoder.encode(name)
  const named = new Uint8Array(message.length + bytes.length)
  named.set(message.subarray(0, at))
  named.set(bytes, at)
  named.set(message.subarray(at), at + bytes.length)
  new DataView(named.buffer).setInt32(1, named.length - 1)
  return named
}

function closing(name: string) {
  const bytes = encoder.encode(name)
  const message = new Uint8Array(bytes.length + 7)
  message[0] = kinds.close
  new DataView(message.buffer).setInt32(1, message.length - 1)
  message[5] = kinds.statement
  message.set(bytes, 6)
  return message
}
