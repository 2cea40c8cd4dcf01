import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest, secondTimes, type Tally, tally } from '../kit/suites.mjs'

const report = join(mkdtempSync(join(tmpdir(), 'suites-')), 'report.json')
const counted = (code: number, found: Tally | string) => {
  writeFileSync(report, typeof found === 'string' ? found : JSON.stringify(found))
  return tally(code, report, (same) => same)
}

test('a suite that passes is counted as it counts itself', () => {
  expect(counted(0, { passed: 3, failed: 0, skipped: 1 })).toEqual({ passed: 3, failed: 0, skipped: 1 })
})

test('a failed test is counted', () => {
  expect(counted(1, { passed: 3, failed: 2, skipped: 0 })).toMatchObject({ passed: 3, failed: 2 })
})

test.for<[string, number, Tally | string]>([
  ['ends badly without a failed test', 1, { passed: 3, failed: 0, skipped: 0 }],
  ['runs no test', 0, { passed: 0, failed: 0, skipped: 0 }],
  ['leaves no readable report', 0, 'not a report'],
])('a suite that %s has failed', ([, code, found]) => {
  expect(counted(code, found)).toMatchObject({ failed: 1 })
})

test('what failed is named with the first line of what it said', () => {
  const file = (assertionResults: unknown[], message = '') => ({
    name: 'a.test.ts',
    message,
    assertionResults,
  })
  const found = {
    testResults: [
      file([
        { status: 'passed', fullName: 'holds', failureMessages: [] },
        { status: 'passed', fullName: 'sways', failureMessages: ['Error: late'] },
        { status: 'failed', fullName: 'breaks', failureMessages: ['Error: one\n    at here'] },
      ]),
      file([], 'SyntaxError: cannot be read\nmore'),
    ],
  }
  expect(failuresOfVitest(found)).toEqual(['breaks: Error: one', 'a.test.ts: SyntaxError: cannot be read'])
  expect(secondTimes(found)).toEqual(['sways: Error: late'])
  const spec = (title: string, status: string, errors: unknown[] = []) => ({
    title,
    tests: [{ projectName: 'journeys', status, results: [{ errors }] }],
  })
  const suite = {
    specs: [spec('walks', 'expected')],
    suites: [
      {
        specs: [
          spec('sways', 'flaky'),
          spec('falls', 'unexpected', [{ message: '\u001b[31mError: two\u001b[39m\nmore' }]),
        ],
      },
    ],
  }
  expect(failuresOfPlaywright(suite)).toEqual(['falls [journeys]: Error: two'])
  expect(failuresOfPlaywright(suite, 'flaky')).toEqual(['sways [journeys]: undefined'])
})

test('what fails once is tried again in every suite, as a project inherits nothing', async () => {
  vi.stubEnv('TEST_RETRIES', '1')
  const { default: config } = await import('../../vitest.config.ts')
  vi.unstubAllEnvs()
  const projects = config.test?.projects as { test: { name: string; retry?: number } }[]
  expect(projects.length).toBeGreaterThan(3)
  for (const { test: suite } of projects) expect(suite, suite.name).toMatchObject({ retry: 1 })
})
