import { posix } from 'node:path'
import type { Config } from '../../../../config.ts'
import { strictTransport } from '../../../../http/guard/headers.ts'

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  css: 'text/css',
  csv: 'text/csv',
  gif: 'image/gif',
  htm: 'text/html',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  mjs: 'text/javascript',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  ogv: 'video/ogg',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  vtt: 'text/vtt',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xhtml: 'application/xhtml+xml',
  xml: 'application/xml',
}

/** NOTE: without a charset, as a package's own pages say theirs, which this would override. */
export const typeOf = (path: string) =>
  types[posix.extname(path).slice(1).toLowerCase()] ?? 'application/octet-stream'

/** On every answer: framed by the application alone, and telling nobody where it was opened. */
export function contentHeaders(config: Pick<Config, 'publicUrl'>): Record<string, string> {
  const strict = strictTransport(config)
  return {
    'content-security-policy': `frame-ancestors 'self' ${new URL(config.publicUrl).origin}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...(strict && { 'strict-transport-security': `max-age=${strict.maxAge}; includeSubDomains` }),
  }
}

/** The one range that is asked for; nothing where all is, or several are. */
export function rangeOf(header: string | undefined, bytes: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first !== '' && last !== '' && Number(last) < start) return null
  return start > end || start >= bytes ? 'outside' : { start, end }
}
