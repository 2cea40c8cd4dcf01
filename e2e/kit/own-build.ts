import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A copy of what is built, which a test may make newer than it is. */
export async function copyBuild() {
  // NOTE: inside the repository, where the server finds the packages that it imports.
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/e2e-build-'))
  for (const side of ['server', 'web'])
    await cp(join(root, 'packages', side, 'dist'), join(folder, 'packages', side, 'dist'), {
      recursive: true,
    })
  for (const name of ['migrations', 'node_modules'])
    await symlink(join(root, 'packages/server', name), join(folder, 'packages/server', name))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

const isText = (name: string) => /\.(html|js|css|webmanifest)$/.test(name)
const isTwin = (name: string) => /\.(br|gz)$/.test(name)

/** Puts a newer build in its place: another page, another worker, and every other part under another name. */
export async function makeNewer(folder: string) {
  const web = join(folder, 'packages/web/dist')
  const files = (await readdir(web, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const assets = files.filter(({ parentPath, name }) => parentPath.endsWith('assets') && !isTwin(name))
  const newer = new Map(assets.map(({ name }) => [name, name.replace(/(\.\w+)$/, '-newer$1')]))
  const renamed = (text: string) =>
    text.replace(/[\w.-]+\.(js|css|woff2)/g, (name) => newer.get(name) ?? name)
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    // NOTE: compressed twins of what they no longer are.
    if (isTwin(name)) await rm(path)
    else if (isText(name)) await writeFile(path, renamed(await readFile(path, 'utf8')))
    const next = newer.get(name)
    if (next) await rename(path, join(parentPath, next))
  }
  const worker = join(web, 'sw.js')
  const text = await readFile(worker, 'utf8')
  await writeFile(worker, text.replace(/(\{url:"index\.html",revision:")[^"]+/, '$1newer'))
}
