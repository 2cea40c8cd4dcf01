import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const at = (path: string) => resolve(import.meta.dirname, path)

/** The server's tests alone, as the mutation runner wants them: one project, the embedded engine. */
export default defineConfig({
  test: {
    root: at('packages/server'),
    include: ['src/access/**/*.test.ts', 'src/features/**/*.test.ts', 'src/http/{limits,paging}.test.ts'],
    environment: 'node',
    globalSetup: [at('packages/server/test/kit/global-setup.ts')],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
