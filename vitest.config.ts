import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const at = (path: string) => resolve(import.meta.dirname, path)

export default defineConfig({
  test: {
    // NOTE: on a machine that stalls one wait may run out; `npm test` names what passes the second time.
    retry: Number(process.env.TEST_RETRIES ?? 0),
    projects: [
      {
        test: {
          name: 'contract',
          root: at('packages/contract'),
          include: ['**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'tools',
          root: at('tools'),
          include: ['test/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          root: at('packages/server'),
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          environment: 'node',
          // NOTE: loading the server anew for each file costs as much as its tests; each still has a database of its own.
          isolate: false,
          globalSetup: [at('packages/server/test/kit/global-setup.ts')],
          setupFiles: [at('packages/server/test/kit/each-file.ts')],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // NOTE: by the other conditions `react-router` and `react-router/dom` are two copies that do not know each other.
        resolve: { conditions: ['module', 'browser', 'development'] },
        test: {
          name: 'web',
          root: at('packages/web'),
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          server: { deps: { inline: [/react-router/] } },
          setupFiles: [at('packages/web/src/test/setup.ts')],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'proofs',
          root: at('packages/server'),
          include: ['test/proofs/**/*.proof.ts'],
          environment: 'node',
          globalSetup: [at('packages/server/test/kit/global-setup.ts')],
          setupFiles: [at('packages/server/test/kit/each-file.ts')],
          fileParallelism: false,
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
