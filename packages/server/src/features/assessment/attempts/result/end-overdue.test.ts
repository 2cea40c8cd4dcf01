import { peekEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { expect, test } from 'vitest'
import { rightAnswer } from '../../../../../test/kit/content/attempts.ts'
import { openTest } from '../../../../../test/kit/files/open-test.ts'
import { endOverdueAttempts } from './end-overdue.ts'

test('an attempt that cannot be ended keeps nobody behind it from being ended', async () => {
  const timed = { settings: { timeLimit: 10, timeLimitUnit: 'minutes' as const } }
  const broken = await (await openTest(timed)).take()
  const { call, clock, engine, kit, known, learner, make, take } = await openTest(timed)
  const other = await make.user({ companyId: learner.companyId, permissions: ['learning.take'] })
  const { held, opened, given, save } = await take(other)
  const [first] = opened.questionScores
  if (!first) throw new Error('no question')
  await save(given(first, rightAnswer(known(first))))
  await engine.query(
    `update evaluation_revisions set settings = 'null' where revision_id = (
      select revision_id from evaluation_attempts where component_log_id = $1)`,
    [broken.held.componentLogId],
  )
  clock.skew += 11 * 60_000
  await endOverdueAttempts(kit, 1)
  clock.skew = 0
  const { result } = await call(peekEvaluation, { as: other, params: { id: held.componentLogId } })
  expect(result).toMatchObject({ mark: 50, isTimeUp: true })
})
