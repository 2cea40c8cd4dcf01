import type { ImportSeparator } from '@oktant/contract/people/imports.ts'

export type CsvFault = 'quote_open' | 'cell_too_long'
/** One record, the line on which it begins, and what makes it unreadable. */
export type CsvRecord = { line: number; cells: string[]; fault: CsvFault | null }

type Taken = { cells: string[]; next: number } | 'incomplete' | 'quote_open'

const quote = '"'
/** So long a record is taken for one whose end is missing; nothing longer is ever held. */
const mostRecord = 256_000

/**
 * Reads text as it comes. NOTE: `csv-parse` gives a whole file up at the first quotation mark that is not closed, and
 * holds all of what follows it; here the line is named and the next one is read.
 */
export function makeCsvReader(separator: ImportSeparator) {
  let text = ''
  let line = 1
  let isSkipping = false

  function* records(isLast: boolean): Generator<CsvRecord> {
    let at = 0
    while (at < text.length) {
      if (isSkipping) {
        const next = nextLine(text, at, isLast)
        at = next ?? text.length
        if (next === null) break
        isSkipping = false
        line += 1
        continue
      }
      const taken = takeRecord(text, at, separator, isLast)
      if (taken === 'incomplete' && text.length - at < mostRecord) break
      if (typeof taken === 'string') {
        const next = nextLine(text, at, isLast)
        const isLong = (next ?? text.length) - at > mostRecord / 2
        yield {
          line,
          cells: [text.slice(at, Math.min(at + 200, next ?? text.length)).trimEnd()],
          fault: isLong ? 'cell_too_long' : 'quote_open',
        }
        isSkipping = next === null
        at = next ?? text.length
        line += next === null ? 0 : 1
        continue
      }
      yield { line, cells: taken.cells, fault: null }
      line += linesIn(text, at, taken.next)
      at = taken.next
    }
    text = text.slice(at)
  }

  return {
    *push(more: string) {
      text += more
      yield* records(false)
    },
    *end() {
      yield* records(true)
    },
  }
}

/** Where the next line begins; none where the text ends before. */
function nextLine(text: string, from: number, isLast: boolean): number | null {
  for (let at = from; at < text.length; at += 1) {
    const end = endOfLine(text, at, isLast)
    if (end === 'unknown') return null
    if (end) return at + end
  }
  return null
}

/** How many characters end a line here; a carriage return at the very end may be half of an ending. */
function endOfLine(text: string, at: number, isLast: boolean): 0 | 1 | 2 | 'unknown' {
  const mark = text.charCodeAt(at)
  if (mark === 10) return 1
  if (mark !== 13) return 0
  if (at + 1 < text.length) return text.charCodeAt(at + 1) === 10 ? 2 : 1
  return isLast ? 1 : 'unknown'
}

function linesIn(text: string, from: number, to: number) {
  let count = 0
  for (let at = from; at < to; at += 1) {
    const end = endOfLine(text, at, true)
    if (!end) continue
    count += 1
    if (end === 2) at += 1
  }
  return count
}

function takeRecord(text: string, from: number, separator: string, isLast: boolean): Taken {
  const cells: string[] = []
  let at = from
  for (;;) {
    const cell = text[at] === quote ? takeQuoted(text, at, isLast) : takePlain(text, at, separator)
    if (typeof cell === 'string') return cell
    cells.push(cell.value)
    at = cell.next
    if (text[at] === separator) {
      at += 1
      continue
    }
    if (at >= text.length) return isLast ? { cells, next: at } : 'incomplete'
    const end = endOfLine(text, at, isLast)
    if (end === 'unknown') return 'incomplete'
    // NOTE: what follows a closing quotation mark directly tells that it did not close anything.
    if (!end) return 'quote_open'
    return { cells, next: at + end }
  }
}

function takePlain(text: string, from: number, separator: string) {
  let at = from
  while (at < text.length) {
    const mark = text[at]
    if (mark === separator || mark === '\n' || mark === '\r') break
    at += 1
  }
  return { value: text.slice(from, at), next: at }
}

function takeQuoted(text: string, from: number, isLast: boolean) {
  const parts: string[] = []
  let at = from + 1
  for (;;) {
    const close = text.indexOf(quote, at)
    if (close < 0) return isLast ? ('quote_open' as const) : ('incomplete' as const)
    parts.push(text.slice(at, close))
    if (text[close + 1] !== quote) return { value: parts.join(''), next: close + 1 }
    parts.push(quote)
    at = close + 2
  }
}
