import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const at = (/** @type {string[]} */ ...parts) => join(root, ...parts)

export function say(/** @type {string} */ line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Ends the command with the one line that says what to do.
 * @returns {never}
 */
export function giveUp(/** @type {string} */ line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Seconds since `start`, for a person: `3.4 s`, `2 min 5 s`. */
export function since(/** @type {number} */ start) {
  const seconds = (performance.now() - start) / 1000
  if (seconds < 100) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
