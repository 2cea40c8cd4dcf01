import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openPostgres } from '../src/db/engine/postgres.ts'
import { freePort } from '../../../tools/kit/postgres.mjs'
import { databaseUrl } from './kit/run/global-setup.ts'
import { launch } from './kit/servers/launch.ts'

const prepared = inject('prepared')

async function ownDatabase(url: string, template: string) {
  const name = `oktant_test_${randomBytes(6).toString('hex')}`
  const admin = await openPostgres(url, { connections: 1 })
  await admin.query(`create database ${name} template ${template}`)
  onTestFinished(async () => {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.close()
  })
  return databaseUrl(url, name)
}

const childrenOf = ({ pid }: ChildProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

test.runIf(prepared.engine === 'postgres')(
  'several processes serve one port, replace one that dies, and stop together',
  async () => {
    if (prepared.engine !== 'postgres') return
    const folder = mkdtempSync(join(tmpdir(), 'oktant-workers-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const port = String(await freePort())
    const env = {
      PORT: port,
      CONTENT_PORT: '0',
      WORKERS: '2',
      DATA_DIR: folder,
      DATABASE_URL: await ownDatabase(prepared.url, prepared.template),
      SECRET: 'a secret of the tests, 32 letters or more',
    }
    const { child, said, ended } = launch(env)
    const headers = { connection: 'close' }
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`, { headers }).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(() => said.text, { timeout: 90_000 }).toContain('Oktant is ready')
    await expect.poll(isReady, { timeout: 10_000 }).toBe(200)
    const validate = `http://127.0.0.1:${port}/rest/auth/validate`
    for (let call = 0; call < 20; call += 1) expect((await fetch(validate, { headers })).status).toBe(401)
    for (let look = 0; look < 4; look += 1) {
      const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
      expect(figures, 'whichever process answers, it answers for all').toContain(
        'oktant_request_seconds_count{route="/rest/auth/validate",status="401"} 20',
      )
    }
    const [first = 0, second = 0] = childrenOf(child)
    process.kill(first, 'SIGKILL')
    await expect.poll(() => said.text, { timeout: 10_000 }).toContain('another one takes its place')
    await expect.poll(isReady, { timeout: 10_000 }).toBe(200)
    await expect.poll(() => childrenOf(child).length, { timeout: 60_000 }).toBe(2)
    expect(childrenOf(child)).toContain(second)

    const taken = launch(env)
    expect(await taken.ended).toBe(1)
    expect(taken.said.text).toContain('This port is in use')

    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(await isReady()).toBe(0)
  },
  180_000,
)
