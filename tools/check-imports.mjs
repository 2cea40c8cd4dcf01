import { cyclesIn, importGraph } from './kit/imports.mjs'
import { root, say } from './kit/place.mjs'
import { trackedFiles } from './kit/tree.mjs'
import { featureGraph, refusal } from './kit/zones.mjs'

const sources = trackedFiles().filter((file) => /^packages\/.*\.tsx?$/.test(file))
const graph = importGraph(root, sources)

const refused = [...graph].flatMap(([file, targets]) =>
  targets.flatMap((target) => {
    const why = refusal(file, target)
    return why ? [`${file} imports ${target}: ${why}`] : []
  }),
)
// NOTE: a part that is loaded on first use may share its opener's types; that ring never closes at start.
const atStart = importGraph(root, sources, { late: false })
const rings = cyclesIn(atStart).map((ring) => `a ring of imports: ${ring.join(' → ')}`)
const circles = cyclesIn(featureGraph(graph)).map((ring) => `a circle of features: ${ring.join(' → ')}`)
const faults = [...refused, ...rings, ...circles]

for (const fault of faults) say(fault)
say(`${sources.length} files, ${faults.length} refused imports and circles`)
process.exitCode = faults.length ? 1 : 0
