// Which files are changed, and which tests are asked, is in tools/kit/mutants.mjs.
const part = process.env.MUTATED === 'access' ? 'access' : 'rules'

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // NOTE: what is decided while a file is loaded would have every test run for each of its mutants.
  ignoreStatic: true,
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  timeoutMS: 10_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: process.env.MUTATION_REPORT ?? `reports/mutation-${part}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // NOTE: a file that is not there: the runner reads settings by a function that this TypeScript no longer has.
  tsconfigFile: 'tsconfig.mutation.json',
  dryRunTimeoutMinutes: 20,
  tempDirName: `.stryker-tmp/${part}`,
  ignorePatterns: ['.stryker-tmp', 'packages/web', 'e2e', 'bench', 'data', 'docs', 'reports'],
}
