import { launchEmbedded, previewComponent } from '@oktant/contract/launches.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

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

test('another page shows one part of a course by itself', async () => {
  const server = fakeServer()
  server.answer(launchEmbedded, { ...shown, containerChildId: 7, containerId: 5, launch: 'token' })
  showApplication('/embedded/7/false/true', { server, as: { permissions: ['learning.take'] } })
  await screen.findByRole('heading', { level: 1, name: 'Knoten' })
  expect(server.callsOf(launchEmbedded)).toMatchObject([{ params: { id: '7' } }])
  expect(screen.queryByRole('button', { name: 'Zum Inhalt springen' })).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})
