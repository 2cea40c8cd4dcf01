import { ConfigError } from './config.ts'
import { FolderHeldError } from './db/engine/lock.ts'
import { OldServerError } from './db/engine/postgres-version.ts'
import { NoRoomError } from './db/engine/room.ts'
import { withSources } from './source-places.ts'

/** What a failed start says: one line with what to change, wherever a setting is to blame. */
export function explain(error: unknown) {
  if (error instanceof ConfigError) return error.lines.join('\n')
  if (error instanceof FolderHeldError || error instanceof NoRoomError || error instanceof OldServerError)
    return error.message
  if (!(error instanceof Error)) return String(error)
  // NOTE: the query builder hands on what the driver said as its cause.
  const inner = error.cause instanceof Error ? error.cause : error
  return wordsOf(inner) ?? withSources(error.stack ?? error.message)
}

function wordsOf(fault: Fault) {
  const { code = '', syscall = '', hostname } = fault
  // NOTE: one of several processes is told so by the first, whose call has another name.
  if (syscall === 'listen' || syscall === 'bind') return listening[code]?.(fault)
  if (code === 'ENOTFOUND') return `There is no host ${hostname}: look at HOST and DATABASE_URL.`
  if (syscall === 'connect' || !syscall) {
    const why = ofTheDatabase[code]
    return why && `The database of DATABASE_URL cannot be used: ${why} (${fault.message}).`
  }
  const why = ofTheFolder[code]
  return why && `DATA_DIR cannot be used: ${fault.dest ?? fault.path ?? 'the folder'} ${why}.`
}

type Fault = Error & {
  code?: string
  syscall?: string
  path?: string
  dest?: string
  address?: string
  port?: number
  hostname?: string
}

const listening: Record<string, (fault: Fault) => string> = {
  EADDRINUSE: () =>
    'This port is in use by another program. Set PORT to another one, for example: PORT=7090 npm start',
  EACCES: ({ port }) =>
    `Port ${port} is not for everybody. Set PORT to one from 1024, for example: PORT=7090 npm start`,
  EADDRNOTAVAIL: ({ address }) => `HOST ${address} is no address of this machine.`,
}

const ofTheDatabase: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ETIMEDOUT: 'nothing answers there',
  ECONNRESET: 'it hung up',
  '28P01': 'it refuses the password',
  '28000': 'it lets this user not in',
  '3D000': 'there is no database of that name',
  '42501': 'the user may not make tables there',
  '53100': 'it has no room left',
  '53300': 'it has no connection to spare',
}

const ofTheFolder: Record<string, string> = {
  EACCES: 'may not be written to',
  EPERM: 'may not be written to',
  EROFS: 'may not be written to',
  EEXIST: 'is a file, not a folder',
  ENOTDIR: 'lies in a file, not in a folder',
  ENOENT: 'cannot be made there',
  ENOTEMPTY: 'holds something else than a database',
  ENOSPC: 'has no room left',
}
