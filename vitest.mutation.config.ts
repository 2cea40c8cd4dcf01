import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const at = (path: string) => resolve(import.meta.dirname, path)

const pure = [
  'src/**/*.rules.test.ts',
  'src/access/**/*.test.ts',
  'src/http/guard/door.test.ts',
  'src/http/answer/paging.test.ts',
]
const throughApi = process.env.MUTATED === 'access'
const chosen = process.env.MUTATED_TESTS?.split(',')
// NOTE: a change that never answers is noticed by this wait alone; those of pure code answer in milliseconds.
const patience = throughApi ? 20_000 : 3000

/** The tests that the mutation runner asks: those of pure code in seconds, those through the API on the embedded engine. */
export default defineConfig({
  test: {
    root: at('packages/server'),
    include: chosen ?? pure,
    environment: 'node',
    isolate: !throughApi,
    globalSetup: [at('packages/server/test/kit/run/global-setup.ts')],
    // NOTE: it loads the server, which pure code does not need for each of its changes.
    setupFiles: throughApi ? [at('packages/server/test/kit/run/each-file.ts')] : [],
    testTimeout: patience,
    hookTimeout: 60_000,
  },
})
