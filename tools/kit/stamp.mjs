import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './place.mjs'

const skipped = new Set(['node_modules', 'dist', 'data', '.cache', 'coverage', 'test'])

/** @returns {string[]} the files of the named files and folders, below the root, sorted */
export function filesIn(/** @type {string[]} */ names) {
  return names.flatMap((name) => {
    const path = join(root, name)
    if (!existsSync(path)) return []
    if (!statSync(path).isDirectory()) return [name]
    const inside = readdirSync(path).filter((entry) => !skipped.has(entry) && !entry.includes('.test.'))
    return filesIn(inside.sort().map((entry) => join(name, entry)))
  })
}

export function hashOf(/** @type {string[]} */ files, /** @type {string[]} */ ...facts) {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

export function isFresh(/** @type {string} */ stamp, /** @type {string} */ hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

// NOTE: a new file under the old name, as node_modules may be shared by hard links.
export function stampWith(/** @type {string} */ stamp, /** @type {string} */ hash) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(`${stamp}.new`, hash)
  renameSync(`${stamp}.new`, stamp)
}
