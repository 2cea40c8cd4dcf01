import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Config, isLoopback } from '../../config.ts'

/** What a proxy says of whom it speaks for; nobody of this machine sends it for themselves. */
const saysAnother = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const

type AskedDoor = Pick<FastifyRequest, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/**
 * May this caller read the figures? Where a token is set whoever shows it, otherwise programs of this machine alone.
 * NOTE: a proxy of this machine speaks for somebody else, so what it hands on is nobody’s of this machine.
 */
export function mayReadFigures(
  { metricsToken }: Pick<Config, 'metricsToken'>,
  { headers, socket }: AskedDoor,
) {
  if (metricsToken !== null) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`)
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  return isLoopback(address) && saysAnother.every((name) => headers[name] === undefined)
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
