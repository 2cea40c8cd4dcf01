import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../../tools/kit/postgres.mjs'
import { launch } from './kit/servers/launch.ts'

/** Gives one command a small disk of its own. It needs no rights, but Linux, and leave to make a namespace. */
const onDisk = (folder: string, size: string, first = ':') => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size} tmpfs ${folder} && ${first} && exec "$@"`,
  'sh',
]
const [unshare = '', ...tried] = [...onDisk(tmpdir(), '1m'), 'true']
const runs = inject('prepared').engine === 'embedded' && spawnSync(unshare, tried).status === 0

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-full-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** NOTE: piece by piece until nothing is left, whatever the database takes by now. */
function fill(filler: string) {
  const piece = Buffer.alloc(1024 * 1024)
  expect(() => {
    for (let room = 0; room < 300; room += 1) appendFileSync(filler, piece)
  }).toThrow('ENOSPC')
}

test.runIf(runs).each([
  [
    'too small for a database',
    '20m',
    ':',
    /\S+ has 19 MB of room left, and the embedded database needs 256 MB/,
  ],
  [
    'full already',
    '64k',
    'head -c 1m /dev/zero > $DATA_DIR/filler 2>&- || true',
    /the folder has no room left/,
  ],
])(
  'a first start on a disk that is %s is one line',
  async (_, size, first, words) => {
    const folder = emptyFolder()
    const { said, ended } = launch({ DATA_DIR: folder }, onDisk(folder, size, first))
    expect(await ended).toBe(1)
    expect(said.text).toMatch(new RegExp(`^DATA_DIR cannot be used: ${words.source}\\.\n$`))
  },
  60_000,
)

test.runIf(runs)(
  'where the disk fills up meanwhile, changes are refused, reads go on, and with room again so do changes',
  async () => {
    const folder = emptyFolder()
    const port = await freePort()
    const env = { PORT: String(port), CONTENT_PORT: '0', DATA_DIR: folder, DEMO: 'off' }
    const { child, said } = launch(env, onDisk(folder, '300m'))
    await expect.poll(() => said.text, { timeout: 90_000 }).toContain('Oktant is ready')
    const filler = `/proc/${child.pid}/root${folder}/filler`
    const readable = `http://127.0.0.1:${port}/rest/public/cdi/segment`
    const statusOf = async (address: string) => (await fetch(address)).status
    const changing = `http://127.0.0.1:${port}/rest/security/requestPassword/nobody@example.test`
    expect(await statusOf(changing)).toBe(200)
    fill(filler)
    const refused = await fetch(changing)
    expect([refused.status, await refused.json()]).toMatchObject([507, { code: 'disk_full' }])
    expect(await statusOf(readable)).toBe(200)
    const ready = `http://127.0.0.1:${port}/readyz`
    expect(await statusOf(ready)).toBe(503)
    rmSync(filler)
    expect(await statusOf(changing)).toBe(200)
    await expect.poll(() => statusOf(ready), { timeout: 40_000, interval: 1000 }).toBe(200)
  },
  180_000,
)
