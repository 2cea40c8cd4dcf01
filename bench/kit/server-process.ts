import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'

export type Server = { pid: number; url: string; stop: () => Promise<void> }

/** Starts a file of bench/servers in a process of its own; its first line says where it listens. */
export async function startServer(name: string, env: Record<string, string>): Promise<Server> {
  const file = join(import.meta.dirname, '..', 'servers', `${name}.ts`)
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), file], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await firstLine(child)
  return {
    pid: child.pid ?? 0,
    url,
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function firstLine(child: ChildProcess) {
  if (!child.stdout) throw new Error('The server has no output.')
  for await (const line of createInterface({ input: child.stdout })) {
    child.stdout.resume()
    return line
  }
  throw new Error('The server ended before it listened.')
}
