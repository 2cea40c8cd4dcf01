import type { Config } from '../../config.ts'

const yearInSeconds = 31_536_000

/** Told only where people come by TLS: a browser that heard it never asks without TLS again. */
export const strictTransport = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  publicUrl.startsWith('https:') && { maxAge: yearInSeconds, includeSubDomains: true }

/** On every answer that is no page: not kept, not guessed at, not framed, nothing in it run. */
export function answerHeaders(config: Pick<Config, 'publicUrl'>) {
  return {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    ...(strictTransport(config) && {
      'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains`,
    }),
  }
}
