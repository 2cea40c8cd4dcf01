import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './kit/install.mjs'
import { giveUp, say, since } from './kit/place.mjs'
import { onInterrupt, stopAll } from './kit/process.mjs'

const whole = process.argv.includes('--whole')
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')

await ensureInstalled()

// NOTE: loaded late, as these need what has just been installed.
const { ensureBuilt } = await import('./kit/build.mjs')
const { ensureChromium } = await import('./kit/chromium.mjs')
const { startPostgres } = await import('./kit/postgres.mjs')
const { check, playwright, vitest } = await import('./kit/suites.mjs')

const began = performance.now()
/** @type {Awaited<ReturnType<typeof startPostgres>> | undefined} */
let postgres
const demo = mkdtempSync(join(tmpdir(), 'oktant-demo-'))
onInterrupt(finish)

const chromium = await ensureChromium().catch(refuse)
postgres = await startPostgres().catch(refuse)
process.env.TEST_RETRIES ??= whole ? '0' : '1'
const proving = { PROVE: whole ? 'whole' : (process.env.PROVE ?? 'part') }
const engines = {
  embedded: { TEST_ENGINE: 'embedded', TEST_PART: whole ? 'whole' : 'part', ...proving },
  postgres: {
    TEST_ENGINE: 'postgres',
    TEST_DATABASE_URL: postgres?.url,
    WALK_CONTRACT: 'whole',
    ...proving,
  },
}
const browser = { CHROME_PATH: String(chromium), TEST_DEMO: demo, ...proving }
// NOTE: the variants sign in as the same people and set their language, so each process has a server of its own.
const serverEach = { ...browser, E2E_WORKERS: '2', E2E_SERVERS: '2' }
const journeys = whole ? ['journeys', 'lighthouse'] : ['journeys']
const variants = whole ? ['axe-*'] : ['axe-en-light-wide', 'axe-de-dark-narrow']

/** @type {{ name: string, key: string, run: () => Promise<import('./kit/suites.mjs').Tally> }[]} */
const suites = [
  { key: 'check', name: 'checks', run: check },
  { key: 'contract', name: 'contract', run: () => vitest('contract') },
  { key: 'runtime', name: 'runtime', run: () => vitest('runtime') },
  { key: 'tools', name: 'tools', run: () => vitest('tools', engines.postgres) },
  { key: 'embedded', name: 'server, embedded engine', run: () => vitest('server', engines.embedded) },
  { key: 'postgres', name: 'server, PostgreSQL', run: () => vitest('server', engines.postgres) },
  { key: 'web', name: 'web', run: () => vitest('web', proving) },
  { key: 'journeys', name: 'journeys', run: () => built(() => playwright(journeys, browser)) },
  { key: 'axe', name: 'accessibility', run: () => built(() => playwright(variants, serverEach)) },
  {
    key: 'keyboard',
    name: `keyboard (${proving.PROVE})`,
    run: () => built(() => playwright(['keyboard'], serverEach)),
  },
  // NOTE: after the browser's, whose demo one of them takes up.
  {
    key: 'proofs',
    name: `proofs (${proving.PROVE})`,
    run: () => vitest('proofs', { ...engines.postgres, TEST_DEMO: demo }),
  },
]

const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const summary = []
for (const suite of suites.filter(({ key }) => !only || only.includes(key))) await runSuite(suite)
await finish()
say(`\n${summary.join('\n')}\nAll in ${since(began)}.`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)

async function runSuite(/** @type {(typeof suites)[number]} */ { name, run }) {
  say(`\n── ${name}`)
  const start = performance.now()
  const { passed, failed, skipped, failures = [], swaying = [] } = await run()
  total.passed += passed
  total.failed += failed
  const rest = skipped ? `, ${skipped} left out` : ''
  summary.push(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${rest} (${since(start)})`)
  // NOTE: named once more at the very end, as whoever reads a long record reads its end.
  const named = [...failures, ...swaying.map((name) => `passed only the second time: ${name}`)]
  say(String(summary.at(-1)))
  summary.push(...named.map((name) => `    ${name}`))
}

/** @template T */
async function built(/** @type {() => Promise<T>} */ then) {
  await ensureBuilt()
  return then()
}

async function finish() {
  stopAll()
  await postgres?.stop()
  postgres = undefined
  rmSync(demo, { recursive: true, force: true })
}

/** @returns {never} */
function refuse(/** @type {Error} */ error) {
  return giveUp(error.message)
}
