import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

export type Licensed = { name: string; version: string; licence: string; text: string }

type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean }
const root = resolve(import.meta.dirname, '../..')
const isText = (name: string) => /^(licen[cs]e|copying|notice)/i.test(name)

function textIn(folder: string) {
  if (!existsSync(folder)) return ''
  const [name] = readdirSync(folder, { withFileTypes: true }).filter(
    (one) => one.isFile() && isText(one.name),
  )
  return name ? readFileSync(join(folder, name.name), 'utf8').trim() : ''
}

/** What a licence calls itself in its first line: for packages that say it nowhere else. */
const headOf = (text: string) => /^(?:The )?([\w.-]+) License/.exec(text)?.[1] ?? ''

/** Every package of others that the lock file brings into the product itself, with its licence. */
export function licences(): Licensed[] {
  // NOTE: the package manager’s own file, of which these fields are read.
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const found = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version = '', license }]) => {
      const text = textIn(join(root, path))
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license ?? headOf(text), text }
    })
  const byName = new Map(found.map((one) => [`${one.name} ${one.version}`, one]))
  return [...byName.values()].sort(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  )
}

const file = 'licences.json'

/** Puts the list beside the application, which the page about the product reads. */
export const tellLicences = (): Plugin => ({
  name: 'oktant:tell-licences',
  configureServer(server) {
    server.middlewares.use(`/${file}`, (_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(licences()))
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(licences()) })
  },
})
