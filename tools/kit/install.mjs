import { existsSync } from 'node:fs'
import { at, giveUp, say, since } from './place.mjs'
import { run } from './process.mjs'
import { filesIn, hashOf, isFresh, stampWith } from './stamp.mjs'
import { packageFolders } from './tree.mjs'

const stampOf = (/** @type {Extent} */ extent) =>
  at('node_modules', extent === 'all' ? '.oktant-installed' : '.oktant-installed-to-run')
const oldest = [20, 19]

/** @typedef {'all' | 'to run'} Extent what tests and checks need beside what builds and runs the product, or without it */

/**
 * Makes node_modules what the lock file says, unless it is already. What tests need stays where it is once installed.
 * @param {Extent} [wanted]
 */
export async function ensureInstalled(wanted = 'all') {
  demandNode()
  const extent = existsSync(stampOf('all')) ? 'all' : wanted
  const stamp = stampOf(extent)
  if (isFresh(stamp, lockHash())) return
  say('Installing the libraries (npm install) …')
  const began = performance.now()
  const { code, text } = await npm([
    'install',
    '--no-save',
    extent === 'all' ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (code !== 0)
    giveUp(`${text.trim()}\nnpm install failed. Mend what it names above, then type the command again.`)
  stampWith(stamp, lockHash())
  say(`Installed in ${since(began)}.`)
}

export function demandNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = oldest
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  giveUp(
    `Oktant needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}. Get one at https://nodejs.org`,
  )
}

function lockHash() {
  const manifests = ['package.json', ...packageFolders().map((folder) => `${folder}/package.json`)]
  const { platform, arch, versions } = process
  return hashOf(filesIn(['package-lock.json', ...manifests]), platform, arch, String(versions.modules))
}

// NOTE: the npm that started this command, as another one may stand first in PATH.
function npm(/** @type {string[]} */ args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js') && existsSync(script))
    return run(process.execPath, [script, ...args], { output: 'keep' })
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { output: 'keep' })
}
