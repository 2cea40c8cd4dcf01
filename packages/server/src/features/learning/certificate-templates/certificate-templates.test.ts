import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as contract from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { certificateForm } from '../../../../test/kit/content/certificates.ts'
import { png } from '../../../../test/kit/files/pictures.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { certificateTemplates } from './certificate-templates.tables.ts'
import { defaultTemplate, giveDefaultTemplates } from './certificate-templates.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['certificates.administer', 'courses.administer'] })
  // NOTE: as every company is opened; those of the tests are not.
  await defaultTemplate(server.db, me.companyId)
  const create = (design: Parameters<typeof certificateForm>[0] = {}, name?: string) =>
    call(contract.createCertificateTemplate, { as: me, body: certificateForm(design, name) })
  const list = async () =>
    (await call(contract.listCertificateTemplates, { as: me, query: {} })).content?.map(({ name }) => name)
  const upload = (bytes: Buffer, type = 'image/png') =>
    call(contract.addCertificatePicture, { as: me, file: { name: 'a.png', bytes, type } })
  const preview = (design: Parameters<typeof certificateForm>[0], language: 'en' | 'de' = 'de') =>
    call(contract.previewCertificate, { as: me, body: { design: certificateForm(design).design, language } })
  return { ...server, me, create, list, upload, preview }
}
const textsOf = (sheet: contract.Sheet) =>
  sheet.items.flatMap((item) => (item.kind === 'text' ? item.text : []))

test('every company begins with a template, which new courses begin with', async () => {
  const { call, me, list } = await setUp()
  expect(await list()).toEqual(['Oktant'])
  expect(await list()).toEqual(['Oktant'])
  expect(await call(contract.listCertificateTemplateOptions, { as: me })).toMatchObject([
    { name: 'Oktant', isDefault: true },
  ])
})

test('a company that began before there were templates is given one at the next start', async () => {
  const { db, make } = await setUp()
  const { id } = await make.company()
  await giveDefaultTemplates(db)
  await giveDefaultTemplates(db)
  const kept = await db.select().from(certificateTemplates).where(eq(certificateTemplates.companyId, id))
  expect(kept).toMatchObject([{ name: 'Oktant', isDefault: true }])
})

test('a template is made, changed, copied, removed and brought back', async () => {
  const { call, me, create, list } = await setUp()
  const made = await create()
  const params = { id: made.id }
  expect(made).toMatchObject({ name: 'Safety', isDefault: false, courses: 0, issued: 0 })
  const body = { ...certificateForm({ showsQr: false }, ' Sea '), revision: made.revision }
  const changed = await call(contract.updateCertificateTemplate, { as: me, params, body })
  expect(changed).toMatchObject({ name: 'Sea', design: { showsQr: false } })
  expect(await call(contract.updateCertificateTemplate, { as: me, params, body })).toMatchObject({
    status: 409,
    code: 'content_changed',
  })
  await call(contract.duplicateCertificateTemplate, { as: me, params })
  expect(await call(contract.removeCertificateTemplate, { as: me, params })).toEqual({})
  expect(await call(contract.readCertificateTemplate, { as: me, params })).toMatchObject({ status: 404 })
  await list()
  expect(await list()).toEqual(['Oktant', 'Sea (2)'])
  await call(contract.restoreCertificateTemplate, { as: me, params })
  expect(await list()).toEqual(['Oktant', 'Sea', 'Sea (2)'])
})

test('one template is the default one, and is not removed', async () => {
  const { call, me, create } = await setUp()
  const [one, other] = [await create({}, 'One'), await create({}, 'Other')]
  for (const { id } of [one, other])
    expect(await call(contract.makeDefaultCertificateTemplate, { as: me, params: { id } })).toMatchObject({
      isDefault: true,
    })
  const options = await call(contract.listCertificateTemplateOptions, { as: me })
  expect(options.filter(({ isDefault }) => isDefault)).toMatchObject([{ name: 'Other' }])
  const refused = await call(contract.removeCertificateTemplate, { as: me, params: { id: other.id } })
  expect(refused).toMatchObject({ status: 422, code: 'certificate_template_is_default' })
})

test('what is wrong with a design is told at its field', async () => {
  const { create } = await setUp()
  const fields = async (design: Parameters<typeof certificateForm>[0], name?: string) =>
    (await create(design, name)).errors?.map(({ field, code }) => `${field} ${code}`)
  expect(await fields({}, ' ')).toEqual(['name required'])
  expect(await fields({ colour: 'red' })).toEqual(['design.colour colour_invalid'])
  expect(await fields({ note: { en: 'By {boss}', de: 'Von {' } })).toEqual([
    'design.note.en placeholder_unknown',
    'design.note.de placeholder_unknown',
  ])
  expect(await fields({ heading: { en: ' ', de: '' } })).toEqual(['design.heading required'])
  const nobody = { name: '', title: { en: 'Head', de: '' }, pictureId: null }
  expect(await fields({ signatories: [nobody] })).toEqual(['design.signatories.0.name required'])
  expect(await fields({ logo: 'own', logoId: 999_999 })).toEqual(['design.logo picture_unknown'])
})

test('a picture is uploaded, named by a design and drawn; what is none is refused', async () => {
  const { app, create, upload, preview, make, call } = await setUp()
  const picture = await upload(png(40, 20))
  expect(picture).toMatchObject({ responseCode: 200 })
  const seal = { name: 'Ida', title: { en: '', de: '' }, pictureId: picture.id }
  const made = await create({ logo: 'own', logoId: picture.id, signatories: [seal] })
  expect(made.pictures).toMatchObject([{ id: picture.id }])
  const { items } = await preview({ logo: 'own', logoId: picture.id, signatories: [seal] })
  const drawn = items.filter((item) => item.kind === 'picture')
  expect(drawn).toHaveLength(2)
  expect((await app.inject({ url: drawn[0]?.address ?? '' })).headers['content-type']).toBe('image/png')
  expect(await upload(Buffer.from('<svg/>'))).toMatchObject({ code: 'not_an_image', responseCode: 500 })
  expect(await upload(png(40, 20).subarray(0, 60))).toMatchObject({ code: 'image_broken' })
  const stranger = await make.user({ permissions: ['certificates.administer'] })
  const body = certificateForm({ logo: 'own', logoId: picture.id })
  expect(await call(contract.createCertificateTemplate, { as: stranger, body })).toMatchObject({
    errors: [{ code: 'picture_unknown' }],
  })
})

test('a preview says what the paper will say, in either language, and holds it all', async () => {
  const { preview } = await setUp()
  const [en, de] = [await preview({}, 'en'), await preview({}, 'de')]
  expect(textsOf(en)).toEqual(expect.arrayContaining(['Certificate', 'Mia Naidoo-Müller', 'Head']))
  expect(textsOf(de)).toEqual(expect.arrayContaining(['Zertifikat', 'Sicher arbeiten am Wasser', 'Leitung']))
  const long = 'Eine sehr lange Bescheinigung '.repeat(13).trim()
  for (const orientation of ['landscape', 'portrait'] as const) {
    const sheet = await preview({
      orientation,
      note: { en: '', de: long },
      intro: { en: '', de: long.slice(0, 199) },
    })
    const texts = sheet.items.flatMap((item) => (item.kind === 'text' ? [item] : []))
    const ys = texts.filter(({ anchor }) => anchor === 'middle').map(({ y }) => y)
    expect(Math.min(...ys)).toBeGreaterThan(40)
    expect(Math.max(...ys)).toBeLessThan(sheet.height - 90)
    expect(textsOf(sheet).join(' ')).toContain('Bescheinigung Eine sehr')
  }
})
