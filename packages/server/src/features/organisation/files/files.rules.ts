type Span = { start: number; end: number }

/**
 * The part of a file that a Range header asks for: the whole (null) where there is none or it is not understood,
 * 'unsatisfiable' where it lies outside.
 */
export function rangeOf(header: string | null, bytes: number): Span | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  if (first === '') return tail(Number(last), bytes)
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= bytes ? 'unsatisfiable' : { start, end }
}

const tail = (length: number, bytes: number) =>
  length === 0 || bytes === 0 ? 'unsatisfiable' : { start: Math.max(0, bytes - length), end: bytes - 1 }

/** Images that browsers show without running anything; all else is saved rather than opened. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

/** How a file is handed out: shown or saved, under a name that cannot break out of the header. */
export function dispositionOf(type: string, title: string) {
  const name = title.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '_').trim() || 'file'
  const plain = name.replace(/[^\x20-\x7e]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `${shown.has(type) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
