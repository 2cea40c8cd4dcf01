import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { bringScreenWords } from './packages/web/screen-words.ts'
import { embeddedPart } from './tools/kit/embedded-part.mjs'

const at = (path: string) => resolve(import.meta.dirname, path)
// NOTE: on a machine that stalls one wait may run out; `npm test` names what passes the second time. A project inherits nothing.
const retry = Number(process.env.TEST_RETRIES ?? 0)

/** What takes a minute and is shown smaller by its feature's own tests goes in `npm run prove` alone (decision 0056). */
const longProofs = ['import', 'large-files', 'package-import', 'packages', 'opening', 'kills'].map(
  (name) => `**/${name}.proof.ts`,
)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          retry,
          root: at('packages/contract'),
          include: ['**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'runtime',
          retry,
          root: at('packages/runtime'),
          include: ['**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'tools',
          retry,
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
          retry,
          root: at('packages/server'),
          include:
            process.env.TEST_PART === 'part'
              ? embeddedPart(at('packages/server'))
              : ['src/**/*.test.ts', 'test/**/*.test.ts'],
          environment: 'node',
          // NOTE: loading the server anew for each file costs as much as its tests; each still has a database of its own.
          isolate: false,
          globalSetup: [at('packages/server/test/kit/run/global-setup.ts')],
          setupFiles: [at('packages/server/test/kit/run/each-file.ts')],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [bringScreenWords()],
        // NOTE: by the other conditions `react-router` and `react-router/dom` are two copies that do not know each other.
        resolve: { conditions: ['module', 'browser', 'development'] },
        test: {
          name: 'web',
          retry,
          root: at('packages/web'),
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          provide: { isProof: process.env.PROVE === 'whole' },
          // NOTE: as on the server; `setup.ts` puts back the page and every store of ours after each file.
          isolate: false,
          server: { deps: { inline: [/react-router/] } },
          setupFiles: [at('packages/web/src/test/setup.ts')],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'proofs',
          retry,
          root: at('packages/server'),
          include: ['test/proofs/**/*.proof.ts'],
          exclude: [...configDefaults.exclude, ...(process.env.PROVE === 'whole' ? [] : longProofs)],
          environment: 'node',
          globalSetup: [at('packages/server/test/kit/run/global-setup.ts')],
          setupFiles: [at('packages/server/test/kit/run/each-file.ts')],
          fileParallelism: false,
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
