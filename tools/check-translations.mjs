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
const english = files.filter((file) => /^packages\/(?!server\/).*\.en\.json$/.test(file))
const orphans = files.filter(
  (file) => /^packages\/.*\.de\.json$/.test(file) && !existsSync(at(file.replace(/\.de\.json$/, '.en.json'))),
)

const contractPrograms = () =>
  files
    .filter((file) => /^packages\/contract\/src\/.*\.ts$/.test(file))
    .map((file) => readFileSync(at(file), 'utf8'))

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

const isOfServer = (/** @type {string} */ file) =>
  /^packages\/server\/src\/(?!demo\/).*\.ts$/.test(file) && !/\.(test|expected|demo)\.ts$/.test(file)
const programs = files.filter(isOfServer).map((file) => ({ file, code: readFileSync(at(file), 'utf8') }))
const named = new Set(
  [...programs.map(({ code }) => code), ...contractPrograms()].flatMap((code) => code.match(/[\w-]+/g) ?? []),
)

let said = 0
for (const file of files.filter((name) => /^packages\/server\/src\/.*\.en\.json$/.test(name))) {
  const german = file.replace(/\.en\.json$/, '.de.json')
  if (!existsSync(at(german))) {
    wrong.push(`${file}: has no German file beside it`)
    continue
  }
  const [texts, inGerman] = [readTree(at(file)), readTree(at(german))]
  said += Object.keys(texts).length
  const unused = Object.keys(texts).filter(
    (key) => !key.split('.').every((name) => /^\d+$/.test(name) || named.has(name)),
  )
  wrong.push(
    ...[...compareTexts(texts, inGerman), ...compareSigns(inGerman, 'de')].map(
      (line) => `${german}: ${line}`,
    ),
    ...compareSigns(texts, 'en').map((line) => `${file}: ${line}`),
    ...unused.map((key) => `${file}: ${key}: not used`),
  )
}

// NOTE: what stands in a program is read by nobody who translates.
for (const { file, code } of programs)
  wrong.push(
    ...sentencesIn(file, code).map(
      (line) => `${file}:${line}: a sentence in a program, not in the files beside it`,
    ),
  )

for (const line of wrong) say(line)
say(`${count} texts in ${english.length} files and ${said} of the server, ${wrong.length} wrong`)
process.exitCode = wrong.length ? 1 : 0
