/** A part of a message: its fields, its head as it came, and what it holds, decoded. */
export type Part = { type: string; fields: ReadonlyMap<string, string>; head: string; body: string }

// NOTE: a report has three parts. Each byte is looked at a few times at most, whatever a stranger sends.
const [mostParts, deepest, longestHead] = [50, 5, 200_000]

/** The parts of a message (RFC 2045) that hold no parts themselves; the message that a part holds is one part. */
export const partsOf = (message: string): Part[] =>
  leavesOf(message, 'text/plain', deepest).slice(0, mostParts)

function leavesOf(message: string, usual: string, depth: number): Part[] {
  const { head, body } = splitAtBlank(message)
  const fields = fieldsOf(head)
  const [type = '', ...parameters] = (fields.get('content-type') ?? usual).split(';')
  const part = { type: type.trim().toLowerCase(), fields, head }
  const boundary = boundaryOf(parameters)
  if (!part.type.startsWith('multipart/')) return [{ ...part, body: decoded(body, fields) }]
  if (!boundary || depth === 0) return []
  return innerOf(body, boundary).flatMap((inner) => leavesOf(inner, usual, depth - 1))
}

/** What stands before the first empty line, and what after it. */
export function splitAtBlank(text: string) {
  const beginsBlank = /^\r?\n/.exec(text)
  if (beginsBlank) return { head: '', body: text.slice(beginsBlank[0].length) }
  const blank = /\r?\n\r?\n/.exec(text)
  const end = blank ? blank.index : text.length
  return { head: text.slice(0, Math.min(end, longestHead)), body: text.slice(end + (blank?.[0].length ?? 0)) }
}

/** Fields by their names in small letters; a line that begins with a blank goes on with the one before. */
export function fieldsOf(head: string): ReadonlyMap<string, string> {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.flatMap((line) => {
      const colon = line.indexOf(':')
      return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : []
    }),
  )
}

function boundaryOf(parameters: string[]) {
  const named = parameters.map((one) => one.trim()).find((one) => /^boundary=/i.test(one))
  return named?.slice('boundary='.length).replace(/^"|"$/g, '').slice(0, 70)
}

/** What stands between the lines that begin with the boundary; the words before the first are for people. */
function innerOf(body: string, boundary: string) {
  // NOTE: up to the end of the line, because another boundary may begin like this one.
  const line = new RegExp(`\\n--${escaped(boundary)}(?=--|[ \\t]*\\r?(?:\\n|$))`)
  const [, ...inner] = `\n${body}`.split(line, mostParts)
  const end = inner.findIndex((one) => one.startsWith('--'))
  return (end < 0 ? inner : inner.slice(0, end)).map((one) => one.slice(one.indexOf('\n') + 1))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

function decoded(body: string, fields: Part['fields']) {
  const encoding = fields.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('latin1')
  if (encoding !== 'quoted-printable') return body
  const hex = (_: string, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))
  return body.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, hex)
}
