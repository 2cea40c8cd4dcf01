import type { PGlite } from '@electric-sql/pglite'
import { hotTexts } from './prepared.ts'

const kinds = { parse: 0x50, bind: 0x42, describe: 0x44, query: 0x51, statement: 0x53 }
/** A text that changes what tables hold: what is known of statements is out of date then. */
const isDefinition = /^\s*(create|alter|drop)\b/i

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Known = { name: string; parsed: Messages; described: Messages | null; portal: Messages | null }

/**
 * The engine's driver has each statement read and planned anew for every call, which costs more than all the rest. Here the
 * hot ones get a name, by which the engine keeps their plan as the server does: of the messages that ask a statement, those
 * that only repeat what is known are answered from here, and the others name it.
 */
export function nameHotStatements(client: PGlite) {
  const known = new Map<string, Known>()
  let current: Known | null = null
  let made = 0
  const ask = client.execProtocolStream.bind(client)

  const parse = async (message: Uint8Array, options: Parameters<typeof ask>[1]) => {
    const text = textAt(message, 6)
    if (isDefinition.test(text)) known.clear()
    if (message[5] !== 0 || !hotTexts.has(text)) return ask(message, options)
    const found = known.get(text)
    if (found) return (current = found).parsed
    made += 1
    const name = `hot_${made}`
    const parsed = await ask(withName(message, 5, name), options)
    current = { name, parsed, described: null, portal: null }
    known.set(text, current)
    return parsed
  }

  client.execProtocolStream = async (message, options) => {
    if (message[0] === kinds.parse) {
      current = null
      return parse(message, options)
    }
    if (message[0] === kinds.query) {
      if (isDefinition.test(textAt(message, 5))) known.clear()
      return ask(message, options)
    }
    const hot: Known | null = current
    if (!hot) return ask(message, options)
    if (message[0] === kinds.bind) return ask(withName(message, 6, hot.name), options)
    if (message[0] !== kinds.describe) return ask(message, options)
    if (message[5] === kinds.statement)
      return (hot.described ??= await ask(withName(message, 6, hot.name), options))
    return (hot.portal ??= await ask(message, options))
  }
}

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
