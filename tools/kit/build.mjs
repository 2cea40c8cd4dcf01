import { existsSync } from 'node:fs'
import { at, giveUp, say, since } from './place.mjs'
import { run } from './process.mjs'
import { filesIn, hashOf, isFresh, stampWith } from './stamp.mjs'

const shared = [
  'packages/contract/src',
  'packages/runtime/src',
  'package-lock.json',
  'tsconfig.json',
  'tools/kit',
]

const sides = [
  {
    name: 'web',
    what: 'the application (vite)',
    sources: ['packages/web', ...shared],
    result: at('packages/web/dist/index.html'),
    build: () =>
      run(process.execPath, [at('node_modules/vite/bin/vite.js'), 'build'], quietIn('packages/web')),
  },
  {
    name: 'server',
    what: 'the server (esbuild)',
    sources: ['packages/server', ...shared],
    result: at('packages/server/dist/main.js'),
    build: () => run(process.execPath, [at('tools/bundle-server.mjs')], quietIn('.')),
  },
]

/** Builds each side whose sources differ from those of its last build. */
export async function ensureBuilt() {
  await Promise.all(sides.map(ensureSide))
}

async function ensureSide(/** @type {(typeof sides)[number]} */ { name, what, sources, result, build }) {
  const stamp = at('.cache', `built-${name}`)
  const hash = hashOf(filesIn(sources), process.versions.node)
  if (existsSync(result) && isFresh(stamp, hash)) return
  say(`Building ${what} …`)
  const began = performance.now()
  const { code, text } = await build()
  if (code !== 0) giveUp(`${text.trim()}\nBuilding ${what} failed.`)
  stampWith(stamp, hash)
  say(`Built ${what} in ${since(began)}.`)
}

/** @returns {import('./process.mjs').Start} */
function quietIn(/** @type {string} */ folder) {
  return { cwd: at(folder), output: 'keep', env: { NODE_ENV: 'production' } }
}
