import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const at = (path: string) => resolve(import.meta.dirname, path)

const pure = [
  'src/**/*.rules.test.ts',
  'src/access/**/*.test.ts',
  'src/http/guard/{door,overload}.test.ts',
  'src/http/paging.test.ts',
]
const throughTheApi = [
  'src/features/**/*.test.ts',
  'src/http/guard/limits.test.ts',
  'test/escalation/*.test.ts',
]

/** The tests that the mutation runner asks: those of pure code in seconds, those through the API on the embedded engine. */
export default defineConfig({
  test: {
    root: at('packages/server'),
    include: process.env.MUTATED === 'access' ? throughTheApi : pure,
    environment: 'node',
    globalSetup: [at('packages/server/test/kit/global-setup.ts')],
    // NOTE: it loads the server, which pure code does not need for each of its changes.
    setupFiles: process.env.MUTATED === 'access' ? [at('packages/server/test/kit/each-file.ts')] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
