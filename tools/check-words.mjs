import { readFileSync } from 'node:fs'
import { at, say } from './kit/place.mjs'
import { trackedFiles } from './kit/tree.mjs'
import { faultsIn } from './kit/words.mjs'

const binary = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|pdf|zip|mp4)$/
const exempt = ['tools/kit/words.mjs', 'tools/test/words.test.ts', 'tools/test/lint.test.ts']

const faults = trackedFiles()
  .filter((file) => !binary.test(file) && !exempt.includes(file))
  .flatMap((file) => faultsIn(file, readFileSync(at(file), 'utf8')))

for (const fault of faults) say(fault)
process.exitCode = faults.length ? 1 : 0
