import { ensureInstalled } from './kit/install.mjs'
import { at, say } from './kit/place.mjs'
import { onInterrupt, start, stopAll } from './kit/process.mjs'

await ensureInstalled()

const env = { NODE_ENV: 'development' }
const tsx = at('node_modules/tsx/dist/cli.mjs')
const sides = [
  start(process.execPath, [tsx, 'watch', '--clear-screen=false', 'packages/server/src/main.ts'], { env }),
  start(process.execPath, [at('node_modules/vite/bin/vite.js')], { env, cwd: at('packages/web') }),
]

const ended = Promise.all(sides.map((side) => new Promise((resolve) => side.once('close', resolve))))
let ending = false
onInterrupt(end)
for (const side of sides) side.once('close', end)
await ended
say('Stopped.')

// NOTE: the watcher passes a signal on to its server, and takes a second one for impatience: each side gets one.
async function end() {
  if (!ending) for (const side of sides) side.kill('SIGTERM')
  ending = true
  setTimeout(() => stopAll('SIGKILL'), 12_000).unref()
  await ended
}
