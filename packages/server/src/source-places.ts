import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

type SourceMap = { sources: string[]; mappings: string }
type StackPlace = { line: number; column: number }
type MapSegment = StackPlace & { source: number }

const place = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g
const most = 1000
const known = new Map<string, string>()

/**
 * A stack with the places of the sources instead of those of the built file. NOTE: Node does so by itself where it is told to,
 * and keeps a hundred MB for it from the first stack on (decision 0148).
 */
export function withSources(stack: string) {
  const found = [...stack.matchAll(place)].filter(([text]) => !known.has(text))
  const files = new Set(found.map(([, file = '']) => file))
  for (const file of files) learn(file, found)
  return stack.replace(place, (text) => known.get(text) ?? text)
}

/** Looks up all places of one built file at once, as its map is read from the beginning each time. */
function learn(file: string, found: RegExpExecArray[]) {
  const path = fileURLToPath(file)
  if (known.size > most || !existsSync(`${path}.map`)) return
  // NOTE: the file is of our own build.
  const { sources, mappings } = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMap
  const wanted = found.filter(([, of]) => of === file)
  const places = wanted.map(([, , line, column]) => ({ line: Number(line) - 1, column: Number(column) - 1 }))
  for (const [at, segment] of segmentsAt(mappings, places).entries()) {
    const source = segment && sources[segment.source]
    const [text = ''] = wanted[at] ?? []
    if (source) known.set(text, `${resolve(dirname(path), source)}:${segment.line + 1}:${segment.column + 1}`)
  }
}

/** For each place the last part of its line that begins there or before it. */
function segmentsAt(mappings: string, places: readonly StackPlace[]) {
  const found = places.map((): MapSegment | undefined => undefined)
  const at = { source: 0, line: 0, column: 0 }
  for (const [number, text] of mappings.split(';').entries()) {
    const onLine = [...places.entries()].filter(([, { line }]) => line === number)
    let begin = 0
    for (const segment of text ? text.split(',') : []) {
      begin += advance(at, segment)
      for (const [index] of onLine.filter(([, { column }]) => begin <= column)) found[index] = { ...at }
    }
  }
  return found
}

/** Everything in a part is said as how much more it is than in the one before; answers the columns of the built line. */
function advance(at: MapSegment, segment: string) {
  const [built = 0, source = 0, line = 0, column = 0] = numbersOf(segment)
  at.source += source
  at.line += line
  at.column += column
  return built
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Numbers as source maps write them: five bits in each letter, the lowest first, and the lowest of all is the sign. */
function numbersOf(segment: string) {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const letter of segment) {
    const digit = digits.indexOf(letter)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = shift = 0
  }
  return numbers
}
