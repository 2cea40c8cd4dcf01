import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { certifying, takeCourse } from '../../../../test/kit/content/certificates.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { rowsOf } from '../../../db/engine/db.ts'
import { openPeriods, periodsOpened } from '../learn/learn.ts'
import { issueCertificate } from '../certificates/certificates.ts'

const periodsOf = (db: Parameters<typeof rowsOf>[0], userId: number) =>
  rowsOf<{ id: number; period: number; issues: number[] }>(
    db,
    sql`select log.id, log.period, coalesce(array_agg(one.issue order by one.issue) filter (where one.id is not null), '{}') issues
      from container_logs log left join certificates one on one.container_log_id = log.id
      where log.user_id = ${userId} group by log.id order by log.period`,
  )

test('however often and at once it is asked, a period has one certificate', async () => {
  const { db, kit, learner, own, pass } = await certifying()
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
  const server = await certifying()
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
