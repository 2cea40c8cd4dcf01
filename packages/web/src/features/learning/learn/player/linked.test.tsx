import { launchComponent, type LaunchData } from '@oktant/contract/learning/own/launches.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { listNextContainers } from '@oktant/contract/learning/catalogue.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeChild, makeContainer } from '../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const learner = { permissions: ['learning.take' as const] }
const first = makeChild(1, { name: { en: 'Reading', de: 'Lesen' } })
const second = makeChild(2, { name: { en: 'Film', de: 'Film' } })

function serverFor(opened: Partial<LaunchData>) {
  const server = fakeServer()
  server.answer(readLearning, makeContainer({ children: [first, second] }))
  server.answer(listNextContainers, [])
  server.answer(launchComponent, {
    containerChildId: 1,
    containerId: 5,
    componentId: 3,
    categoryId: 1,
    name: first.name,
    description: { en: '', de: '' },
    html: { en: '<p>Take the rope.</p>', de: '<p>Nehmen Sie das Seil.</p>' },
    path: null,
    completion: 'read',
    launch: 'token',
    componentLog: { id: 1, mark: null, totalDuration: 0, stateLabel: 'IN_PROGRESS', location: '' },
    ...opened,
  })
  return server
}

test('a page of others that stays empty here is opened in a window of its own', async () => {
  const path = 'https://elsewhere.test/knots'
  const server = serverFor({ categoryId: 9, path, completion: 'acknowledged' })
  const { user } = showApplication('/my-learning/5', { server, as: learner })
  await user.click(await screen.findByRole('button', { name: /^Lesen/ }))
  const way = await screen.findByRole('link', { name: 'In neuem Fenster öffnen' })
  expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual([path, '_blank'])
})

test('what goes with a part is offered beside it and opened', async () => {
  const server = serverFor({ linked: { containerChildId: 2, name: second.name } })
  const { user } = showApplication('/my-learning/5', { server, as: learner })
  await user.click(await screen.findByRole('button', { name: /^Lesen/ }))
  await user.click(await screen.findByRole('button', { name: 'Gehört dazu: Film' }))
  await waitFor(() =>
    expect(server.callsOf(launchComponent)).toMatchObject([
      { params: { key: '1' } },
      { params: { key: '2' } },
    ]),
  )
})
