// Breaks rules, access and token code in small ways, and counts how many of them the tests notice: `npm run mutate`.
import { readFileSync } from 'node:fs'
import { ensureInstalled } from './kit/install.mjs'
import { at, say, since } from './kit/place.mjs'
import { onInterrupt, run, stopAll } from './kit/process.mjs'

const least = 85
const noticed = ['Killed', 'Timeout']
const missed = ['Survived', 'NoCoverage']

await ensureInstalled()
onInterrupt(() => stopAll())

const total = { noticed: 0, missed: 0 }
for (const part of ['rules', 'access']) await mutate(part)
const share = (100 * total.noticed) / (total.noticed + total.missed)
say(
  `${total.noticed} of ${total.noticed + total.missed} noticed: ${share.toFixed(1)} %, at least ${least} % wanted`,
)
process.exitCode = share >= least ? 0 : 1

async function mutate(/** @type {string} */ part) {
  const began = performance.now()
  const { code } = await run(
    process.execPath,
    [at('node_modules/@stryker-mutator/core/bin/stryker.js'), 'run'],
    {
      env: { MUTATED: part },
    },
  )
  if (code !== 0) throw new Error(`The mutation runner ended with ${code}.`)
  const found = statuses(at(`reports/mutation-${part}.json`))
  const count = (/** @type {string[]} */ wanted) => found.filter((status) => wanted.includes(status)).length
  total.noticed += count(noticed)
  total.missed += count(missed)
  say(`${part}: ${count(noticed)} noticed, ${count(missed)} missed (${since(began)})`)
}

/** @returns {string[]} what became of each small change, one after the other */
function statuses(/** @type {string} */ file) {
  const { files } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(files).flatMap(({ mutants }) =>
    mutants.map((/** @type {{ status: string }} */ { status }) => status),
  )
}
