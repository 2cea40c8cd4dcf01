import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Part */
/** @typedef {Record<string, Part>} Manifest */

const compressed = /\.(html|m?js|css|svg|json|webmanifest)$/

/** How many bytes a file is when it is sent. */
export function sizeOf(/** @type {string} */ path) {
  const content = readFileSync(path)
  return compressed.test(path) ? gzipSync(content, { level: 9 }).length : content.length
}

/** A part of the build with everything that it needs at once. */
export function closure(
  /** @type {Manifest} */ manifest,
  /** @type {string} */ key,
  /** @type {Set<string>} */ files = new Set(),
) {
  const part = manifest[key]
  if (!part) throw new Error(`the build has no part called ${key}`)
  if (files.has(part.file)) return files
  files.add(part.file)
  for (const css of part.css ?? []) files.add(css)
  for (const next of part.imports ?? []) closure(manifest, next, files)
  return files
}

/** Where a screen is that its feature names in a table in the given folder, and the namespaces that it names. */
export function screenIn(
  /** @type {string} */ place,
  /** @type {string} */ table,
  /** @type {string} */ name,
) {
  const [, rest] = table.split(`name: '${name}'`)
  const entry = rest?.split('name: ')[0]
  const file = entry?.match(/import\('\.\/([^']+)'\)/)?.[1]
  if (!entry || !file) throw new Error(`the table of screens has no ${name}`)
  const texts = [...(entry.match(/texts: \[([^\]]*)\]/)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, text]) => text,
  )
  return { file: `${place}/${file}`, texts }
}

const addressed = (/** @type {string} */ html) =>
  [...html.matchAll(/(?:href|src)="\/([^"]+)"/g)].map(([, path]) => path ?? '')

const manifestOf = (/** @type {string} */ folder) =>
  /** @type {Manifest} */ (JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))

/** A screen of the application's table with everything that it needs before it stands. */
export function filesOfScreen(
  /** @type {string} */ folder,
  /** @type {{ place: string, table: string }} */ { place, table },
  /** @type {string} */ screenName,
  /** @type {string} */ language,
) {
  const manifest = manifestOf(folder)
  const screen = screenIn(place, table, screenName)
  const texts = screen.texts.map((namespace) => {
    const key = Object.keys(manifest).find((name) => name.endsWith(`/${namespace}.${language}.json`))
    if (!key) throw new Error(`the build has no ${language} texts of ${namespace}`)
    return key
  })
  return new Set([screen.file, ...texts].flatMap((key) => [...closure(manifest, key)]))
}

/** What stands around every screen. */
export function filesOfShell(/** @type {string} */ folder, /** @type {string} */ language) {
  const manifest = manifestOf(folder)
  const everywhere = Object.keys(manifest).find((name) => name.startsWith(`_texts-${language}-`))
  if (!everywhere) throw new Error(`the build has no ${language} texts of every page`)
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return new Set(['index.html', ...addressed(html), ...closure(manifest, everywhere)])
}

/** The scripts and styles that the page itself names, without which nothing starts. */
export const filesOfStart = (/** @type {string} */ folder) =>
  addressed(readFileSync(join(folder, 'index.html'), 'utf8')).filter((file) =>
    /^assets\/.*\.(js|css)$/.test(file),
  )

/** The scripts that the page asks for when a visitor comes to its first screen. */
export function scriptsOfFirstPage(/** @type {string} */ folder, /** @type {string} */ language) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const first = html.match(/ data-overview="([^"]+)"/)?.[1]
  if (!first) throw new Error('the page does not name what its first screen needs')
  const named = first.split(' ').map((path) => path.slice(1))
  return [...new Set([...filesOfShell(folder, language), ...named])].filter((file) => file.endsWith('.js'))
}

/** How many bytes a file is as the server sends it to a browser of today. */
export const sizeAsSent = (/** @type {string} */ path) =>
  statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size

/** Files of text that are large enough to be sent compressed, and have nothing beside them that is. */
export function withoutTwins(/** @type {string} */ folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const known = new Set(files)
  return files.filter(
    (file) =>
      /\.(html|m?js|css|svg|json|wasm|webmanifest)$/.test(file) &&
      !file.startsWith('.vite') &&
      statSync(join(folder, file)).size >= 512 &&
      !(known.has(`${file}.br`) && known.has(`${file}.gz`)),
  )
}
