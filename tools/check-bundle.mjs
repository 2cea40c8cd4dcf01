import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  filesOfScreen,
  filesOfShell,
  filesOfStart,
  scriptsOfFirstPage,
  sizeAsSent,
  sizeOf,
  withoutTwins,
} from './kit/bundle.mjs'
import { at, giveUp, say } from './kit/place.mjs'
import { run } from './kit/process.mjs'

/** The scripts of a visitor's first page in kilobytes as sent; `e2e/journeys/first-page.spec.ts` counts all that a browser asks for. */
const scriptBudget = 150
/** What a course needs beyond the shell of somebody who is signed in. */
const courseBudget = 60
const kilo = 1024

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

  const total = (/** @type {{ size: number }[]} */ some) =>
    some.reduce((sum, { size }) => sum + size, 0) / kilo
  const files = scriptsOfFirstPage(folder, 'en').map((file) => ({
    file,
    size: sizeAsSent(join(folder, file)),
  }))
  const scripts = total(files)
  for (const { file, size } of files.toSorted((a, b) => b.size - a.size)) say(row(size / kilo, file))
  say('its scripts are made of, by the length before they are made small:')
  for (const share of sharesOf(
    files.map(({ file }) => file),
    scripts,
  ))
    say(share)
  say(`scripts of the first page ${scripts.toFixed(1)} of ${scriptBudget} KB`)
  const isOver = scripts > scriptBudget
  if (isOver) say('the first page is over its budget of scripts')
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
  process.exitCode = isOver || missing.length + alone.length || size > courseBudget ? 1 : 0
}

/** What somebody loads who comes to a course by its address, and has nothing but the shell. */
function courseFiles() {
  const place = 'src/desks/course'
  const table = readFileSync(at(`packages/web/${place}/course.screens.ts`), 'utf8')
  const shell = filesOfShell(folder, 'en')
  return [...filesOfScreen(folder, { place, table }, 'course', 'en')]
    .filter((file) => !shell.has(file))
    .map((file) => ({ file, size: sizeOf(join(folder, file)) }))
}

/** What the application needs to start at all, and the worker does not keep for a start without a connection. */
function missingOffline() {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  return filesOfStart(folder).filter((file) => !worker.includes(`url:"${file}"`))
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
