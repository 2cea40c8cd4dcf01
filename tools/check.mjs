import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { ensureInstalled } from './kit/install.mjs'
import { at, say, since } from './kit/place.mjs'
import { onInterrupt, run, stopAll } from './kit/process.mjs'
import { packageFolders } from './kit/tree.mjs'

await ensureInstalled()
onInterrupt(() => stopAll())

const node = (/** @type {string} */ name, /** @type {string} */ script, /** @type {string[]} */ ...args) => ({
  name,
  script,
  args,
})

// NOTE: what calls features, as the benches and the seed do, is read with the server: there alone is every name known that
// features add, and it would otherwise be read once more.
const typed = [...packageFolders(), 'e2e', 'tools'].filter((folder) =>
  existsSync(at(folder, 'tsconfig.json')),
)

const checks = [
  ...typed.map((folder) =>
    node(
      `types of ${folder}`,
      'node_modules/typescript/bin/tsc',
      '-p',
      folder,
      '--incremental',
      '--tsBuildInfoFile',
      at('.cache/types', `${folder}.json`),
    ),
  ),
  node('lint', 'node_modules/oxlint/bin/oxlint', '--quiet'),
  node('format', 'node_modules/oxfmt/bin/oxfmt', '--check', '.'),
  node('import zones and rings', 'tools/check-imports.mjs'),
  node('sizes', 'tools/check-sizes.mjs'),
  node('words', 'tools/check-words.mjs'),
  node('translations', 'tools/check-translations.mjs'),
  node('bundle budget', 'tools/check-bundle.mjs'),
].filter(({ script }) => existsSync(at(script)))

const began = performance.now()
/** @type {string[]} */
const failed = []
const waiting = [...checks]
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, takeChecks))

say(
  `${checks.length - failed.length} passed, ${failed.length} failed in ${since(began)}${failed.map((name) => `\n  ${name}`).join('')}`,
)
const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length)
if (report)
  writeFileSync(
    report,
    JSON.stringify({
      passed: checks.length - failed.length,
      failed: failed.length,
      skipped: 0,
      failures: failed,
    }),
  )
process.exitCode = failed.length ? 1 : 0

async function takeChecks() {
  for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check)
}

async function runCheck(/** @type {(typeof checks)[number]} */ { name, script, args }) {
  const start = performance.now()
  const { code, text } = await run(process.execPath, [at(script), ...args], { output: 'keep' })
  if (code !== 0) failed.push(name)
  say(`${code === 0 ? '✓' : '✗'} ${name} (${since(start)})`)
  if (code !== 0 || text.includes('warning: ')) say(text.trim().replace(/^/gm, '    '))
}
