import { build } from 'esbuild'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = import.meta.dirname
const folder = 'package-player'
const entry = 'src/features/learning/learn/player/shell/shell.ts'

/** The shell in which packages are played: scripts of its own, as another host than the application’s serves them. */
async function buildShell() {
  const { outputFiles } = await build({
    entryPoints: { shell: resolve(root, entry) },
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

export const buildPackagePlayer = (): Plugin => ({
  name: 'oktant:package-player',
  async generateBundle() {
    for (const { name, text } of await buildShell())
      this.emitFile({ type: 'asset', fileName: name, source: text })
  },
  /** NOTE: on disk as well while it is developed, as another host than this one serves it. */
  async configureServer() {
    for (const { name, text } of await buildShell()) {
      const file = resolve(root, 'dist', name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  },
})
