import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const importing =
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** What a source file imports, as it is written there; with `late`, also what it loads on first use. */
export function importsOf(/** @type {string} */ source, { late = true } = {}) {
  const found = [...source.replace(comments, '').matchAll(importing)]
  const specifiers = found.map(([, from, bare, onUse]) => from ?? bare ?? (late ? onUse : undefined))
  return [...new Set(specifiers.filter((specifier) => specifier !== undefined))]
}

/** `packages/server/src/app.ts` + `./config.ts` → `packages/server/src/config.ts`; packages keep their name. */
export function resolveImport(/** @type {string} */ file, /** @type {string} */ specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const [, name, rest] = /^@oktant\/([\w-]+)\/(.+)$/.exec(specifier) ?? []
  return name ? `packages/${name}/src/${rest}` : specifier
}

/**
 * @param {string} root
 * @param {string[]} files below it
 * @param {{ late?: boolean }} [options]
 * @returns {Map<string, string[]>} each file with what it imports
 */
export function importGraph(root, files, options) {
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      return [file, importsOf(source, options).map((specifier) => resolveImport(file, specifier))]
    }),
  )
}

/**
 * Every ring of files that import one another, each told once.
 * @param {Map<string, string[]>} graph
 */
export function cyclesIn(graph) {
  /** @type {string[][]} */
  const cycles = []
  const done = new Set()
  /** @type {string[]} */
  const path = []
  const walk = (/** @type {string} */ file) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file])
    if (done.has(file) || path.includes(file)) return
    path.push(file)
    for (const next of graph.get(file) ?? []) walk(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) walk(file)
  return cycles
}
