import { listEvaluationAttempts } from '@oktant/contract/assessment/attempts/attempts.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeEvaluationAttempts, makeEvaluationSeen } from '../../../test/made/make-attempts.ts'
import { makeChild, makeContainer } from '../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

test.each([
  { extraTime: 0, extraMinutes: 0, said: '90 Minuten' },
  { extraTime: 25, extraMinutes: 0, said: '90 Minuten, für Sie 25 % mehr' },
  { extraTime: 25, extraMinutes: 10, said: '90 Minuten, für Sie 25 % und 10 Minuten mehr' },
])('the time that one has is said in one sentence: $said', async ({ said, ...extra }) => {
  const server = fakeServer()
  server.answer(
    readLearning,
    makeContainer({ children: [makeChild(1, { clazz: 'Evaluation', categoryId: 3 })] }),
  )
  const evaluation = makeEvaluationSeen({ timeLimit: 90, timeLimitUnit: 'minutes' })
  server.answer(listEvaluationAttempts, makeEvaluationAttempts({ evaluation, ...extra }))
  showApplication('/my-learning/5?part=1', { server, as: { permissions: ['learning.take'] } })
  const dialog = within(await screen.findByRole('dialog'))
  const time = (await dialog.findByText('Zeit')).nextElementSibling
  expect(time?.textContent?.replace(/\s/g, ' ')).toBe(said)
})
