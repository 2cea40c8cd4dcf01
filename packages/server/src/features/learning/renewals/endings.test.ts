import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { archiveCourse } from '@oktant/contract/learning/courses/containers.ts'
import { dayIn, monthsAfter } from '@oktant/contract/kit/days.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { give, makeGroup, mandatory } from '../../../../test/kit/content/assignments.ts'
import { certifying, takeCourse } from '../../../../test/kit/content/certificates.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import type { Db } from '../../../db/engine/db.ts'
import { tellEndings } from './tell-endings.ts'

/** Lets time go by for somebody’s certificates. */
const age = (db: Db, userId: number, days: number) =>
  db.execute(sql`update certificates set issued_at = issued_at - make_interval(days => ${days}),
    expires_at = expires_at - make_interval(days => ${days}) where user_id = ${userId}`)

test('the end is told 60, 30 and 7 days ahead, once each, after days of standstill too, and the course is open again', async () => {
  const { call, db, kit, learner, own, pass, told, verify } = await certifying()
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
  const server = await certifying()
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

test('who has to pass a course again at intervals has a proof that ends then, and is told what comes after it', async () => {
  const server = await certifying()
  const { author, learner, db, kit, own, verify } = server
  const course = await makeCourse(server, author, { isCertified: true })
  const group = await makeGroup(server, author, { people: [learner] })
  await give(server, author, group, [course.id], mandatory({ recertifyMonths: 12 }))
  await takeCourse(server, learner, course)
  const [proof] = await own(learner)
  const until = monthsAfter(dayIn('UTC', kit.now()), 12)
  expect(proof).toMatchObject({ expiresAt: `${until}T23:59:59.000Z`, renews: true, renewBy: null })
  expect(await verify(proof?.code ?? '')).toMatchObject({ state: 'valid', expiresOn: until })
  await age(db, learner.id, 330)
  await tellEndings(kit)
  const [later] = await own(learner)
  expect(later).toMatchObject({ state: 'expiring', renewBy: later?.expiresAt?.slice(0, 10) })
})

test('a proof without an end, and one whose course issues no other, promise nothing', async () => {
  const { call, author, learner, own, pass } = await certifying()
  const { course } = await pass(learner, { expiryPeriod: { count: 100, unit: 'days' } })
  expect(await own(learner)).toMatchObject([{ renews: true, renewBy: null }])
  await call(archiveCourse, { as: author, params: { id: course.id } })
  expect(await own(learner)).toMatchObject([{ renews: false }])
  await pass(learner)
  expect(await own(learner)).toMatchObject([{ expiresAt: null, renews: false }, { renews: false }])
})
