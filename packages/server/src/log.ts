import { pino } from 'pino'

/** Structured logs; nothing that opens a door is ever written to them. */
export function makeLog(level: string, file?: string) {
  const options = {
    level,
    base: null,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.otp'],
      censor: '[hidden]',
    },
  }
  return file ? pino(options, pino.destination(file)) : pino(options)
}
