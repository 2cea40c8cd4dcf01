import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { at } from './place.mjs'
import { run } from './process.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[], swaying?: string[] }} Tally
 * @typedef {Record<string, string | undefined>} Env
 * @typedef {ReturnType<typeof JSON.parse>} Found a report as its tool writes it
 */

/** @type {string | undefined} */
let folder
const vitestBin = at('node_modules/vitest/vitest.mjs')
const playwrightBin = at('node_modules/@playwright/test/cli.js')
// NOTE: left to itself it keeps one core for its own process, which has little to do: on two cores half of them idle.
const workers = process.env.VITEST_MAX_WORKERS ?? String(availableParallelism())

/** Everything that `npm run check` checks, each check counting as one. */
export async function check() {
  const report = reportFile('check.json')
  const { code } = await run(process.execPath, [at('tools/check.mjs'), `--report=${report}`])
  return tally(code, report, (found) => found)
}

export async function vitest(/** @type {string} */ project, /** @type {Env} */ env = {}) {
  const report = reportFile(`${project}-${env.TEST_ENGINE ?? 'plain'}.json`)
  const args = [vitestBin, 'run', `--project=${project}`, '--reporter=default', '--reporter=json']
  const { code } = await run(process.execPath, [...args, `--outputFile.json=${report}`], {
    env: { VITEST_MAX_WORKERS: workers, ...env },
  })
  return tally(code, report, (found) => {
    return {
      passed: found.numPassedTests,
      failed: found.numFailedTests,
      skipped: found.numPendingTests + found.numTodoTests,
      failures: failuresOfVitest(found),
      swaying: secondTimes(found),
    }
  })
}

export async function playwright(/** @type {string[]} */ projects, /** @type {Env} */ env) {
  const report = reportFile(`${projects[0]}.json`.replace(/\W+/g, '-'))
  const args = [playwrightBin, 'test', '--config=e2e', '--reporter=list,json']
  const { code } = await run(process.execPath, [...args, ...projects.map((name) => `--project=${name}`)], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return tally(code, report, ({ stats, suites }) => {
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: suites.flatMap((/** @type {Found} */ suite) => failuresOfPlaywright(suite)),
      swaying: stats.flaky
        ? suites.flatMap((/** @type {Found} */ suite) => failuresOfPlaywright(suite, 'flaky'))
        : [],
    }
  })
}

/** What passed although it had failed before. */
export function secondTimes(/** @type {Found} */ { testResults }) {
  return testResults
    .flatMap((/** @type {Found} */ { assertionResults }) => assertionResults)
    .filter(
      (/** @type {Found} */ { status, failureMessages }) => status === 'passed' && failureMessages.length,
    )
    .map(
      (/** @type {Found} */ { fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`,
    )
}

export function failuresOfVitest(/** @type {Found} */ { testResults }) {
  return testResults.flatMap((/** @type {Found} */ { name, message, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {Found} */ { status }) => status === 'failed')
    // NOTE: a file that cannot be read at all has no tests to name.
    if (assertionResults.length === 0 && message) return [`${name}: ${firstLine(message)}`]
    return failed.map(
      (/** @type {Found} */ { fullName, failureMessages }) =>
        `${fullName}: ${firstLine(String(failureMessages[0]))}`,
    )
  })
}

/**
 * @param {Found} suite
 * @param {'unexpected' | 'flaky'} status
 * @returns {string[]}
 */
export function failuresOfPlaywright({ specs = [], suites = [] }, status = 'unexpected') {
  const failed = specs.filter((/** @type {Found} */ { tests }) =>
    tests.some((/** @type {Found} */ one) => one.status === status),
  )
  return [
    ...failed.map((/** @type {Found} */ { title, tests }) => {
      const errors = tests.flatMap((/** @type {Found} */ { results }) =>
        results.flatMap((/** @type {Found} */ result) => result.errors ?? []),
      )
      return `${title} [${tests[0]?.projectName}]: ${firstLine(String(errors[0]?.message))}`
    }),
    ...suites.flatMap((/** @type {Found} */ suite) => failuresOfPlaywright(suite, status)),
  ]
}

const firstLine = (/** @type {string} */ text) =>
  (stripVTControlCharacters(text).split('\n')[0] ?? '').slice(0, 300)

/**
 * Reads a suite's report. A suite that ends badly without naming a failed test, or that ran none, is itself a failure.
 * @param {number} code
 * @param {string} report
 * @param {(found: Found) => Tally} read
 * @returns {Tally}
 */
export function tally(code, report, read) {
  const counted = readReport(report, read)
  if (counted.failed === 0 && (code !== 0 || counted.passed === 0)) return { ...counted, failed: 1 }
  return counted
}

function readReport(/** @type {string} */ report, /** @type {(found: Found) => Tally} */ read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function reportFile(/** @type {string} */ name) {
  if (!folder) {
    folder = mkdtempSync(join(tmpdir(), 'oktant-results-'))
    process.on('exit', () => rmSync(String(folder), { recursive: true, force: true }))
  }
  return join(folder, name)
}
