import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closure, filesOfFirstPage, sizeOf } from './kit/bundle.mjs'
import { at, giveUp, say } from './kit/place.mjs'
import { run } from './kit/process.mjs'

// The first page of a visitor (issue 2 §6): kilobytes as sent, compressed.
const budget = { scripts: 200, all: 300, requests: 20 }
const kilo = 1024
/** Beside the files: the segments, asked for by the page itself. */
const requestsToServer = 1

const folder = mkdtempSync(join(tmpdir(), 'oktant-bundle-'))
try {
  await check()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function check() {
  const vite = at('node_modules/vite/bin/vite.js')
  const { code, text } = await run(
    process.execPath,
    [vite, 'build', at('packages/web'), '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { output: 'keep' },
  )
  if (code !== 0) giveUp(`the web application does not build:\n${text}`)

  const screens = readFileSync(at('packages/web/src/app/screens.ts'), 'utf8')
  const files = filesOfFirstPage(folder, screens, 'overview', 'en').map((file) => ({
    file,
    size: sizeOf(join(folder, file)),
  }))
  const total = (/** @type {typeof files} */ some) => some.reduce((sum, { size }) => sum + size, 0) / kilo
  const measured = {
    scripts: total(files.filter(({ file }) => file.endsWith('.js'))),
    all: total(files),
    requests: files.length + requestsToServer,
  }

  for (const { file, size } of files.toSorted((a, b) => b.size - a.size))
    say(`${(size / kilo).toFixed(1).padStart(8)} KB  ${file}`)
  say(sharesOf(files.map(({ file }) => file)))
  say(
    `scripts ${measured.scripts.toFixed(1)} of ${budget.scripts} KB, all ${measured.all.toFixed(1)} of ${budget.all} KB, ${measured.requests} of ${budget.requests} requests`,
  )
  const over = /** @type {const} */ (['scripts', 'all', 'requests']).filter(
    (name) => measured[name] > budget[name],
  )
  for (const name of over) say(`the first page is over its budget of ${name}`)
  const missing = missingOffline()
  for (const file of missing)
    say(`the worker does not keep ${file}, without which the application cannot start`)
  process.exitCode = over.length + missing.length ? 1 : 0
}

/** What the application needs to start at all, and the worker does not keep for a start without a connection. */
function missingOffline() {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  return [...closure(manifest, 'index.html')].filter((file) => !worker.includes(`url:"${file}"`))
}

/** Whose code the scripts are made of, by its length before it is made small. */
function sharesOf(/** @type {string[]} */ files) {
  /** @type {Record<string, Record<string, number>>} */
  const parts = JSON.parse(readFileSync(join(folder, '.vite/parts.json'), 'utf8'))
  /** @type {Map<string, number>} */
  const owners = new Map()
  for (const file of files)
    for (const [owner, length] of Object.entries(parts[file] ?? {}))
      owners.set(owner, (owners.get(owner) ?? 0) + length)
  const whole = [...owners.values()].reduce((sum, length) => sum + length, 0)
  const shares = [...owners]
    .toSorted(([, a], [, b]) => b - a)
    .map(([owner, length]) => ({ owner, percent: (length / whole) * 100 }))
    .filter(({ percent }) => percent >= 0.5)
  return `made of: ${shares.map(({ owner, percent }) => `${owner} ${percent.toFixed(1)} %`).join(', ')}`
}
