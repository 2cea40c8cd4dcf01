import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { withSources } from './source-places.ts'

const source = `
export function first() {
  throw new Error('of the first')
}
export const second = () => first()
`

/** A line of a stack, as Node writes it. */
function lineAt(file: string, text: string, at: number) {
  const before = text.slice(0, at).split('\n')
  return `at one (${pathToFileURL(file).href}:${before.length}:${(before.at(-1) ?? '').length + 1})`
}

test('a stack of the built server names the lines of its sources, and leaves alone what has no map', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-places-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const built = join(folder, 'built.js')
  await build({
    stdin: { contents: source, sourcefile: 'sources/thrown.ts', loader: 'ts', resolveDir: folder },
    absWorkingDir: folder,
    outfile: built,
    format: 'esm',
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
  })
  const text = readFileSync(built, 'utf8')
  const stack = [text.indexOf('new Error'), text.lastIndexOf('first()')].map((at) => lineAt(built, text, at))
  const said = withSources(stack.join('\n'))
  expect(said).toBe(`at one (${folder}/sources/thrown.ts:3:9)\nat one (${folder}/sources/thrown.ts:5:29)`)
  const elsewhere = 'at other (file:///nowhere/other.js:1:2)'
  expect(withSources(elsewhere)).toBe(elsewhere)
})
