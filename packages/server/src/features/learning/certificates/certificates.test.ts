import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  createCertificateTemplate,
  updateCertificateTemplate,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import * as contract from '@oktant/contract/learning/certificates/certificates.ts'
import { updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import {
  certificateForm,
  certifierRights,
  certifying,
  passCourse,
  takeCourse,
} from '../../../../test/kit/content/certificates.ts'
import { courseForm, makeCourse } from '../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { pdfText } from '../../../../test/kit/files/pdf-text.ts'
import { testServer } from '../../../../test/kit/server.ts'

test('whoever passes a course has its certificate at once, and is told', async () => {
  const { call, kit, learner, pass, told } = await certifying()
  const { course, certificate } = await pass(learner)
  expect(certificate).toMatchObject({
    number: '000001',
    state: 'valid',
    expiresAt: null,
    course: { en: expect.stringContaining('Ölwehr') },
    containerId: course.id,
    can: { download: true },
  })
  expect(certificate.code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){4}[2-9A-HJ-NP-Z]{4}$/)
  await kit.outbox.deliver()
  expect(await told(learner)).toContain('Your certificate is ready')
  const seen = await call(readLearning, { as: learner, params: { id: course.id } })
  expect(seen.userCertificate).toEqual({ id: certificate.id, state: 'valid', expiresAt: null })
})

test.each([
  ['Pacific/Auckland', '2030-06-30T11:59:59.000Z'],
  ['America/Los_Angeles', '2030-07-01T06:59:59.000Z'],
])(
  'whoever verifies one reads the days that are printed on it, which are those of %s',
  async (timezone, end) => {
    const { author, make, pass, verify } = await certifying()
    const holder = await make.user({ companyId: author.companyId, timezone, permissions: ['learning.take'] })
    const { certificate } = await pass(holder, { expiryDate: '2030-06-30' })
    expect(certificate.expiresAt).toBe(end)
    expect(await verify(certificate.code)).toMatchObject({
      issuedOn: dayIn(timezone, new Date(certificate.issuedAt)),
      expiresAt: end,
      expiresOn: '2030-06-30',
    })
  },
)

test('a course that names no template issues none', async () => {
  const server = await certifying()
  const course = await makeCourse(server, server.author, { texts: { certificate: null } })
  await takeCourse(server, server.learner, course)
  expect(await server.own(server.learner)).toEqual([])
})

test('a course cannot name a template of nobody’s', async () => {
  const { call, author } = await certifying()
  const course = await makeCourse({ call }, author, { isDraft: true })
  const body = { ...courseForm(course), certificate: 999_999 }
  const refused = await call(updateCourse, { as: author, params: { id: course.id }, body })
  expect(refused.errors).toMatchObject([{ field: 'certificate', code: 'choice_unknown' }])
})

test('a day that is over certifies nobody', async () => {
  const server = await certifying()
  const course = await makeCourse(server, server.author, {
    texts: { expiryDate: '2020-01-01' },
    isCertified: true,
  })
  await takeCourse(server, server.learner, course)
  expect(await server.own(server.learner)).toEqual([])
})

test('its file is in the holder’s language, readable, and the same each time', async () => {
  const { db, learner, pass, download } = await certifying()
  const { certificate } = await pass(learner, { expiryPeriod: { count: 2, unit: 'years' } })
  const first = await download(learner, certificate.id)
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="certificate-000001.pdf"',
  })
  const words = pdfText(first.rawPayload)
  expect(words).toEqual(expect.arrayContaining(['Certificate', 'Jörg Müßig', certificate.course.en]))
  expect(words.join('\n')).toContain(`Verification code ${certificate.code}`)
  expect(words.join('\n')).toMatch(/Valid until \d+ \w+ 20\d\d/)
  expect(first.rawPayload.toString('latin1')).toMatch(
    /\/Marked true.*\/Lang \(en\)|\/Lang \(en\).*\/Marked true/s,
  )
  expect((await download(learner, certificate.id)).rawPayload.equals(first.rawPayload)).toBe(true)
  await db.execute(sql`update users set language = 'de' where id = ${learner.id}`)
  const german = pdfText((await download(learner, certificate.id)).rawPayload)
  expect(german).toEqual(expect.arrayContaining(['Zertifikat', certificate.course.de]))
})

test('it stays as it was issued, whatever its template says afterwards', async () => {
  const { call, author, learner, pass, download } = await certifying()
  const template = await call(createCertificateTemplate, { as: author, body: certificateForm() })
  const { certificate } = await pass(learner, { certificate: template.id })
  const body = { ...certificateForm({ heading: { en: 'Medal', de: 'Orden' } }), revision: template.revision }
  await call(updateCertificateTemplate, { as: author, params: { id: template.id }, body })
  expect(pdfText((await download(learner, certificate.id)).rawPayload)).toContain('Certificate')
  const { certificate: next } = await pass(author, { certificate: template.id })
  expect(pdfText((await download(author, next.id)).rawPayload)).toContain('Medal')
})

test('its holder, whoever leads them and who administers certificates download it, and nobody else', async () => {
  const { call, db, make, author, learner, pass, download } = await certifying()
  const { companyId } = author
  const { certificate } = await pass(learner)
  const boss = await make.user({ companyId, permissions: ['team.see'] })
  const plain = await make.user({ companyId, permissions: ['learning.take'] })
  const other = await make.user({ companyId, permissions: ['team.see'] })
  // NOTE: a learner who leads somebody, without a manager's right to look after a team.
  const senior = await make.user({ companyId, permissions: ['learning.take'] })
  await db.execute(sql`update users set manager_id = ${senior.id} where id = ${learner.id}`)
  await db.execute(sql`update users set manager_id = ${boss.id} where id in (${senior.id}, ${plain.id})`)
  const statuses = async (people: (Made | undefined)[]) =>
    Promise.all(people.map(async (as) => (await download(as, certificate.id)).statusCode))
  expect(await statuses([learner, boss, author])).toEqual([200, 200, 200])
  expect(await statuses([plain, senior, other, undefined])).toEqual([404, 404, 404, 401])
  const led = (as: Made, userId: number) =>
    call(contract.listManagedCertificates, { as, params: { userId }, query: {} })
  expect((await led(boss, learner.id)).content).toMatchObject([{ id: certificate.id }])
  expect(await led(other, learner.id)).toMatchObject({ status: 404, code: 'user_not_found' })
  // NOTE: whom one works beside is seen, and their certificates are not.
  const { projectId } = await make.user({ companyId })
  for (const id of [other.id, learner.id]) await make.member({ id, companyId }, projectId)
  expect(await led(other, learner.id)).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('it is verified by its code, however that is typed, and nothing else is told apart', async () => {
  const { learner, pass, verify } = await certifying()
  const { certificate } = await pass(learner, { expiryPeriod: { count: 1, unit: 'months' } })
  const found = await verify(certificate.code.toLowerCase().replaceAll('-', ' '))
  expect(found).toMatchObject({ state: 'expiring', number: '000001', fullName: 'Jörg Müßig' })
  expect(Object.keys(found).toSorted()).toEqual([
    'companyName',
    'course',
    'expiresAt',
    'expiresOn',
    'fullName',
    'issuedAt',
    'issuedOn',
    'number',
    'replacedOn',
    'state',
  ])
  const unknown = { status: 404, code: 'certificate_not_found' }
  for (const code of [
    '000001',
    '1',
    'x',
    `${certificate.code}2`,
    certificate.code.replace(/./, (first) => (first === 'Z' ? 'Y' : 'Z')),
  ])
    expect(await verify(code)).toMatchObject(unknown)
})

test('a revoked one says so when verified, is downloaded no more, and its holder reads why', async () => {
  const { learner, own, pass, verify, download, revoke, told } = await certifying()
  const { certificate } = await pass(learner)
  expect(await revoke(certificate.id, ' ')).toMatchObject({ status: 422, code: 'certificate_invalid' })
  expect(await revoke(certificate.id)).toMatchObject({
    state: 'revoked',
    revokeReason: 'By mistake.',
    revokedBy: 'Mia Naidoo',
    can: { revoke: false, reissue: true },
  })
  expect(await revoke(certificate.id)).toMatchObject({ status: 409, code: 'certificate_revoked' })
  expect(await verify(certificate.code)).toMatchObject({ state: 'revoked', replacedOn: null })
  expect((await download(learner, certificate.id)).statusCode).toBe(409)
  expect(await own(learner)).toMatchObject([{ state: 'revoked', revokeReason: 'By mistake.' }])
  expect(await told(learner)).toContain('A certificate was revoked')
})

test('one that is issued again has the name of today, a number and a code of its own, and the old end', async () => {
  const { db, learner, own, pass, verify, reissue, download } = await certifying()
  const { certificate } = await pass(learner, { expiryPeriod: { count: 2, unit: 'years' } })
  await db.execute(sql`update certificates set issued_at = '2024-03-05 12:00Z' where id = ${certificate.id}`)
  await db.execute(sql`update users set surname = 'Meister' where id = ${learner.id}`)
  const again = await reissue(certificate.id)
  expect(again).toMatchObject({
    number: '000002',
    fullName: 'Jörg Meister',
    expiresAt: certificate.expiresAt,
    others: [{ number: '000001', state: 'revoked' }],
  })
  const newer = await verify(again.code)
  expect(newer).toMatchObject({ state: 'valid', fullName: 'Jörg Meister', replacedOn: null })
  expect(await verify(certificate.code)).toMatchObject({ state: 'revoked', replacedOn: newer.issuedOn })
  expect((await own(learner)).map(({ number }) => number)).toEqual(['000002'])
  // It says when the course was passed, which is not today.
  const words = pdfText((await download(learner, again.id)).rawPayload)
  expect(words.join(' ')).toContain('on 5 March 2024.')
  expect(await reissue(certificate.id)).toMatchObject({ status: 409, code: 'certificate_replaced' })
})

test('one whose newer one was revoked too is revoked, not replaced', async () => {
  const { learner, pass, verify, reissue, revoke } = await certifying()
  const { certificate } = await pass(learner)
  const again = await reissue(certificate.id)
  await revoke(again.id)
  expect(await verify(certificate.code)).toMatchObject({ state: 'revoked', replacedOn: null })
})

test('those who administer find them by person, course, state and number, and take them along as CSV', async () => {
  const { call, send, author, learner, pass, revoke } = await certifying()
  const { certificate } = await pass(learner)
  await pass(author, { expiryPeriod: { count: 1, unit: 'weeks' } })
  const query = (field: string, value: string) => ({ _filterFields: [field], _filterValues: [value] })
  const list = async (field: string, value: string) =>
    (await call(contract.listCertificates, { as: author, query: query(field, value) })).content.map(
      ({ number }) => number,
    )
  await revoke(certificate.id, '=1+1')
  expect(await list('fullName', 'müßig')).toEqual(['000001'])
  expect(await list('course', 'ölwehr')).toEqual(['000002', '000001'])
  expect(await list('state', 'revoked')).toEqual(['000001'])
  expect(await list('state', 'expiring')).toEqual(['000002'])
  expect(await list('state', 'valid')).toEqual([])
  expect(await list('number', '000002')).toEqual(['000002'])
  expect(await list('userId', String(learner.id))).toEqual(['000001'])
  const file = await send(contract.exportCertificates, {
    as: author,
    query: query('state', 'revoked'),
  })
  const [head, line, ...rest] = file.payload.trim().split('\n')
  expect(head).toBe('Number,Name,Course,Mark,Issued,Valid until,State,Reason,Template')
  expect(line).toMatch(/^000001,Jörg Müßig,Ölwehr \d+,,\d{4}-\d\d-\d\d,,Revoked,'=1\+1,Oktant$/)
  expect(rest).toEqual([])
})

test('nothing is left of the certificates of somebody who was taken out', async () => {
  const { db, kit, learner, pass, verify } = await certifying()
  const { certificate } = await pass(learner)
  const { announce } = await import('../../../outbox/announce.ts')
  const { companyId, id: userId } = learner
  await db.transaction((tx) => announce(tx, 'user.anonymised', { companyId, userId }, { companyId }))
  await kit.outbox.deliver()
  expect(await verify(certificate.code)).toMatchObject({ status: 404 })
})

test('a certificate of another company is nobody’s business', async () => {
  const server = await testServer()
  const [one, other] = [
    await server.make.user({ permissions: certifierRights }),
    await server.make.user({ permissions: certifierRights }),
  ]
  const { id } = await passCourse(server, one)
  for (const entry of [contract.readCertificate, contract.downloadCertificate])
    expect((await server.send(entry, { as: other, params: { id } })).statusCode).toBe(404)
})
