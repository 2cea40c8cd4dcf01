import { listNextContainers } from '@oktant/contract/learning/catalogue.ts'
import {
  listComponentHistory,
  listContainerHistory,
  readLearning,
} from '@oktant/contract/learning/own/learn.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeContainer } from '../../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../../test/show.tsx'

const at = { startedAt: '2026-03-01T08:00:00Z', completedAt: '2026-03-02T08:00:00Z', totalDuration: 60 }

test('a course shows each time that one took it, and each attempt at its parts', async () => {
  const server = fakeServer()
  server.answer(readLearning, makeContainer({ state: 'IN_PROGRESS' }))
  server.answer(listNextContainers, [])
  server.answer(listContainerHistory, [{ id: 1, period: 1, edition: 1, state: 'FAILED', mark: 40, ...at }])
  server.answer(listComponentHistory, [
    {
      id: 7,
      containerChildId: 1,
      name: { en: 'Test', de: 'Prüfung' },
      attempt: 2,
      mark: 55,
      stateLabel: 'PASSED',
      ...at,
    },
  ])
  const { user } = showApplication('/my-learning/5', { server, as: { permissions: ['learning.take'] } })
  await user.click(await screen.findByRole('button', { name: 'Wie es bisher lief' }))
  const times = within(await screen.findByRole('list', { name: 'Jedes Mal, das Sie ihn bearbeitet haben' }))
  times.getByText('nicht bestanden')
  const attempts = within(screen.getByRole('list', { name: 'Versuche an seinen Teilen' }))
  attempts.getByText('Prüfung, Versuch 2')
  expect(attempts.getByText('bestanden')).toBeTruthy()
})
