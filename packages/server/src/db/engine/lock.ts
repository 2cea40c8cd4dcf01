import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { makeDataFolder } from '../../data-folder.ts'

export class FolderHeldError extends Error {
  override name = 'FolderHeldError'
}

type Holder = { pid: number; host: string; begun: string; since: string }

const heartbeat = 5000
const silentFor = 30_000

/** Takes the data folder for this process alone; two processes on one folder would destroy it. */
export function holdFolder(dataDir: string): () => void {
  makeDataFolder(dataDir)
  const lock = join(dataDir, 'lock')
  const mine = `${lock}.${process.pid}`
  const me: Holder = {
    pid: process.pid,
    host: hostname(),
    begun: begunAt(process.pid),
    since: new Date().toISOString(),
  }
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 })
  try {
    if (!take(mine, lock)) clearStale(dataDir, lock)
    else return released(lock, me)
    if (!take(mine, lock)) throw heldBy(dataDir, readHolder(lock))
    return released(lock, me)
  } finally {
    rmSync(mine, { force: true })
  }
}

function released(lock: string, me: Holder) {
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), heartbeat)
  beat.unref()
  let held = true
  const release = () => {
    if (!held) return
    held = false
    clearInterval(beat)
    process.off('exit', release)
    if (readHolder(lock)?.since === me.since) rmSync(lock, { force: true })
  }
  process.on('exit', release)
  return release
}

/** A hard link is made by one process only, however many try at once. */
function take(mine: string, lock: string) {
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function clearStale(dataDir: string, lock: string) {
  const holder = readHolder(lock)
  if (holder && lives(holder, lock)) throw heldBy(dataDir, holder)
  const aside = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  // NOTE: between the look and the rename somebody else may have taken the folder; theirs goes back.
  if (readHolder(aside)?.since !== holder?.since) take(aside, lock)
  rmSync(aside, { force: true })
}

function lives(holder: Holder, lock: string) {
  if (holder.host !== hostname()) return Date.now() - statSync(lock).mtimeMs < silentFor
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return begunAt(holder.pid) === holder.begun
}

/** When a process began, so that a process number given out again is not mistaken for the holder. */
function begunAt(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function readHolder(lock: string): Holder | null {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Holder
  } catch {
    return null
  }
}

function heldBy(dataDir: string, holder: Holder | null) {
  const who = holder ? `process ${holder.pid} on ${holder.host} since ${holder.since}` : 'another process'
  return new FolderHeldError(
    `The data folder ${dataDir} is held by ${who}. Stop it first, or set another DATA_DIR.`,
  )
}
