import { launchEmbedded, previewComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../../test/show.tsx'

const shown = {
  containerChildId: null,
  containerId: null,
  componentId: 3,
  categoryId: 1,
  name: { en: 'Knots', de: 'Knoten' },
  description: { en: '', de: '' },
  html: { en: '<p>Take the rope.</p>', de: '<p>Nehmen Sie das Seil.</p>' },
  path: null,
  completion: 'read' as const,
  launch: null,
  componentLog: null,
}

test('an author sees a component as a learner does, and comes back', async () => {
  const server = fakeServer()
  server.answer(previewComponent, shown)
  showApplication('/administration/components/3/preview', {
    server,
    as: { permissions: ['content.administer'] },
  })
  await screen.findByText('Nehmen Sie das Seil.')
  const back = screen.getByRole('link', { name: 'Zurück zum Baustein' })
  expect(back.getAttribute('href')).toMatch(/administration\/components\/3$/)
})

test('a file for another program is offered once, where taking it counts', async () => {
  const server = fakeServer()
  const type = 'application/octet-stream'
  const file = { id: 8, name: 'brief.docx', use: 'office' as const, type, bytes: 180, address: '/file/8' }
  const media = { file, captions: [], downloadable: true, share: 80 }
  server.answer(previewComponent, { ...shown, media })
  showApplication('/administration/components/3/preview', {
    server,
    as: { permissions: ['content.administer'] },
  })
  await screen.findByText('brief.docx')
  expect(screen.getAllByRole('button', { name: 'Herunterladen' })).toHaveLength(1)
})

test('another page shows one part of a course by itself', async () => {
  const server = fakeServer()
  server.answer(launchEmbedded, { ...shown, containerChildId: 7, containerId: 5, launch: 'token' })
  showApplication('/embedded/7/false/true', { server, as: { permissions: ['learning.take'] } })
  await screen.findByRole('heading', { level: 1, name: 'Knoten' })
  expect(server.callsOf(launchEmbedded)).toMatchObject([{ params: { id: '7' } }])
  expect(screen.queryByRole('button', { name: 'Zum Inhalt springen' })).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('what went on elsewhere is opened here again with one press', async () => {
  const server = fakeServer()
  const own = { containerChildId: 7, containerId: 5, completion: 'acknowledged' as const }
  server.answer(launchEmbedded, { ...shown, ...own, launch: 'token' })
  const { user } = showApplication('/embedded/7/0/1', { server, as: { permissions: ['learning.take'] } })
  server.refuse(saveLaunch, 'launched_elsewhere')
  await user.click(await screen.findByRole('button', { name: 'Ich habe dies gelesen und verstanden' }))
  await screen.findByText(/Dort geht es weiter/)
  server.answer(launchEmbedded, { ...shown, ...own, launch: 'another' })
  await user.click(screen.getByRole('button', { name: 'Hier fortsetzen' }))
  await screen.findByRole('button', { name: 'Ich habe dies gelesen und verstanden' })
  expect(screen.queryByText(/Dort geht es weiter/)).toBeNull()
  expect(server.callsOf(launchEmbedded)).toHaveLength(2)
})

test('a part that another page names wrongly, or that was removed, is said so with a way on, and is not tried again', async () => {
  const server = fakeServer()
  server.refuse(launchEmbedded, 'container_child_invalid')
  const first = showApplication('/embedded/7/0/1', { server, as: { permissions: ['learning.take'] } })
  await screen.findByText(/Ungültiger Kursbestandteil/)
  screen.getByRole('link', { name: 'Zur Startseite' })
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
  first.unmount()
  server.refuse(launchEmbedded, 'deleted_resource_launch', { value: 'Knoten' })
  showApplication('/embedded/7/0/1', { server, as: { permissions: ['learning.take'] } })
  await screen.findByText('Die gelöschte Ressource „Knoten“ kann nicht geöffnet werden')
})
