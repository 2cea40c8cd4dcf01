import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { at, root } from './place.mjs'

/** The workspaces: `packages/contract`, `packages/server` … */
export function packageFolders() {
  return readdirSync(at('packages'))
    .filter((name) => existsSync(at('packages', name, 'package.json')))
    .map((name) => `packages/${name}`)
    .sort()
}

/** The files that are, or are about to be, in the repository. */
export function trackedFiles() {
  const list = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  )
  return list.split('\0').filter((file) => file && existsSync(at(file)))
}
