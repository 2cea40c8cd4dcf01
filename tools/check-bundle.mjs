import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  closure,
  filesOfFirstPage,
  filesOfScreen,
  filesOfShell,
  sizeOf,
  withoutTwins,
} from './kit/bundle.mjs'
import { at, giveUp, say } from './kit/place.mjs'
import { run } from './kit/process.mjs'

// The first page of a visitor: kilobytes as sent, compressed.
const budget = { scripts: 200, all: 300, requests: 20 }
/** What a course needs beyond the shell of somebody who is signed in. */
const courseBudget = 60
const kilo = 1024
/** Beside the files: the company's settings and the segments, asked for by the page itself. */
const requestsToServer = 2

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

  const screens = readFileSync(at('packages/web/src/app/screens/home.ts'), 'utf8')
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

  for (const { file, size } of files.toSorted((a, b) => b.size - a.size)) say(row(size / kilo, file))
  say('its scripts are made of, by the length before they are made small:')
  for (const share of sharesOf(
    files.map(({ file }) => file),
    measured.scripts,
  ))
    say(share)
  say(
    `scripts ${measured.scripts.toFixed(1)} of ${budget.scripts} KB, all ${measured.all.toFixed(1)} of ${budget.all} KB, ${measured.requests} of ${budget.requests} requests`,
  )
  const over = /** @type {const} */ (['scripts', 'all', 'requests']).filter(
    (name) => measured[name] > budget[name],
  )
  for (const name of over) say(`the first page is over its budget of ${name}`)
  const course = courseFiles()
  const size = total(course)
  say(`a course adds ${size.toFixed(1)} of ${courseBudget} KB to the shell:`)
  for (const one of course) say(row(one.size / kilo, one.file))
  if (size > courseBudget) say('a course is over its budget')
  const alone = withoutTwins(folder)
  for (const file of alone) say(`${file} goes out uncompressed`)
  const missing = missingOffline()
  for (const file of missing)
    say(`the worker does not keep ${file}, without which the application cannot start`)
  process.exitCode = over.length + missing.length + alone.length || size > courseBudget ? 1 : 0
}

/** What somebody loads who comes to a course by its address, and has nothing but the shell. */
function courseFiles() {
  const screens = readFileSync(at('packages/web/src/app/screens/learning.ts'), 'utf8')
  const shell = filesOfShell(folder, 'en')
  return [...filesOfScreen(folder, screens, 'course', 'en')]
    .filter((file) => !shell.has(file))
    .map((file) => ({ file, size: sizeOf(join(folder, file)) }))
}

/** What the application needs to start at all, and the worker does not keep for a start without a connection. */
function missingOffline() {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  return [...closure(manifest, 'index.html')].filter((file) => !worker.includes(`url:"${file}"`))
}

/** Whose code the scripts are made of, by its length before it is made small. */
function sharesOf(/** @type {string[]} */ files, /** @type {number} */ scripts) {
  /** @type {Record<string, Record<string, number>>} */
  const parts = JSON.parse(readFileSync(join(folder, '.vite/parts.json'), 'utf8'))
  /** @type {Map<string, number>} */
  const owners = new Map()
  for (const file of files)
    for (const [owner, length] of Object.entries(parts[file] ?? {}))
      owners.set(owner, (owners.get(owner) ?? 0) + length)
  const whole = [...owners.values()].reduce((sum, length) => sum + length, 0)
  return [...owners]
    .toSorted(([, a], [, b]) => b - a)
    .map(([owner, length]) => ({ owner, part: length / whole }))
    .filter(({ part }) => part >= 0.005)
    .map(({ owner, part }) => row(part * scripts, `${owner} (${(part * 100).toFixed(1)} %)`))
}

function row(/** @type {number} */ size, /** @type {string} */ what) {
  return `${size.toFixed(1).padStart(8)} KB  ${what}`
}
