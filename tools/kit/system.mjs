import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say } from './place.mjs'
import { run } from './process.mjs'

export const isRoot = process.getuid?.() === 0

/** Where a program lies in PATH. */
export function which(/** @type {string} */ name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(canRun)
}

export function canRun(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The user that runs what refuses to be run by root. */
export function plainUser() {
  if (!isRoot) return undefined
  const name = ['postgres', 'nobody'].find((user) => spawnSync('id', ['-u', user]).status === 0)
  if (!name) return undefined
  const idOf = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { name, uid: idOf('-u'), gid: idOf('-g') }
}

/**
 * Installs a Debian package where that needs no password.
 * @returns {Promise<boolean>} whether it could be tried and succeeded
 */
export async function installPackage(/** @type {string} */ name) {
  const become = isRoot ? [] : ['sudo', '-n']
  if (!which('apt-get') || (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0)) return false
  say(`Installing ${name} (${[...become, 'apt-get', 'install', name].join(' ')}) …`)
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = 'apt-get', ...rest] = [...become, 'apt-get', '-q', ...args]
    return run(command, rest, { output: 'keep', env: { DEBIAN_FRONTEND: 'noninteractive' } })
  }
  // NOTE: an old list names an old version; without any list that can be had, what is known is tried.
  await apt('update')
  const { code, text } = await apt('install', '-y', '--no-install-recommends', name)
  if (code !== 0) say(text.trim().split('\n').slice(-5).join('\n'))
  return code === 0
}
