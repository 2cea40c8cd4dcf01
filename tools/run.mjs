import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureInstalled } from './kit/install.mjs'
import { at, giveUp } from './kit/place.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) giveUp('Which file? node tools/run.mjs FILE [arguments]')

// NOTE: an installation that only runs is backed up without what benches measure with.
await ensureInstalled(String(file).startsWith('bench') ? 'all' : 'to run')

const loader = import.meta.resolve('tsx')
const child = spawn(process.execPath, ['--import', loader, resolve(at(), String(file)), ...args], {
  stdio: 'inherit',
})
// NOTE: a Ctrl-C reaches the child from the terminal itself; here it only must not end this process first.
process.on('SIGINT', () => {})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
