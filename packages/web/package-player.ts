import { build } from 'esbuild'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = import.meta.dirname
/** What runs on the host of contents: the shell in which packages are played, and the page of a meeting. */
const parts = [
  { folder: 'package-player', name: 'shell', entry: 'src/features/learning/learn/player/shell/shell.ts' },
  { folder: 'meeting', name: 'meeting', entry: 'src/features/events/webinars/meeting/meeting.ts' },
]

/** Scripts of their own, as another host than the application’s serves them. */
async function buildPart({ folder, name, entry }: (typeof parts)[number]) {
  const { outputFiles } = await build({
    entryPoints: { [name]: resolve(root, entry) },
    outdir: resolve(root, 'dist', folder),
    bundle: true,
    // NOTE: or every package would wait for what plays SCORM 2004.
    splitting: true,
    format: 'esm',
    target: 'es2023',
    minify: true,
    write: false,
    alias: {
      '@oktant/contract': resolve(root, '../contract/src'),
      '@oktant/runtime': resolve(root, '../runtime/src'),
    },
    logLevel: 'warning',
  })
  return outputFiles.map(({ path, text }) => ({ name: join(folder, basename(path)), text }))
}

const buildParts = async () => (await Promise.all(parts.map(buildPart))).flat()

export const buildPackagePlayer = (): Plugin => ({
  name: 'oktant:package-player',
  async generateBundle() {
    for (const { name, text } of await buildParts())
      this.emitFile({ type: 'asset', fileName: name, source: text })
  },
  /** NOTE: on disk as well while it is developed, as another host than this one serves it. */
  async configureServer() {
    for (const { name, text } of await buildParts()) {
      const file = resolve(root, 'dist', name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  },
})
