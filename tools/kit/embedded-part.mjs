import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What stands on the engine itself goes whole on the embedded one. */
const own = /^src\/(db|transfer|outbox|jobs)\//
/** NOTE: whoever asks which engine there is has something to show that only that one can. */
const asks = /inject\('prepared'\)/

/**
 * The test files that `npm test` runs on the embedded engine, too: all that is about an engine, and every sixth of the rest, as
 * what a feature does is the same SQL on both (decision 0056).
 * @param {string} root
 */
export function embeddedPart(root) {
  const files = ['src', 'test'].flatMap((folder) => testsIn(root, folder)).sort()
  const isOwn = (/** @type {string} */ file) =>
    own.test(file) || asks.test(readFileSync(join(root, file), 'utf8'))
  const rest = files.filter((file) => !isOwn(file))
  const left = new Set(rest.filter((_, number) => number % 6 !== 0))
  return files.filter((file) => !left.has(file))
}

const testsIn = (/** @type {string} */ root, /** @type {string} */ folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
