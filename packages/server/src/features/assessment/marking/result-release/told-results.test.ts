import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { scoreMarking } from '@oktant/contract/assessment/marking.ts'
import { defaultSystemSettings, saveSystemSettings } from '@oktant/contract/organisation/system.ts'
import { expect, test } from 'vitest'
import { handIn, makeEssay } from '../../../../../test/kit/content/marking.ts'
import { testServer } from '../../../../../test/kit/server.ts'

/** What a learner is told whose essay was marked with all of its points. */
async function told(showScores: boolean) {
  const server = await testServer()
  const { call, make } = server
  const { learner, marker, childId } = await makeEssay(server)
  const as = await make.user({ companyId: learner.companyId, permissions: ['system.administer'] })
  await call(saveSystemSettings, { as, body: { ...defaultSystemSettings, showScores } })
  const { logId, rowId } = await handIn(server, learner, childId)
  const questionScores = [{ id: rowId, score: '4', comment: '' }]
  const body = { action: 'SUBMIT' as const, revision: 0, questionScores, comment: '', level: null }
  await call(scoreMarking, { as: marker, params: { logId }, body })
  await server.kit.outbox.deliver()
  const { content } = await call(listNotifications, { as: learner })
  return content.find(({ title }) => title === 'Your result is there')?.messageBody
}

test('whoever is marked is told their mark', async () => {
  expect(await told(true)).toContain('you have passed with 100%')
})

test('a company that shows no scores tells who has passed, and no figure', async () => {
  const body = await told(false)
  expect(body).toContain('you have passed.')
  expect(body).not.toContain('%')
})
