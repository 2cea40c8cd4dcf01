import { listNextContainers } from '@oktant/contract/catalogue.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/launches.ts'
import {
  type Container,
  type ContainerChild,
  moveToNewEdition,
  readLearning,
  readPublicLearning,
} from '@oktant/contract/learning.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeChild, makeContainer } from '../../../test/make-courses.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const learner = { permissions: ['learning.take' as const] }

const first = makeChild(1, { name: { en: 'Reading', de: 'Lesen' }, completion: 'acknowledged' })
const second = makeChild(2, {
  name: { en: 'Writing', de: 'Schreiben' },
  enabled: false,
  locked: { code: 'previous_missing', text: first.name },
})

function serverWith(own: Partial<Container> = {}, children: ContainerChild[] = [first, second]) {
  const server = fakeServer()
  server.answer(readLearning, makeContainer({ children, ...own }))
  server.answer(listNextContainers, [])
  return server
}

test('a course shows its parts, what locks them and how far one is', async () => {
  showApplication('/my-learning/5', { server: serverWith(), as: learner })
  await screen.findByRole('heading', { level: 1, name: 'Knoten' })
  screen.getByText('Öffnet sich, wenn Sie Lesen erledigt haben.')
  screen.getByText('Noch nicht begonnen.')
  const way = within(screen.getByRole('navigation', { name: 'Der Weg hierher' }))
  expect(way.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Start', 'Segment 1'])
  await waitFor(() => expect(document.title).toBe('Knoten · Oktant'))
})

test('a part is opened, read and acknowledged, and the server hears of it', async () => {
  const server = serverWith()
  server.answer(launchComponent, {
    containerChildId: 1,
    containerId: 5,
    componentId: 3,
    categoryId: 1,
    name: first.name,
    description: { en: '', de: '' },
    html: { en: '<p>Take the rope.</p>', de: '<p>Nehmen Sie das Seil.</p>' },
    path: null,
    completion: 'acknowledged',
    launch: 'token',
    componentLog: { id: 1, mark: null, totalDuration: 0, stateLabel: 'IN_PROGRESS', location: '' },
  })
  server.answer(saveLaunch, {
    componentLog: { id: 1, mark: null, totalDuration: 3, stateLabel: 'COMPLETED' },
    containerLog: {
      percent: 50,
      mark: null,
      state: 'IN_PROGRESS',
      why: { code: 'children_left', count: 1, of: 2 },
      passed: false,
    },
    savedAt: '2026-11-21T08:00:00Z',
  })
  const { user } = showApplication('/my-learning/5', { server, as: learner })
  await user.click(await screen.findByRole('button', { name: 'Lesen beginnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Lesen' }))
  await dialog.findByText('Nehmen Sie das Seil.')
  await user.click(dialog.getByRole('button', { name: 'Ich habe dies gelesen und verstanden' }))
  await dialog.findByText('Erledigt')
  expect(server.callsOf(saveLaunch)).toMatchObject([
    { params: { key: '1' }, body: { launch: 'token', done: 'acknowledged' } },
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a visitor sees the course and is asked to sign in to start it', async () => {
  const server = fakeServer()
  server.answer(
    readPublicLearning,
    makeContainer({ children: [first], percent: null, can: { launch: false, edit: false, moveOn: false } }),
  )
  const { user, router } = showApplication('/my-learning/5', { server })
  await user.click(await screen.findByRole('link', { name: 'Anmelden und beginnen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(
    localStorage.getItem('oktant.return-path') ?? sessionStorage.getItem('oktant.return-path'),
  ).toContain('/my-learning/5')
})

test('a new edition is offered, and taken only when one asks for it', async () => {
  const server = serverWith({
    can: { launch: true, edit: false, moveOn: true },
    hasNewEdition: true,
    state: 'IN_PROGRESS',
  })
  server.answer(moveToNewEdition, makeContainer({ children: [first] }))
  const { user } = showApplication('/my-learning/5', { server, as: learner })
  await user.click(await screen.findByRole('button', { name: 'Mit der neuen Ausgabe weitermachen' }))
  expect(server.callsOf(moveToNewEdition)).toHaveLength(1)
})

test('a course that opened again says why, until when, and that the earlier proof stays', async () => {
  const period = {
    number: 2,
    by: 'recertification' as const,
    openedAt: '2026-11-01T08:00:00Z',
    dueOn: '2026-12-01',
    passedBefore: '2025-12-01T08:00:00Z',
  }
  showApplication('/my-learning/5', { server: serverWith({ period }), as: learner })
  await screen.findByRole('heading', { name: 'Für einen neuen Zeitraum geöffnet' })
  screen.getByText('Bitte schließen Sie ihn bis zum 1. Dez. 2026 ab.')
  screen.getByText('Am 1. Dez. 2025 haben Sie ihn bestanden; das bleibt festgehalten.')
})

test('a course that does not exist says so', async () => {
  const server = fakeServer()
  server.refuse(readLearning, 'container_not_found')
  showApplication('/my-learning/99', { server, as: learner })
  await screen.findByRole('heading', { name: 'Kurs nicht gefunden' })
})

test('a failure is told, and the course is loaded again on demand', async () => {
  const server = serverWith()
  server.refuseOnce(readLearning, 'overloaded')
  const { user } = showApplication('/my-learning/5', { server, as: learner })
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  await screen.findByRole('heading', { level: 1, name: 'Knoten' })
})
