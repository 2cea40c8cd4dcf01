import { readFileSync, rmSync } from 'node:fs'
import { build } from 'esbuild'
import { at } from './kit/place.mjs'

rmSync(at('packages/server/dist'), { recursive: true, force: true })

const { metafile } = await build({
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
  // NOTE: what is loaded is kept as text while the process lives, and with it what is known of its lines (decision 0148).
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  packages: 'external',
  // NOTE: the contract and the runtime are TypeScript, so they are bundled; every other package is loaded as it is installed.
  alias: { '@oktant/contract': './packages/contract/src', '@oktant/runtime': './packages/runtime/src' },
  logLevel: 'warning',
})

// NOTE: one letter beyond Latin-1 makes the engine keep the whole file with two bytes for each. Strings come here escaped, but not
// regular expressions and templates with a tag: in these it is handed in from a string.
for (const file of Object.keys(metafile.outputs).filter((name) => name.endsWith('.js'))) {
  const [found] = /.{0,60}[^\0-\u00ff].{0,20}/u.exec(readFileSync(at(file), 'utf8')) ?? []
  if (found) throw new Error(`${file} holds a letter beyond Latin-1: ${found}`)
}
