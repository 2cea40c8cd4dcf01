import { listNextContainers } from '@oktant/contract/learning/catalogue.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { query } from '../../../../lib/api/query-client.ts'
import { makeChild, makeContainer } from '../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const part = makeChild(1, { name: { en: 'Reading', de: 'Lesen' }, completion: 'acknowledged' })
const begun = { ...part, state: 'IN_PROGRESS', why: { code: 'under_way' } } as const
const launched = {
  containerChildId: 1,
  containerId: 5,
  componentId: 3,
  categoryId: 1,
  name: part.name,
  description: { en: '', de: '' },
  html: { en: '<p>Take the rope.</p>', de: '<p>Nehmen Sie das Seil.</p>' },
  path: null,
  completion: 'acknowledged' as const,
  launch: 'token',
  componentLog: { id: 1, mark: null, totalDuration: 0, stateLabel: 'IN_PROGRESS' as const, location: '' },
}

async function openPart() {
  const server = fakeServer()
  server.answer(readLearning, makeContainer({ children: [part] }))
  server.answer(listNextContainers, [])
  server.answerBy(launchComponent, () => {
    server.answer(readLearning, makeContainer({ state: 'IN_PROGRESS', children: [begun] }))
    return launched
  })
  const { user } = showApplication('/my-learning/5', { server, as: { permissions: ['learning.take'] } })
  await user.click(await screen.findByRole('button', { name: 'Beginnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Lesen' }))
  await dialog.findByText('Nehmen Sie das Seil.')
  return { server, user }
}

test('who leaves a part that they have begun without a connection finds their course begun', async () => {
  const { server, user } = await openPart()
  await waitFor(() => expect(server.callsOf(readLearning)).toHaveLength(2))
  for (const entry of [readLearning, saveLaunch]) server.unreachable(entry)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('button', { name: 'Fortsetzen' })
})

test('once the connection is back, the course is read again', async () => {
  const { server, user } = await openPart()
  for (const entry of [readLearning, saveLaunch]) server.unreachable(entry)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(query.isFetching()).toBe(0))
  server.answer(readLearning, makeContainer({ state: 'PASSED', passed: true, children: [begun] }))
  act(() => void dispatchEvent(new Event('offline')))
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByRole('button', { name: 'Noch einmal ansehen' })
})
