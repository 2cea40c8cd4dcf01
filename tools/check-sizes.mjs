import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { at, say } from './kit/place.mjs'
import { trackedFiles } from './kit/tree.mjs'

const warnLines = 300
const mostLines = 500
const warnFiles = 20

// NOTE: a folder of letters or of the contract's domains grows with the product, not with its disorder.
const longFolders = [/^packages\/contract\/src$/, /^packages\/server\/migrations/, /^docs\//]

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
for (const [folder, count] of folders)
  if (count > warnFiles && !longFolders.some((pattern) => pattern.test(folder)))
    say(`warning: ${folder}/ has ${count} files (${warnFiles} is the wish)`)

const tooLong = lines.filter(({ count }) => count > mostLines)
for (const { file, count } of tooLong) say(`${file} has ${count} lines; ${mostLines} is the most`)
process.exitCode = tooLong.length ? 1 : 0
