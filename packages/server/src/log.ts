import type { FastifyBaseLogger } from 'fastify'
import { pino, stdSerializers } from 'pino'
import { withSources } from './source-places.ts'

/** Structured logs; nothing that opens a door is ever written to them. */
export function makeLog(level: string, file?: string) {
  const options = {
    level,
    base: null,
    serializers: { err: errorSaid },
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.otp'],
      censor: '[hidden]',
    },
  }
  return file ? pino(options, pino.destination(file)) : pino(options)
}

function errorSaid(error: Error) {
  const said = stdSerializers.err(error)
  return said.stack ? { ...said, stack: withSources(said.stack) } : said
}

/** A request's own logger, made with its first line: most requests write none, and making one costs more than routing. */
class LateLogger {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined
  constructor(make: () => FastifyBaseLogger) {
    this.#make = make
  }
  get logger() {
    return (this.#made ??= this.#make())
  }
}

const words = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent', 'child'] as const
for (const word of words) {
  Object.defineProperty(LateLogger.prototype, word, {
    value(this: LateLogger, ...said: unknown[]) {
      // NOTE: each word is handed on as it came.
      return (this.logger[word] as (...all: unknown[]) => unknown).call(this.logger, ...said)
    },
  })
}

type Bindings = Parameters<FastifyBaseLogger['child']>[0]

export const lateLogger = (logger: FastifyBaseLogger, bindings: Bindings, options: object) =>
  // NOTE: the loop above gives it every method of a logger.
  new LateLogger(() => logger.child(bindings, options)) as unknown as FastifyBaseLogger
