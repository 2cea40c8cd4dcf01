import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { ensureBuilt } from '../../../../tools/kit/build.mjs'
import { freePort } from '../../../../tools/kit/postgres.mjs'

const main = resolve(import.meta.dirname, '../../dist/main.js')

/** The built server as a process of its own, which can be killed and started again on the same data. */
export async function serverProcess(settings: Record<string, string>) {
  await ensureBuilt()
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const start = async () => {
    const env = {
      ...process.env,
      LOG_LEVEL: 'fatal',
      DEMO: 'on',
      PORT: port,
      CONTENT_PORT: '0',
      PUBLIC_URL: url,
      ...settings,
    }
    child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const gone = once(child, 'exit').then(() =>
      Promise.reject(new Error('The server ended before it was ready.')),
    )
    await Promise.race([untilReady(url), gone])
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pid: () => child?.pid ?? 0,
  }
}

export async function untilReady(url: string, withinMs = 180_000) {
  const until = Date.now() + withinMs
  while (Date.now() < until) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error(`The server was not ready within ${withinMs} ms.`)
}

export const pause = (ms: number) => new Promise((resolvePause) => setTimeout(resolvePause, ms))
