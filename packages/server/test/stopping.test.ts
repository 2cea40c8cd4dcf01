import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../../tools/kit/postgres.mjs'
import { launch } from './kit/servers/launch.ts'

const body = JSON.stringify({ login: 'nobody@example.test', password: 'Ocean-Pelican-9' })
const head = [
  'POST /rest/admin/auth/login HTTP/1.1',
  'host: 127.0.0.1',
  'content-type: application/json',
  `content-length: ${body.length}`,
  'connection: close',
]

const open = (port: number) =>
  new Promise<Socket | null>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', () => resolve(null))
    onTestFinished(() => void socket.destroy())
  })

const isRefused = async (port: number) => {
  const socket = await open(port)
  socket?.destroy()
  return socket === null
}

test.runIf(inject('prepared').engine === 'embedded')(
  'a server that is told to stop takes nothing new, finishes what is under way, and ends',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oktant-stopping-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const port = await freePort()
    const env = {
      PORT: String(port),
      CONTENT_PORT: '0',
      DATA_DIR: folder,
      DEMO: 'off',
      DEFAULT_COMPANY: 'nobody',
    }
    const { child, said, ended } = launch(env)
    await expect.poll(() => said.text, { timeout: 90_000 }).toContain('Oktant is ready')
    expect(said.text).toContain('DEFAULT_COMPANY nobody is no company here')

    const second = launch(env)
    expect(await second.ended).toBe(1)
    expect(second.said.text).toContain(`is held by process ${child.pid}`)

    const [whole, caller] = [{ answer: '' }, await open(port)]
    caller?.on('data', (piece) => (whole.answer += String(piece)))
    caller?.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`)
    // NOTE: this one came after it, so the half call has been taken when this one is answered.
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    await expect.poll(() => isRefused(port), { timeout: 10_000 }).toBe(true)
    expect(child.exitCode).toBeNull()
    caller?.write(body.slice(10))
    expect(await ended).toBe(0)
    expect(whole.answer).toMatch(/^HTTP\/1\.1 401 .*"code":"login\.error"/s)
  },
  180_000,
)
