import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { linkFunctions, lookAtLink, signInByLink, validateSession } from '@oktant/contract/people/sessions.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { attempts } from '../../../../http/guard/limits.tables.ts'
import { users } from '../../people/people.tables.ts'
import { forgetOldLinks } from './links.ts'
import { linkAddress } from './links.rules.ts'
import { links } from '../sessions.tables.ts'

const days = 86_400_000

beforeEach(async () => {
  const { db, clock } = await testServer()
  clock.skew = 0
  await db.delete(attempts)
})

test('a one-time link signs its owner in, once', async () => {
  const { call, send, make } = await testServer()
  const mia = await make.user()
  const otp = await make.link(mia, { function: 'pdr' })
  const answer = await call(signInByLink, { body: { otp } })
  expect(answer.user.id).toBe(mia.id)
  expect(await call(validateSession, { as: answer })).toMatchObject({ user: { id: mia.id } })
  const again = await send(signInByLink, { body: { otp } })
  expect([again.statusCode, again.json()]).toEqual([
    401,
    { code: 'link_used', message: 'This link has already been used' },
  ])
})

test('looking at a link, as mail scanners do, says what it does and does not use it up', async () => {
  const { call, make } = await testServer()
  const otp = await make.link(await make.user(), { function: 'userRSVP', targetId: 7 })
  for (let round = 0; round < 3; round += 1) {
    expect(await call(lookAtLink, { body: { otp } })).toEqual({
      usable: true,
      function: 'userRSVP',
      competencyUrl: null,
    })
  }
  await call(signInByLink, { body: { otp } })
  expect(await call(lookAtLink, { body: { otp } })).toMatchObject({ usable: false, function: 'userRSVP' })
})

test('an unknown link says nothing', async () => {
  const { call } = await testServer()
  const nothing = { usable: false, function: null, competencyUrl: null }
  expect(await call(lookAtLink, { body: { otp: 'x'.repeat(43) } })).toEqual(nothing)
  expect(await call(lookAtLink, { body: { otp: '' } })).toEqual(nothing)
  expect(await call(signInByLink, { body: { otp: '' } })).toMatchObject({ status: 401, code: 'link_used' })
})

test('a link lasts seven days', async () => {
  const { call, make, clock } = await testServer()
  const mia = await make.user()
  const [early, late] = [await make.link(mia, { function: 'pdr' }), await make.link(mia, { function: 'pdr' })]
  clock.skew = 7 * days - 60_000
  expect(await call(signInByLink, { body: { otp: early } })).toMatchObject({ user: { id: mia.id } })
  clock.skew = 7 * days + 1000
  expect(await call(lookAtLink, { body: { otp: late } })).toMatchObject({ usable: false })
  expect(await call(signInByLink, { body: { otp: late } })).toMatchObject({ code: 'link_used' })
})

test('a link is known for a month after its end, and then forgotten', async () => {
  const { call, make, db } = await testServer()
  const otp = await make.link(await make.user(), { function: 'pdr' })
  const known = async () => (await call(lookAtLink, { body: { otp } })).function
  await forgetOldLinks(db, new Date(Date.now() + 37 * days - 60_000))
  expect(await known()).toBe('pdr')
  await forgetOldLinks(db, new Date(Date.now() + 37 * days + 60_000))
  expect(await known()).toBeNull()
})

test('of many who use one link at once exactly one gets in', async () => {
  const { send, make } = await testServer()
  for (let round = 0; round < 5; round += 1) {
    const otp = await make.link(await make.user(), { function: 'surveys' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(signInByLink, { body: { otp } })))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array<number>(7).fill(401)])
  }
})

test('a repeated use with the same key is given the first answer', async () => {
  const { send, make } = await testServer()
  const otp = await make.link(await make.user(), { function: 'surveys' })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = [
    ...(await Promise.all([1, 2, 3].map(() => send(signInByLink, { body: { otp }, headers })))),
    await send(signInByLink, { body: { otp }, headers }),
  ]
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
})

test('a link to set a password does not sign in', async () => {
  const { call, make } = await testServer()
  const otp = await make.link(await make.user(), { function: 'passwordReset' })
  expect(await call(signInByLink, { body: { otp } })).toMatchObject({ code: 'link_used' })
  expect(await call(lookAtLink, { body: { otp } })).toMatchObject({ usable: true, function: 'passwordReset' })
})

test('outside the hours of the group a link tells the hours and stays usable', async () => {
  const { call, make, clock } = await testServer()
  const hours = [{ startTime: '08:00', endTime: '17:00' }]
  const mia = await make.user({ timezone: 'UTC', accessTimeslots: hours })
  const otp = await make.link(mia, { function: 'pdr' })
  const midnight = Date.now() - (Date.now() % days) + days
  clock.skew = midnight + 3 * 3_600_000 - Date.now()
  expect(await call(signInByLink, { body: { otp } })).toMatchObject({
    status: 401,
    code: 'accessRestricted',
    accessTimeslots: hours,
  })
  clock.skew = midnight + 9 * 3_600_000 - Date.now()
  expect(await call(signInByLink, { body: { otp } })).toMatchObject({ user: { id: mia.id } })
})

test('a link of somebody who was made inactive is of no use', async () => {
  const { call, make, db } = await testServer()
  const mia = await make.user()
  const otp = await make.link(mia, { function: 'pdr' })
  await db.update(users).set({ status: 'Inactive' }).where(eq(users.id, mia.id))
  expect(await call(lookAtLink, { body: { otp } })).toMatchObject({ usable: false })
  expect(await call(signInByLink, { body: { otp } })).toMatchObject({ status: 401, code: 'link_used' })
})

test('only the functions of the competency application lead there', async () => {
  const { call, make } = await testServer()
  const company = await make.company({ competencyUrl: 'https://competencies.example.test' })
  const mia = await make.user({ companyId: company.id })
  const leading = []
  for (const name of linkFunctions) {
    const { competencyUrl } = await call(lookAtLink, {
      body: { otp: await make.link(mia, { function: name }) },
    })
    if (competencyUrl === company.competencyUrl) leading.push(name)
    else expect(competencyUrl).toBe(null)
  }
  expect(leading).toEqual(['overallAssessment', 'claimApproval', 'claimApproved'])
})

test('the secret of a link is stored nowhere', async () => {
  const { make, db } = await testServer()
  const mia = await make.user()
  const otp = await make.link(mia, { function: 'pdr' })
  const rows = await db.select().from(links).where(eq(links.userId, mia.id))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(otp)
})

test('a link carries its function, its secret and what it is about', () => {
  expect(linkAddress('https://learn.example.test', 'authoriseBooking', 'abc', 12)).toBe(
    'https://learn.example.test/#/actions/authoriseBooking?otp=abc&id=12',
  )
  expect(linkAddress('https://learn.example.test', 'surveys', 'abc')).toBe(
    'https://learn.example.test/#/actions/surveys?otp=abc',
  )
  expect(linkAddress('https://learn.example.test', 'passwordReset', 'abc')).toBe(
    'https://learn.example.test/#/passwordReset/abc',
  )
})
