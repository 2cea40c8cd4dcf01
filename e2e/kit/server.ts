import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freePort } from '../../tools/kit/postgres.mjs'

const root = resolve(import.meta.dirname, '../..')
const startsWithin = 120_000

/** The built server, as `npm start` runs it, on a port of its own; `from` another folder that holds a build. */
export async function startServer(settings: Record<string, string>, from = root) {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    PORT: port,
    CONTENT_PORT: String(await freePort()),
    PUBLIC_URL: url,
    ...settings,
  }
  const main = resolve(from, 'packages/server/dist/main.js')
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  await untilReady(child, url)
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function untilReady(child: ChildProcess, url: string) {
  const until = Date.now() + startsWithin
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((soon) => setTimeout(soon, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not answer within ${startsWithin / 1000} s.`)
}
