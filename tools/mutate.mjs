// Breaks rules, access and token code in small ways, and counts how many of them the tests notice:
// `npm run mutate`, or a part of it by `npm run mutate -- --only=rules`, or by words of a path: `-- purchases,limits`.
import { ensureInstalled } from './kit/install.mjs'
import { giveUp, say } from './kit/place.mjs'
import { onInterrupt, stopAll } from './kit/process.mjs'

const least = 85

await ensureInstalled()
onInterrupt(() => stopAll())

const { groupsFor, isMissed, mutate, tally } = await import('./kit/mutants.mjs')
const groups = groupsFor(process.argv.slice(2))
if (groups.length === 0) giveUp('Nothing of that name is changed: see tools/kit/mutants.mjs.')

const found = await mutate(groups)
for (const { file, place, status, change } of found.filter(isMissed))
  say(`${file}:${place} ${status === 'Survived' ? 'survived' : 'has no test'}: ${change}`)
const { kept, survived, untested } = tally(found)
const share = (100 * kept) / Math.max(1, kept + survived + untested)
say(`${kept} of ${kept + survived + untested} noticed: ${share.toFixed(1)} %, at least ${least} % wanted`)
process.exitCode = share >= least || found.length === 0 ? 0 : 1
