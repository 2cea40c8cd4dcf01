import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../../../src/main.ts', import.meta.url))

/** The server as a process of its own, from its sources, with these settings alone; `within` is a command that runs it. */
export function launch(env: Record<string, string>, within: readonly string[] = []) {
  const [command = process.execPath, ...rest] = [...within, process.execPath, '--import', 'tsx', main]
  const child = spawn(command, rest, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { text: '' }
  child.stdout.on('data', (piece) => (said.text += String(piece)))
  child.stderr.on('data', (piece) => (said.text += String(piece)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, said, ended }
}
