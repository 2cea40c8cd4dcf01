import { cyclesIn, importGraph } from './kit/imports.mjs'
import { root, say } from './kit/place.mjs'
import { trackedFiles } from './kit/tree.mjs'
import { refusal } from './kit/zones.mjs'

const sources = trackedFiles().filter((file) => /^packages\/.*\.tsx?$/.test(file))
const graph = importGraph(root, sources)

const refused = [...graph].flatMap(([file, targets]) =>
  targets.flatMap((target) => {
    const why = refusal(file, target)
    return why ? [`${file} imports ${target}: ${why}`] : []
  }),
)
const rings = cyclesIn(graph).map((ring) => `a ring of imports: ${ring.join(' → ')}`)
const faults = [...refused, ...rings]

for (const fault of faults) say(fault)
say(`${sources.length} files, ${faults.length} refused imports`)
process.exitCode = faults.length ? 1 : 0
