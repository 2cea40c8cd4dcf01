import { spawn } from 'node:child_process'
import { root } from './place.mjs'

// NOTE: each child leads a group of its own, so that what it starts ends with it.
const grouped = process.platform !== 'win32'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stopping = false

/**
 * @typedef {object} Start
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to this process's own
 * @property {'show' | 'keep' | 'both'} [output] show it, keep it for the caller, or both
 * @property {number} [uid]
 * @property {number} [gid]
 */

/** Starts a program that `stopAll` ends at the latest. */
export function start(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {Start} */ options = {},
) {
  const { cwd = root, env, output = 'show', uid, gid } = options
  const pipe = output === 'show' ? 'inherit' : 'pipe'
  const child = spawn(command, args, {
    cwd,
    uid,
    gid,
    env: { ...process.env, ...env },
    stdio: ['ignore', pipe, pipe],
    detached: grouped,
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/**
 * Runs a program to its end.
 * @returns {Promise<{ code: number, text: string }>}
 */
export function run(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {Start} */ options = {},
) {
  return new Promise((resolve) => {
    // NOTE: once everything is being stopped nothing may begin; the process ends before anybody misses the answer.
    if (stopping) return
    const child = start(command, args, options)
    let text = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      text += chunk
      if (options.output === 'both') process.stdout.write(chunk)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', (error) => resolve({ code: 127, text: `${text}${error.message}` }))
    child.once('close', (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), text }))
  })
}

export function stop(
  /** @type {import('node:child_process').ChildProcess} */ child,
  /** @type {NodeJS.Signals} */ signal = 'SIGTERM',
) {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(grouped ? -child.pid : child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

export function stopAll(/** @type {NodeJS.Signals} */ signal = 'SIGTERM') {
  stopping = true
  for (const child of running) stop(child, signal)
}

/** Lets a person's Ctrl-C, or a supervisor's SIGTERM, run `finish` before the process ends. */
export function onInterrupt(/** @type {() => unknown} */ finish) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, async () => {
      await finish()
      process.exit(130)
    })
}
