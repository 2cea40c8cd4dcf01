import { expect, test } from 'vitest'
import {
  type BrandingForm,
  previewPalette,
  readBranding,
  removeLogo,
  restoreLogo,
  saveBranding,
  setLogo,
} from '@oktant/contract/organisation/branding.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listMails, readMail } from '@oktant/contract/communication/mails.ts'
import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { mailServer } from '../../../../test/kit/servers/mail-server.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { sendLetter } from '../../../mail/mail.ts'

const post = await mailServer()
const server = () => testServer({ SMTP_URL: post.url })

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const file = (bytes: Buffer = png) => ({ name: 'logo.png', bytes, type: 'image/png' })

const form = (values: Partial<BrandingForm> = {}): BrandingForm => ({
  productName: 'Nordlicht Academy',
  shortName: 'Nordlicht',
  colour: '#0B7785',
  signInText: { en: 'Welcome to the academy.', de: 'Willkommen in der Akademie.' },
  mailHeader: 'name',
  ...values,
})

async function setUp() {
  const kit = await server()
  const me = await kit.make.user({ permissions: ['company.administer', 'audit.read', 'mail.readOutbox'] })
  const company = String(me.companyId)
  const seen = () => kit.call(readSettings, { query: { company } })
  return { ...kit, me, seen }
}
const light = { theme: 'light' as const }

test('a company’s names, colours and words are seen before anybody signs in', async () => {
  const { call, me, seen } = await setUp()
  expect(await seen()).toMatchObject({ productName: 'Oktant', palette: null, signInText: { en: '', de: '' } })
  const saved = await call(saveBranding, { as: me, body: form() })
  expect(saved).toMatchObject({ ...form({ colour: '#0b7785' }), adjusted: [{ theme: 'dark', use: 'brand' }] })
  await expect.poll(seen).toMatchObject({
    productName: 'Nordlicht Academy',
    shortName: 'Nordlicht',
    palette: { light: { fill: '#0b7785' } },
    signInText: { de: 'Willkommen in der Akademie.' },
  })
  expect(await call(readSettings, { as: me })).toMatchObject({ productName: 'Nordlicht Academy' })
  await call(saveBranding, { as: me, body: form({ productName: ' ', shortName: '', colour: '' }) })
  await expect.poll(seen).toMatchObject({ productName: 'Oktant', shortName: 'Oktant', palette: null })
})

test('a colour that words could not be read on is changed, and the change is told beforehand', async () => {
  const { call, me } = await setUp()
  const shown = await call(previewPalette, { as: me, query: { colour: '#F2B01E' } })
  expect(shown.adjusted?.map(({ theme, use }) => `${theme} ${use}`)).toEqual([
    'light brand',
    'light fill',
    'dark fill',
  ])
  expect((await call(saveBranding, { as: me, body: form({ colour: '#F2B01E' }) })).palette).toEqual(
    shown.palette,
  )
  for (const colour of ['red', '#12', 'url(x)']) {
    expect(await call(previewPalette, { as: me, query: { colour } })).toMatchObject({ status: 422 })
    expect(await call(saveBranding, { as: me, body: form({ colour }) })).toMatchObject({
      code: 'branding_invalid',
      errors: [{ field: 'colour', code: 'colour_invalid' }],
    })
  }
})

test('a logo is uploaded, seen by everybody, removed and brought back', async () => {
  const { app, call, me, seen } = await setUp()
  const set = await call(setLogo, { as: me, params: light, query: {}, file: file() })
  expect(set).toMatchObject({ responseCode: 200, canRestore: { light: false } })
  const address = set.logos?.light ?? ''
  await expect.poll(async () => (await seen()).logos).toEqual({ light: address, dark: null })
  const picture = await app.inject({ url: address })
  expect([picture.statusCode, picture.rawPayload.equals(png)]).toEqual([200, true])
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const removed = await call(removeLogo, { as: me, params: light, query: {} })
  expect(removed).toMatchObject({ logos: { light: null }, canRestore: { light: true } })
  expect((await call(restoreLogo, { as: me, params: light, query: {} })).logos?.light).toBe(address)
  expect(await call(restoreLogo, { as: me, params: { theme: 'dark' }, query: {} })).toMatchObject({
    status: 404,
    code: 'logo_not_found',
  })
})

test('what is no picture, or no whole one, changes nothing', async () => {
  const { call, me } = await setUp()
  const tried = async (bytes: Buffer) =>
    (await call(setLogo, { as: me, params: light, query: {}, file: file(bytes) })).code
  expect(await tried(Buffer.from('<svg onload="alert(1)"/>'))).toBe('not_an_image')
  expect(await tried(png.subarray(0, 40))).toBe('image_broken')
  expect((await call(readBranding, { as: me, query: {} })).logos).toEqual({ light: null, dark: null })
})

test('letters carry the company’s name, colour and logo', async () => {
  const { call, me, db, kit } = await setUp()
  await call(setLogo, { as: me, params: light, query: {}, file: file() })
  await call(saveBranding, { as: me, body: form({ mailHeader: 'logo', productName: 'A & <B>' }) })
  const action = { label: 'Open', url: 'https://example.test/' }
  const letter = { subject: 'Hello', paragraphs: ['Hello'], action }
  const id = await sendLetter(db, { companyId: me.companyId, to: me.emailAddress, language: 'de', letter })
  await kit.mail.deliver()
  const arrived = () => post.arrived.find(({ to }) => to.includes(me.emailAddress))
  await expect.poll(arrived).toBeDefined()
  const { html = '', text = '', attachments = [] } = arrived()?.mail ?? {}
  expect(html).toContain('<img src="cid:logo" alt="A &amp; &lt;B&gt;"')
  expect(html).toContain('background:#0b7785')
  expect(text).toContain('A & <B> hat diese Nachricht automatisch versandt.')
  expect(attachments).toMatchObject([{ contentId: '<logo>', disposition: 'inline', mimeType: 'image/png' }])
  const shown = await call(readMail, { as: me, params: { id } })
  expect(shown.html).toMatch(/<img src="\/rest\/public\/logo\/[0-9a-f]{40}"/)
  expect((await call(listMails, { as: me, query: {} })).totalElements).toBe(1)
})

test('a letter cannot be headed by a logo that is not there', async () => {
  const { call, me } = await setUp()
  const body = form({ mailHeader: 'logo' })
  expect(await call(saveBranding, { as: me, body })).toMatchObject({
    errors: [{ field: 'mailHeader', code: 'logo_needed' }],
  })
  await call(setLogo, { as: me, params: light, query: {}, file: file() })
  await call(saveBranding, { as: me, body })
  expect(await call(removeLogo, { as: me, params: light, query: {} })).toMatchObject({ mailHeader: 'name' })
})

test('another company’s appearance is reached only by those who look after all of them, and written down there', async () => {
  const { call, me, make, seen } = await setUp()
  const stranger = await make.user({ permissions: ['company.administer'] })
  const query = { company: me.companyId }
  const tries = [
    call(readBranding, { as: stranger, query }),
    call(saveBranding, { as: stranger, query, body: form() }),
    call(setLogo, { as: stranger, params: light, query, file: file() }),
    call(removeLogo, { as: stranger, params: light, query }),
    call(restoreLogo, { as: stranger, params: light, query }),
  ]
  for (const refused of await Promise.all(tries))
    expect(refused).toMatchObject({ status: 404, code: 'company_not_found' })
  const all = await make.user({
    permissions: ['company.administer', 'companies.administer'],
    firstName: 'Sam',
    surname: 'Super',
  })
  expect(await call(saveBranding, { as: all, query, body: form() })).toMatchObject({ shortName: 'Nordlicht' })
  expect(await call(setLogo, { as: all, params: light, query, file: file() })).toMatchObject({
    responseCode: 200,
  })
  await expect.poll(async () => (await seen()).shortName).toBe('Nordlicht')
  const { content } = await call(listAudit, { as: me, query: { object: 'branding' } })
  expect(content?.map(({ person }) => person?.fullName)).toEqual(['Sam Super', 'Sam Super'])
  expect((await call(readSettings, { as: all })).shortName).toBe('Oktant')
})
