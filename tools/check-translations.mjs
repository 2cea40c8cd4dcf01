import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pairsIn } from './kit/pairs.mjs'
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

const wrong = orphans.map((file) => `${file}: has no English file beside it`)
let count = 0
for (const file of english) {
  const german = file.replace(/\.en\.json$/, '.de.json')
  if (!existsSync(at(german))) {
    wrong.push(`${file}: has no German file beside it`)
    continue
  }
  const texts = readTexts(at(file))
  const inGerman = readTexts(at(german))
  const namespace = basename(file, '.en.json')
  count += Object.keys(texts).length
  const unused = Object.keys(texts).filter((key) => !isUsed(found, namespace, key))
  wrong.push(
    ...compareTexts(texts, inGerman).map((line) => `${german}: ${line}`),
    ...[...compareOrder(texts), ...comparePlurals(texts), ...compareSigns(texts, 'en')].map(
      (line) => `${file}: ${line}`,
    ),
    ...[...compareOrder(inGerman), ...comparePlurals(inGerman), ...compareSigns(inGerman, 'de')].map(
      (line) => `${german}: ${line}`,
    ),
    ...(namespace === 'errors' ? compareEnds(texts, inGerman, bound) : []).map((line) => `${file}: ${line}`),
    ...unused.map((key) => `${file}: ${key}: not used`),
  )
}

// NOTE: what the server says stands in its programs, both languages side by side (decision 0147).
const isSaid = (/** @type {string} */ file) =>
  /^packages\/server\/src\/(?!demo\/).*\.ts$/.test(file) && !/\.(test|expected)\.ts$/.test(file)
let said = 0
for (const file of files.filter(isSaid)) {
  const code = readFileSync(at(file), 'utf8')
  for (const { line, en, de } of /\bde\b/.test(code) ? pairsIn(file, code) : []) {
    const isNothing = (/** @type {string} */ key) => !/\p{L}/u.test(`${en[key] ?? ''}${de[key] ?? ''}`)
    const keys = Object.keys({ ...en, ...de }).filter((key) => !isNothing(key))
    const only = (/** @type {Record<string, string>} */ texts) =>
      Object.fromEntries(Object.entries(texts).filter(([key]) => keys.includes(key)))
    said += keys.length
    const faults = [
      ...compareTexts(only(en), only(de)),
      ...compareSigns(only(en), 'en'),
      ...compareSigns(only(de), 'de'),
    ]
    wrong.push(...faults.map((fault) => `${file}:${line}: ${fault}`))
  }
}

for (const line of wrong) say(line)
say(`${count} texts in ${english.length} files and ${said} of the server, ${wrong.length} wrong`)
process.exitCode = wrong.length ? 1 : 0
