import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { at, say } from './kit/place.mjs'
import { trackedFiles } from './kit/tree.mjs'

const warnLines = 300
const mostLines = 500
const mostFiles = 20
/** Lines in all for each of the product: tests, notes, and what is locked or recorded come with it (decision 0152). */
const mostPerLine = 1.86

// NOTE: decisions and migrations are numbered lists, which grow with the product and not with its disorder.
const numbered = [/^packages\/server\/migrations/, /^docs\/decisions/]

const files = trackedFiles()
const lines = files
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
  .map((file) => ({ file, count: readFileSync(at(file), 'utf8').split('\n').length - 1 }))

/** @type {Map<string, number>} */
const folders = new Map()
for (const file of files) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)

for (const { file, count } of lines)
  if (count > warnLines && count <= mostLines)
    say(`warning: ${file} has ${count} lines (${warnLines} is the wish)`)

const tooLong = lines
  .filter(({ count }) => count > mostLines)
  .map(({ file, count }) => `${file} has ${count} lines; ${mostLines} is the most`)
const tooFull = [...folders]
  .filter(([folder, count]) => count > mostFiles && !numbered.some((pattern) => pattern.test(folder)))
  .map(([folder, count]) => `${folder}/ has ${count} files; ${mostFiles} is the most`)
const kinds = {
  locked: /package-lock\.json$|migrations\/meta\/|^bench\/\w+\.json$/,
  tests: /\.(test|expected)\.|\/test\/|^e2e\//,
  product: /^packages\//,
  rest: /\.(ts|mjs|json|md|tsv|css|html|sql|ya?ml)$/,
}
const kindOf = (/** @type {string} */ file) =>
  Object.entries(kinds).find(([, pattern]) => pattern.test(file))?.[0] ?? 'none'
/** @type {Record<string, number>} */
const sums = {}
for (const file of files.filter((name) => !/\.(png|webm|woff2|jpg|ico|gz|zip|pdf)$/.test(name)))
  sums[kindOf(file)] = (sums[kindOf(file)] ?? 0) + (readFileSync(at(file), 'utf8').match(/\n/g)?.length ?? 0)
const sources = files.filter((file) => /^packages\/.*\.tsx?$/.test(file) && !kinds.tests.test(file))
const holding = (/** @type {RegExp} */ pattern) =>
  sources.filter((file) => pattern.test(readFileSync(at(file), 'utf8'))).length
say(
  `${files.length} files; lines: ${sums.product} of the product, ${sums.tests} of tests, ${sums.locked} locked or recorded, ${sums.rest} else; ` +
    `${holding(/\bmake(Noticed)?Cache[(<]/) - 1} files keep something in a cache, ${holding(/\b_\.session\b/)} reach into a library`,
)

const tracked = Object.values(sums).reduce((all, one) => all + one, 0)
const mostTracked = Math.round(mostPerLine * (sums.product ?? 0))
const tooMany =
  tracked > mostTracked ? [`${tracked} lines are tracked; ${mostTracked} are the most (decision 0152)`] : []

for (const fault of [...tooLong, ...tooFull, ...tooMany]) say(fault)
process.exitCode = tooLong.length + tooFull.length + tooMany.length ? 1 : 0
