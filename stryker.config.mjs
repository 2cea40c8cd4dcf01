const server = 'packages/server/src'

/** Who, in pure code, and when and how much: asked of their own tests. Who through the API: asked of the features' tests. */
const mutated = {
  rules: [
    `${server}/**/*.rules.ts`,
    `${server}/access/**/*.ts`,
    `${server}/http/guard/door.ts`,
    `${server}/http/paging.ts`,
  ],
  access: [
    `${server}/**/*.access.ts`,
    `${server}/features/sessions/links.ts`,
    `${server}/files/signatures.ts`,
    `${server}/http/guard/{limits,overload}.ts`,
  ],
}
const part = process.env.MUTATED === 'access' ? 'access' : 'rules'

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [...mutated[part], `!${server}/**/*.test.ts`],
  coverageAnalysis: 'perTest',
  // NOTE: what is decided while a file is loaded would have every test run for each of its mutants.
  ignoreStatic: true,
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  timeoutMS: 10_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `reports/mutation-${part}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // NOTE: a file that is not there: the runner reads settings by a function that this TypeScript no longer has.
  tsconfigFile: 'tsconfig.mutation.json',
  incremental: true,
  incrementalFile: `reports/mutation-${part}.incremental.json`,
  tempDirName: `.stryker-tmp/${part}`,
  ignorePatterns: ['packages/web', 'e2e', 'bench', 'data', 'docs', 'reports'],
}
