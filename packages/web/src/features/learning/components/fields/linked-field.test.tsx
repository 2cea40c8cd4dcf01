import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  listComponents,
  readComponent,
  updateComponent,
} from '@oktant/contract/learning/components/components.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeComponentView } from '../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const author = { permissions: ['content.administer' as const] }
const row = {
  id: 12,
  title: { en: 'Bowline', de: 'Palstek' },
  categoryId: 4,
  contentType: null,
  status: 'active' as const,
  minutes: null,
  courses: 0,
  changedAt: '2026-11-20T09:00:00Z',
}

function setUp(own: Parameters<typeof makeComponentView>[0] = {}) {
  const server = fakeServer()
  const component = makeComponentView({
    categoryId: 15,
    url: 'https://example.org',
    completion: 'opened',
    ...own,
  })
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(readComponent, component)
  server.answer(updateComponent, { ...component, revision: 2 })
  server.answer(listComponents, { content: [row], totalElements: 1, totalPages: 1, number: 0 })
  const { user } = showApplication('/administration/components/11', { server, as: author })
  const save = () => user.click(screen.getByRole('button', { name: 'Speichern' }))
  return { server, user, save }
}

test('another component is found by its title, linked and sent', async () => {
  const { server, user, save } = setUp()
  await user.type(await screen.findByRole('searchbox', { name: 'Verknüpfter Baustein' }), 'pal')
  await user.click(await screen.findByRole('button', { name: /Palstek/ }))
  screen.getByText('Verknüpft mit Palstek')
  await save()
  await waitFor(() => expect(server.callsOf(updateComponent)).toHaveLength(1))
  expect(server.callsOf(updateComponent)).toMatchObject([{ body: { linkedComponent: 12 } }])
})

test('a link is taken away, also one with a component that was removed', async () => {
  const { server, user, save } = setUp({ linkedComponent: 12, linkedTitle: null })
  await screen.findByText('Verknüpft mit einem entfernten Baustein')
  await user.click(screen.getByRole('button', { name: 'Verknüpfung entfernen' }))
  await save()
  await waitFor(() => expect(server.callsOf(updateComponent)).toHaveLength(1))
  expect(server.callsOf(updateComponent)).toMatchObject([{ body: { linkedComponent: null } }])
})
