import { randomUUID } from 'node:crypto'

export type Part = { headers: Readonly<Record<string, string>>; content: Buffer }

const lineEnd = Buffer.from('\r\n')

/** The boundary of a multipart content type; null for what is none. */
export function boundaryOf(contentType: string): string | null {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType)
  return found?.[1] ?? found?.[2] ?? null
}

/** The parts of a multipart body as they came, byte by byte; null for what is cut off or malformed. */
export function readParts(body: Buffer, boundary: string, most: number): Part[] | null {
  const mark = Buffer.from(`--${boundary}`)
  const parts: Part[] = []
  let at = startsWith(body, mark, 0) ? 0 : after(body, Buffer.concat([lineEnd, mark]), 0, 2)
  while (at !== null && parts.length <= most) {
    const start = at + mark.length
    if (startsWith(body, Buffer.from('--'), start)) return parts.length > 0 ? parts : null
    const lineAt = body.indexOf(lineEnd, start)
    if (lineAt < 0 || body.subarray(start, lineAt).toString('latin1').trim() !== '') return null
    const next = body.indexOf(Buffer.concat([lineEnd, mark]), lineAt)
    if (next < 0) return null
    const part = readPart(body.subarray(lineAt + 2, next))
    if (!part) return null
    parts.push(part)
    at = next + 2
  }
  return null
}

function startsWith(body: Buffer, mark: Buffer, at: number) {
  return body.subarray(at, at + mark.length).equals(mark)
}

function after(body: Buffer, what: Buffer, from: number, skip: number) {
  const at = body.indexOf(what, from)
  return at < 0 ? null : at + skip
}

function readPart(bytes: Buffer): Part | null {
  const noHeaders = startsWith(bytes, lineEnd, 0)
  const end = noHeaders ? 0 : bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const headers: Record<string, string> = {}
  for (const line of bytes.subarray(0, end).toString('latin1').split('\r\n').filter(Boolean)) {
    const colon = line.indexOf(':')
    if (colon < 1) return null
    headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim()
  }
  return { headers, content: bytes.subarray(end + (noHeaders ? 2 : 4)) }
}

/** Statements first, then each attachment once. */
export function writeParts(parts: readonly Part[]) {
  const boundary = randomUUID()
  const chunks = parts.flatMap(({ headers, content }) => [
    Buffer.from(
      `--${boundary}\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    ),
    content,
    lineEnd,
  ])
  return {
    contentType: `multipart/mixed; boundary=${boundary}`,
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
