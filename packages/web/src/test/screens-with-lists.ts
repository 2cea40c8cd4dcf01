import type { ScreenName } from '../lib/paths.ts'

const sources = import.meta.glob<string>(
  ['../features/**/*.{ts,tsx}', '../desks/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)

const imported = /from '(\.[^']+)'|import\(\s*'(\.[^']+)'/g
/** A screen with what it is made of, named beside it or in the parts that are loaded later. */
const loaded = /(?:name: '(\w+)',[^}]*?|(\b(?!load\b)\w+): \(\) =>\s*)import\(\s*'([^']+)'/g
const drawsList = /<(ListScreen|ListPart)\b/

const resolve = (from: string, to: string) => new URL(to, new URL(from, 'http://x/src/test/')).pathname
const byPath = new Map(Object.entries(sources).map(([path, source]) => [resolve('.', path), source]))

/** Does a file, or anything that it is made of, draw a list of the administration? */
function leadsToList(path: string, seen = new Set<string>()): boolean {
  const source = byPath.get(path)
  if (source === undefined || seen.has(path)) return false
  seen.add(path)
  if (drawsList.test(source)) return true
  return [...source.matchAll(imported)].some(([, now, late]) =>
    leadsToList(resolve(path, now ?? late ?? ''), seen),
  )
}

/** The screens that show a list of the administration, read from what each is made of. */
export const screensWithLists = [...byPath]
  .filter(([path]) => /\.(screens|parts)\.ts$/.test(path))
  .flatMap(([path, source]) =>
    [...source.matchAll(loaded)].map(([, name, late, to]) => ({ name: name ?? late, path, to })),
  )
  .filter(({ path, to }) => leadsToList(resolve(path, to ?? '')))
  // NOTE: the screens' own table holds it to these names.
  .map(({ name }) => name as ScreenName)
