import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { sentencesIn } from './kit/sentences.mjs'
import { at, say } from './kit/place.mjs'
import {
  compareEnds,
  compareOrder,
  comparePlurals,
  compareSigns,
  compareTexts,
  isUsed,
  keysIn,
  readTexts,
  readTree,
} from './kit/texts.mjs'
import { trackedFiles } from './kit/tree.mjs'

const files = trackedFiles()
const english = files.filter((file) => /^packages\/.*\.en\.json$/.test(file))
const orphans = files.filter(
  (file) => /^packages\/.*\.de\.json$/.test(file) && !existsSync(at(file.replace(/\.de\.json$/, '.en.json'))),
)

const found = { whole: /** @type {Set<string>} */ (new Set()), patterns: /** @type {string[][]} */ ([]) }
for (const file of files.filter(
  (name) => /^packages\/.*\.tsx?$/.test(name) && !/\.(test|expected)\.tsx?$/.test(name),
)) {
  const { whole, patterns } = keysIn(readFileSync(at(file), 'utf8'))
  for (const text of whole) found.whole.add(text)
  found.patterns.push(...patterns)
}

/** What the specification prints: its first column names a place there, not 'own'. */
const bound = readFileSync(at('packages/contract/test/messages.tsv'), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.split('\t')[2] ?? '')

const isOfServer = (/** @type {string} */ file) => file.startsWith('packages/server/')
const programsIn = (/** @type {RegExp} */ folder, /** @type {RegExp} */ but) =>
  files
    .filter((file) => folder.test(file) && !but.test(file))
    .map((file) => ({ file, code: readFileSync(at(file), 'utf8') }))
const programs = programsIn(/^packages\/server\/src\/(?!demo\/).*\.ts$/, /\.(test|expected|demo)\.ts$/)
const named = new Set(
  [...programs, ...programsIn(/^packages\/contract\/src\/.*\.ts$/, /^$/)].flatMap(
    ({ code }) => code.match(/[\w-]+/g) ?? [],
  ),
)

/** @typedef {import('./kit/texts.mjs').Texts} Texts */

/** The browser's keys stand in their order, and those for counts in both forms. */
const faultsOfKeys = (/** @type {Texts} */ texts) => [...compareOrder(texts), ...comparePlurals(texts)]

const wrong = orphans.map((file) => `${file}: has no English file beside it`)
const counts = { browser: 0, server: 0 }
for (const file of english) {
  const german = file.replace(/\.en\.json$/, '.de.json')
  if (!existsSync(at(german))) {
    wrong.push(`${file}: has no German file beside it`)
    continue
  }
  const read = isOfServer(file) ? readTree : readTexts
  const [texts, inGerman] = [read(at(file)), read(at(german))]
  counts[isOfServer(file) ? 'server' : 'browser'] += Object.keys(texts).length
  wrong.push(
    ...[...compareTexts(texts, inGerman), ...compareSigns(inGerman, 'de')].map(
      (line) => `${german}: ${line}`,
    ),
    ...compareSigns(texts, 'en').map((line) => `${file}: ${line}`),
    ...(isOfServer(file) ? unnamed(texts) : unasked(file, texts, inGerman)).map((line) => `${file}: ${line}`),
    ...(isOfServer(file) ? [] : faultsOfKeys(texts)).map((line) => `${file}: ${line}`),
    ...(isOfServer(file) ? [] : faultsOfKeys(inGerman)).map((line) => `${german}: ${line}`),
  )
}

/** The browser asks for whole keys. */
function unasked(/** @type {string} */ file, /** @type {Texts} */ texts, /** @type {Texts} */ inGerman) {
  const namespace = basename(file, '.en.json')
  const unused = Object.keys(texts).filter((key) => !isUsed(found, namespace, key))
  const ends = namespace === 'errors' ? compareEnds(texts, inGerman, bound) : []
  return [...ends, ...unused.map((key) => `${key}: not used`)]
}

/** The server's names are read one after the other, so each part of one stands somewhere. */
function unnamed(/** @type {Texts} */ texts) {
  const isNamed = (/** @type {string} */ name) => /^\d+$/.test(name) || named.has(name)
  return Object.keys(texts)
    .filter((key) => !key.split('.').every(isNamed))
    .map((key) => `${key}: not used`)
}

// NOTE: what stands in a program is read by nobody who translates.
for (const { file, code } of programs)
  wrong.push(
    ...sentencesIn(file, code).map(
      (line) => `${file}:${line}: a sentence in a program, not in the files beside it`,
    ),
  )

for (const line of wrong) say(line)
say(
  `${counts.browser} texts of the browser and ${counts.server} of the server in ${english.length} files, ${wrong.length} wrong`,
)
process.exitCode = wrong.length ? 1 : 0
