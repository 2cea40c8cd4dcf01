import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createCertificateTemplate,
  updateCertificateTemplate,
} from '@oktant/contract/certificate-templates.ts'
import * as contract from '@oktant/contract/certificates.ts'
import { updateCourse } from '@oktant/contract/containers.ts'
import { dayIn } from '@oktant/contract/days.ts'
import { readLearning } from '@oktant/contract/learning.ts'
import { listNotifications } from '@oktant/contract/notifications.ts'
import type { Permission } from '@oktant/contract/permissions.ts'
import { certificateForm, passCourse, takeCourse } from '../../../test/kit/certificates.ts'
import { courseForm, makeCourse } from '../../../test/kit/courses.ts'
import type { Made } from '../../../test/kit/make.ts'
import { pdfText } from '../../../test/kit/pdf-text.ts'
import { testServer } from '../../../test/kit/server.ts'
import { rowsOf } from '../../db/db.ts'
import { openPeriods, periodsOpened } from '../learning/learning.ts'
import { issueCertificate } from './certificates.ts'
import { tellEndings } from './tell-endings.ts'

const rights: Permission[] = [
  'certificates.administer',
  'courses.administer',
  'content.administer',
  'learning.take',
]
let courses = 0

async function setUp() {
  const server = await testServer()
  const { call, make, send } = server
  const author = await make.user({ permissions: rights })
  const { companyId } = author
  const learner = await make.user({
    companyId,
    permissions: ['learning.take'],
    firstName: 'Jörg',
    surname: 'Müßig',
    // NOTE: certificates are made to age by days of 24 hours, which every day has there.
    timezone: 'UTC',
  })
  const own = async (as: Made, query: object = {}) =>
    (await call(contract.listOwnCertificates, { as, query } as never)).content
  const pass = async (as: Made, texts: object = {}) => {
    const course = await makeCourse(server, author, {
      texts,
      title: `Ölwehr ${(courses += 1)}`,
      isCertified: true,
    })
    await takeCourse(server, as, course)
    const [certificate] = await own(as)
    if (!certificate) throw new Error('none was issued')
    return { course, certificate }
  }
  const download = (as: Made | undefined, id: number) =>
    send(contract.downloadCertificate, { as, params: { id } } as never)
  const verify = (code: string) => call(contract.verifyCertificate, { params: { code } })
  const told = async (as: Made) =>
    (await call(listNotifications, { as, query: {} } as never)).content?.map(({ title }) => title)
  const revoke = (id: number, reason = 'By mistake.', as = author) =>
    call(contract.revokeCertificate, { as, params: { id }, body: { reason } })
  const reissue = (id: number, reason = 'A new name.') =>
    call(contract.reissueCertificate, { as: author, params: { id }, body: { reason } })
  return { ...server, author, learner, own, pass, download, verify, told, revoke, reissue }
}

test('whoever passes a course has its certificate at once, and is told', async () => {
  const { call, learner, pass, told } = await setUp()
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
    const { author, make, pass, verify } = await setUp()
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
  const server = await setUp()
  const course = await makeCourse(server, server.author, { texts: { certificate: null } })
  await takeCourse(server, server.learner, course)
  expect(await server.own(server.learner)).toEqual([])
})

test('a course cannot name a template of nobody’s', async () => {
  const { call, author } = await setUp()
  const course = await makeCourse({ call }, author, { isDraft: true })
  const body = { ...courseForm(course), certificate: 999_999 }
  const refused = await call(updateCourse, { as: author, params: { id: course.id }, body })
  expect(refused.errors).toMatchObject([{ field: 'certificate', code: 'choice_unknown' }])
})

test('a day that is over certifies nobody', async () => {
  const server = await setUp()
  const course = await makeCourse(server, server.author, {
    texts: { expiryDate: '2020-01-01' },
    isCertified: true,
  })
  await takeCourse(server, server.learner, course)
  expect(await server.own(server.learner)).toEqual([])
})

test('its file is in the holder’s language, readable, and the same each time', async () => {
  const { db, learner, pass, download } = await setUp()
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
  const { call, author, learner, pass, download } = await setUp()
  const template = await call(createCertificateTemplate, { as: author, body: certificateForm() })
  const { certificate } = await pass(learner, { certificate: template.id })
  const body = { ...certificateForm({ heading: { en: 'Medal', de: 'Orden' } }), revision: template.revision }
  await call(updateCertificateTemplate, { as: author, params: { id: template.id }, body })
  expect(pdfText((await download(learner, certificate.id)).rawPayload)).toContain('Certificate')
  const { certificate: next } = await pass(author, { certificate: template.id })
  expect(pdfText((await download(author, next.id)).rawPayload)).toContain('Medal')
})

test('its holder, whoever leads them and who administers certificates download it, and nobody else', async () => {
  const { call, db, make, author, learner, pass, download } = await setUp()
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
    call(contract.listManagedCertificates, { as, params: { userId }, query: {} } as never)
  expect((await led(boss, learner.id)).content).toMatchObject([{ id: certificate.id }])
  expect(await led(other, learner.id)).toMatchObject({ status: 404, code: 'user_not_found' })
  // NOTE: whom one works beside is seen, and their certificates are not.
  const { projectId } = await make.user({ companyId })
  for (const id of [other.id, learner.id]) await make.member({ id, companyId }, projectId)
  expect(await led(other, learner.id)).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('it is verified by its code, however that is typed, and nothing else is told apart', async () => {
  const { learner, pass, verify } = await setUp()
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
  const { learner, own, pass, verify, download, revoke, told } = await setUp()
  const { certificate } = await pass(learner)
  expect(await revoke(certificate.id, ' ')).toMatchObject({ status: 422, code: 'certificate_invalid' })
  expect(await revoke(certificate.id)).toMatchObject({
    state: 'revoked',
    revokeReason: 'By mistake.',
    revokedBy: 'Mia Naidoo',
    can: { revoke: false, reissue: true },
  })
  expect(await revoke(certificate.id)).toMatchObject({ status: 409, code: 'certificate_revoked' })
  expect(await verify(certificate.code)).toMatchObject({ state: 'revoked' })
  expect((await download(learner, certificate.id)).statusCode).toBe(409)
  expect(await own(learner)).toMatchObject([{ state: 'revoked', revokeReason: 'By mistake.' }])
  expect(await told(learner)).toContain('A certificate was revoked')
})

test('one that is issued again has the name of today, a number and a code of its own, and the old end', async () => {
  const { db, learner, own, pass, verify, reissue } = await setUp()
  const { certificate } = await pass(learner, { expiryPeriod: { count: 2, unit: 'years' } })
  await db.execute(sql`update users set surname = 'Meister' where id = ${learner.id}`)
  const again = await reissue(certificate.id)
  expect(again).toMatchObject({
    number: '000002',
    fullName: 'Jörg Meister',
    expiresAt: certificate.expiresAt,
    others: [{ number: '000001', state: 'revoked' }],
  })
  expect(await verify(certificate.code)).toMatchObject({ state: 'revoked' })
  expect(await verify(again.code)).toMatchObject({ state: 'valid', fullName: 'Jörg Meister' })
  expect((await own(learner)).map(({ number }) => number)).toEqual(['000002'])
  expect(await reissue(certificate.id)).toMatchObject({ status: 409, code: 'certificate_replaced' })
})

test('those who administer find them by person, course, state and number, and take them along as CSV', async () => {
  const { call, send, author, learner, pass, revoke } = await setUp()
  const { certificate } = await pass(learner)
  await pass(author, { expiryPeriod: { count: 1, unit: 'weeks' } })
  const query = (field: string, value: string) => ({ _filterFields: field, _filterValues: value })
  const list = async (field: string, value: string) =>
    (await call(contract.listCertificates, { as: author, query: query(field, value) } as never)).content.map(
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
  } as never)
  const [head, line, ...rest] = file.payload.trim().split('\n')
  expect(head).toBe('Number,Name,Course,Mark,Issued,Valid until,State,Reason,Template')
  expect(line).toMatch(/^000001,Jörg Müßig,Ölwehr \d+,,\d{4}-\d\d-\d\d,,Revoked,'=1\+1,Oktant$/)
  expect(rest).toEqual([])
})

const periodsOf = (db: Parameters<typeof rowsOf>[0], userId: number) =>
  rowsOf<{ id: number; period: number; issues: number[] }>(
    db,
    sql`select log.id, log.period, coalesce(array_agg(one.issue order by one.issue) filter (where one.id is not null), '{}') issues
      from container_logs log left join certificates one on one.container_log_id = log.id
      where log.user_id = ${userId} group by log.id order by log.period`,
  )

test('however often and at once it is asked, a period has one certificate', async () => {
  const { db, kit, learner, own, pass } = await setUp()
  await pass(learner)
  const [log] = await periodsOf(db, learner.id)
  await db.execute(sql`delete from certificates where user_id = ${learner.id}`)
  const ask = () =>
    kit.engine.db.transaction((tx) =>
      issueCertificate(tx, { companyId: learner.companyId, containerLogId: log?.id ?? 0, now: kit.now() }),
    )
  const made = await Promise.all(Array.from({ length: 12 }, ask))
  expect(made.filter((one) => one !== undefined)).toHaveLength(1)
  expect(await own(learner)).toHaveLength(1)
})

test('over any history of passing, opening again, revoking and issuing again, each period is certified once', async () => {
  const server = await setUp()
  const { db, kit, author, revoke, reissue } = server
  const steps = fc.array(fc.constantFrom('take', 'open', 'revoke', 'reissue'), { minLength: 1, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const { companyId } = author
      const person = await server.make.user({ companyId, permissions: ['learning.take'] })
      const course = await makeCourse(server, author, { isCertified: true })
      let passed = 0
      let isOpen = true
      for (const step of history) {
        const [latest] = await server.own(person)
        if (step === 'take') {
          await takeCourse(server, person, course)
          if (isOpen) passed += 1
          isOpen = false
        }
        if (step === 'open') {
          const asked = periodsOpened(companyId, [{ userId: person.id, containerId: course.id, dueOn: null }])
          const opened = await db.transaction((tx) => openPeriods(tx, asked, 'certificate', kit.now()))
          isOpen ||= opened.length > 0
        }
        if (step === 'revoke' && latest && latest.state !== 'revoked') await revoke(latest.id)
        if (step === 'reissue' && latest) await reissue(latest.id)
      }
      const periods = await periodsOf(db, person.id)
      const certified = periods.filter(({ issues }) => issues.length > 0)
      expect(certified).toHaveLength(passed)
      for (const { issues } of certified) expect(issues).toEqual(issues.map((_, place) => place + 1))
      const numbers = await rowsOf<{ doubled: number }>(
        db,
        sql`select count(*)::int - count(distinct number)::int as doubled from certificates
          where company_id = ${companyId}`,
      )
      expect(numbers).toEqual([{ doubled: 0 }])
    }),
    { numRuns: 12 },
  )
}, 120_000)

/** Lets time go by for somebody’s certificates. */
const age = (db: Parameters<typeof rowsOf>[0], userId: number, days: number) =>
  db.execute(sql`update certificates set issued_at = issued_at - make_interval(days => ${days}),
    expires_at = expires_at - make_interval(days => ${days}) where user_id = ${userId}`)

test('the end is told 60, 30 and 7 days ahead, once each, after days of standstill too, and the course is open again', async () => {
  const { call, db, kit, learner, own, pass, told, verify } = await setUp()
  const { course, certificate } = await pass(learner, { expiryPeriod: { count: 100, unit: 'days' } })
  const seen = () => call(readLearning, { as: learner, params: { id: course.id } })
  const later = async (days: number) => {
    await age(db, learner.id, days)
    await tellEndings(kit)
    await tellEndings(kit)
    return (await told(learner))?.filter((title) => /expire/.test(title)) ?? []
  }
  expect(await later(30)).toEqual([])
  expect((await seen()).period).toBeNull()
  expect(await later(11)).toEqual(['A certificate expires in 59 days'])
  expect(await seen()).toMatchObject({
    state: 'NOT_STARTED',
    period: { number: 2, by: 'certificate' },
    userCertificate: { id: certificate.id, state: 'expiring' },
  })
  expect(await verify(certificate.code)).toMatchObject({ state: 'expiring' })
  expect(await later(20)).toHaveLength(1)
  expect(await later(20)).toHaveLength(2)
  // NOTE: nothing ran on the days between; what was missed is told once, of what is left.
  expect(await later(17)).toEqual([
    'A certificate expires in 2 days',
    'A certificate expires in 19 days',
    'A certificate expires in 59 days',
  ])
  expect((await later(4))[0]).toBe('A certificate has expired')
  expect(await later(40)).toHaveLength(4)
  expect(await own(learner)).toMatchObject([{ number: '000001', state: 'expired' }])
})

test('whoever has taken the course again in time is not told of the old proof, which stays until its end', async () => {
  const server = await setUp()
  const { db, kit, learner, own, pass, told } = server
  const { course } = await pass(learner, { expiryPeriod: { count: 100, unit: 'days' } })
  await age(db, learner.id, 50)
  await tellEndings(kit)
  await takeCourse(server, learner, course)
  expect(await own(learner)).toMatchObject([
    { number: '000002', state: 'valid' },
    { number: '000001', state: 'expiring' },
  ])
  await age(db, learner.id, 45)
  await tellEndings(kit)
  const titles = (await told(learner))?.filter((title) => /expires/.test(title))
  expect(titles).toEqual(['A certificate expires in 55 days', 'A certificate expires in 50 days'])
})

test('nothing is left of the certificates of somebody who was taken out', async () => {
  const { db, kit, learner, pass, verify } = await setUp()
  const { certificate } = await pass(learner)
  const { announce } = await import('../../outbox/announce.ts')
  const { companyId, id: userId } = learner
  await db.transaction((tx) => announce(tx, 'user.anonymised', { companyId, userId }, { companyId }))
  await kit.outbox.deliver()
  expect(await verify(certificate.code)).toMatchObject({ status: 404 })
})

test('a certificate of another company is nobody’s business', async () => {
  const server = await testServer()
  const [one, other] = [
    await server.make.user({ permissions: rights }),
    await server.make.user({ permissions: rights }),
  ]
  const { id } = await passCourse(server, one)
  for (const entry of [contract.readCertificate, contract.downloadCertificate])
    expect((await server.send(entry, { as: other, params: { id } } as never)).statusCode).toBe(404)
})
