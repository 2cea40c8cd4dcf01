import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { at } from './kit/place.mjs'

rmSync(at('packages/server/dist'), { recursive: true, force: true })

await build({
  entryPoints: {
    main: at('packages/server/src/main.ts'),
    // NOTE: threads are begun by the name of their file, beside what begins them.
    'read-questions.worker': at(
      'packages/server/src/features/assessment/questions/exchange/read-questions.worker.ts',
    ),
  },
  outdir: at('packages/server/dist'),
  absWorkingDir: at(),
  bundle: true,
  // NOTE: or what is imported late would be read at the start after all.
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  packages: 'external',
  // NOTE: the contract and the runtime are TypeScript, so they are bundled; every other package is loaded as it is installed.
  alias: { '@oktant/contract': './packages/contract/src', '@oktant/runtime': './packages/runtime/src' },
  logLevel: 'warning',
})
