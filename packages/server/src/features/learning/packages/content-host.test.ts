import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { acceptPackageImport, uploadPackage } from '@oktant/contract/learning/package-imports.ts'
import { manifest } from '../../../../test/kit/packages/manifests.ts'
import { zipWithFiles } from '../../../../test/kit/packages/zips.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { readContentMark, contentAddress } from './content/content-address.ts'
import { closeContent, makeContentServer } from './content-host.ts'
import { runImport } from './package-imports.ts'
import { packageContents } from './packages.tables.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['packages.import'] })
  const files = [
    { name: 'imsmanifest.xml', content: manifest() },
    { name: 'a.html', content: '<h1>Knots</h1>' },
    { name: 'a film.mp4', content: '0123456789' },
  ]
  const file = { name: 'knots.zip', bytes: zipWithFiles(files), type: 'application/zip' }
  const { id } = (await server.call(uploadPackage, { as: me, file })).import
  await runImport(server.kit, id)
  const body = { longSuspendData: false, replacesId: null, attemptsUnderWay: 'goOnInNew' as const }
  await server.call(acceptPackageImport, { as: me, params: { id }, body })
  await runImport(server.kit, id)
  const contents = await server.db.select().from(packageContents)
  const contentId = contents.find(({ companyId }) => companyId === me.companyId)?.id ?? 0
  const heard: { id: string; body: string }[] = []
  const host = makeContentServer(server.kit, {
    heed: async ({ id, body }) => heard.push({ id, body }),
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  onTestFinished(() => closeContent(host))
  // NOTE: a server that listens on a port has an address of this kind.
  const { port } = host.address() as AddressInfo
  const claim = { companyId: me.companyId, contentId, attempt: '1' }
  const base = new URL(contentAddress(server.kit, claim)).pathname
  const get = (path: string, headers = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, method })
  const post = (path: string, body: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })
  return { ...server, me, base, get, post, heard, claim }
}

test('the host of packages serves their files with what a browser needs, and with no cookie', async () => {
  const { base, get } = await setUp()
  const page = await get(`${base}a.html?lesson=1`)
  expect([page.status, await page.text()]).toEqual([200, '<h1>Knots</h1>'])
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "frame-ancestors 'self' http://127.0.0.1:7080",
    'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
  })
  expect(page.headers.get('set-cookie')).toBeNull()
  const etag = page.headers.get('etag') ?? ''
  expect((await get(`${base}a.html`, { 'if-none-match': etag })).status).toBe(304)
})

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=20-', 416, '', 'bytes */10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
])('a part of a film is served: %s', async (range, status, body, said) => {
  const { base, get } = await setUp()
  const part = await get(`${base}a%20film.mp4`, { range })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([status, body, said])
})

test('nothing is served with another mark, after its end, from elsewhere or by another method', async () => {
  const { base, get, clock, claim, kit, make } = await setUp()
  const other = await make.user({})
  const others = new URL(contentAddress(kit, { ...claim, companyId: other.companyId })).pathname
  const tampered = base.replace(/\w\/$/, (end) => (end === 'a/' ? 'b/' : 'a/'))
  for (const path of [
    `${others}a.html`,
    `${tampered}x/a.html`,
    '/rest/client/session',
    '/',
    `${base}../a.html`,
    `${base}%2e%2e/a.html`,
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  expect((await get(`${base}a.html`, {}, 'POST')).status).toBe(405)
  clock.skew += 13 * 3_600_000
  expect((await get(`${base}a.html`)).status).toBe(404)
  clock.skew = 0
})

test('what plays a package is framed by the application alone, and runs no script but its own', async () => {
  const { get } = await setUp()
  const page = await get('/player/loading.html?scoID=a')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors http://127.0.0.1:7080",
  )
  expect(await page.text()).toContain('data-application="http://127.0.0.1:7080"')
  for (const path of ['/player/', '/player/none.js', '/player/../shell.js', '/player/%2e%2e/index.html'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('no package registers a worker, which would stay after it', async () => {
  const { base, get } = await setUp()
  expect((await get(`${base}a.html`, { 'service-worker': 'script' })).status).toBe(403)
})

test('the application itself serves no file of a package', async () => {
  const { app, base } = await setUp()
  const answer = await app.inject({ method: 'GET', url: `${base}a.html` })
  expect(answer.body).not.toContain('Knots')
})

test('where CONTENT_URL has a wildcard each attempt has a host of its own, and its address is good there alone', () => {
  const signer = {
    config: { secret: 'a secret of the tests, 32 letters or more', contentUrl: 'https://*.content.example' },
    now: () => new Date('2026-01-01T10:00:00Z'),
  }
  const claim = { companyId: 1, contentId: 2, attempt: '3' }
  const one = new URL(contentAddress(signer, claim))
  const other = new URL(contentAddress(signer, { ...claim, attempt: '4' }))
  expect(one.host).not.toBe(other.host)
  const mark = one.pathname.split('/')[2] ?? ''
  expect(readContentMark(signer, mark, one.host)).toMatchObject({ companyId: 1, contentId: 2 })
  expect(readContentMark(signer, mark, other.host)).toBeNull()
})

test('the last words of a package are handed on, and nothing else is taken', async () => {
  const { post, heard, base } = await setUp()
  expect((await post('/player/last-words/7', '{"number":1}')).status).toBe(204)
  expect((await post(`${base}a.html`, '{}')).status).toBe(405)
  expect((await post('/player/last-words/x', '{}')).status).toBe(405)
  expect((await post('/player/last-words/7', 'x'.repeat(70_000))).status).toBe(413)
  expect(heard).toEqual([{ id: '7', body: '{"number":1}' }])
})
