import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { at } from './kit/place.mjs'

rmSync(at('packages/server/dist'), { recursive: true, force: true })

await build({
  entryPoints: [at('packages/server/src/main.ts')],
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
  // NOTE: the contract is TypeScript, so it is bundled; every other package is loaded as it is installed.
  alias: { '@oktant/contract': './packages/contract/src' },
  logLevel: 'warning',
})
