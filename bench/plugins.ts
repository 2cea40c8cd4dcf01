import { parseArgs } from 'node:util'
import { measure, type Measured, medianOf } from './kit/measure.ts'
import { startServer } from './kit/server-process.ts'
import { parts } from './servers/with-part.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '1' }, rounds: { type: 'string', default: '9' } },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)

// What each part of the server adds to a bare answer, measured round by round beside the answer without it.
const rows = await Promise.all(
  Object.keys(parts).map(async (name) => ({
    name,
    server: await startServer('with-part', { PART: name }),
    found: [] as Measured[],
  })),
)
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, found } of rows) found.push(await measure(server, [], { path: '/' }, seconds))
  }
} finally {
  for (const { server } of rows) await server.stop()
}

const [bare] = rows
process.stdout.write('| part | CPU-ms each | µs more than bare |\n| --- | ---: | ---: |\n')
for (const { name, found } of rows) {
  const added = medianOf(
    found.map(({ cpuMs }, round) => cpuMs - (bare?.found[round]?.cpuMs ?? NaN)),
    (one) => one,
  )
  const cpuMs = medianOf(found, (one) => one.cpuMs)
  process.stdout.write(`| ${name} | ${cpuMs.toFixed(4)} | ${(1000 * added).toFixed(1)} |\n`)
}
